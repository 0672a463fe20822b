export declare const nodeOf: (
  major: number,
  folder: string,
) => {
  readonly version: string;
  readonly binary: string;
};

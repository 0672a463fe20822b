/** Unpacks a stream of bytes if it is gzip, which its first two bytes tell; any other stream goes through as it is. */
import * as Channel from "effect/Channel";
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import * as Sink from "effect/Sink";
import * as Stream from "effect/Stream";

/** The packed data is damaged, or ends too early. */
export class BrokenGzip extends Schema.TaggedError<BrokenGzip>()("BrokenGzip", {}) {}

const magic = [0x1f, 0x8b];

interface Head {
  readonly chunks: ReadonlyArray<Uint8Array>;
  readonly length: number;
}

const head = Sink.fold(
  (): Head => ({ chunks: [], length: 0 }),
  ({ length }) => length < magic.length,
  ({ chunks, length }, chunk: Uint8Array) =>
    // A copy: whoever gave the chunk may use its memory again before the second byte is here.
    Effect.succeed({ chunks: [...chunks, new Uint8Array(chunk)], length: length + chunk.length }),
);

const isGzip = ({ chunks }: Head): boolean => {
  const bytes = chunks.flatMap((chunk) => [...chunk.subarray(0, magic.length)]);
  return magic.every((byte, index) => bytes[index] === byte);
};

const unpack = <E, R>(packed: Stream.Stream<Uint8Array, E, R>): Stream.Stream<Uint8Array, E | BrokenGzip, R> =>
  Stream.pipeThroughChannel(
    packed,
    Channel.fromTransformStream<E, Uint8Array, Uint8Array, BrokenGzip>({
      // The DOM's types want a buffer that is not shared, which no platform asks for.
      evaluate: () => new DecompressionStream("gzip") as unknown as TransformStream<Uint8Array, Uint8Array>,
      onError: () => new BrokenGzip(),
    }),
  );

export const gunzip = <E, R>(bytes: Stream.Stream<Uint8Array, E, R>): Stream.Stream<Uint8Array, E | BrokenGzip, R> =>
  Stream.unwrap(
    Effect.map(Stream.peel(bytes, head), ([first, rest]): Stream.Stream<Uint8Array, E | BrokenGzip> => {
      const whole = Stream.concat(Stream.fromIterable(first.chunks), rest);
      return isGzip(first) ? unpack(whole) : whole;
    }),
  );

const started = process.ppid;

/**
 * Calls back when npm ends. Told to terminate, npm ends itself and the shell between, but not what that shell runs:
 * without this, the servers would stay behind.
 */
export const onParentGone = (gone) => {
  if (process.env.npm_lifecycle_event === undefined) return;
  const timer = setInterval(() => {
    if (process.ppid === started) return;
    clearInterval(timer);
    gone();
  }, 500);
  timer.unref();
};

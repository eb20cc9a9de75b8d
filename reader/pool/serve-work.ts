// The child's side: runs in a process of its own, started by child-process.ts.

/** Messages from a child to its pool. */
export type FromChild<Answer> = { ready: true } | { answer: Answer } | { cannotStart: string };

/** Loads, then processes tasks sequentially. An error thrown by `work` ends the process, and with it anything left behind. */
export async function serveWork<Options, Work, Answer>(
  load: (options: Options) => Promise<(work: Work) => Promise<Answer>>,
): Promise<void> {
  const notify = (message: FromChild<Answer>) => process.send?.(message);
  // An ordinary exit would wait for native code that is still decoding.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  try {
    const work = await load(JSON.parse(process.argv[2] ?? 'null') as Options);
    process.on('message', async (order: Work) => notify({ answer: await work(order) }));
    notify({ ready: true });
  } catch (error) {
    notify({ cannotStart: String(error) });
    process.disconnect();
  }
}

// Loaded into a server before it starts. On PAUSES_PORT it tells, and forgets, how long the main thread worked at most without
// letting another call have its turn, in ms of processor time: time that a busy machine gives to others doesn't count.
import { createServer } from 'node:http';
import { isMainThread } from 'node:worker_threads';

const used = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

if (isMainThread && process.env.PAUSES_PORT) {
  let longest = 0;
  let before = used();
  const turn = () => {
    const now = used();
    longest = Math.max(longest, now - before);
    before = now;
    setTimeout(turn, 1).unref();
  };
  turn();
  const notify = createServer((_, answer) => {
    answer.end(String(longest));
    longest = 0;
  });
  notify.listen(Number(process.env.PAUSES_PORT), '127.0.0.1').unref();
}

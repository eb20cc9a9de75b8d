// npm run dev: the server, restarted when a file changes, behind Vite's servers for the applicant's app and the console. Both are at
// one address, http://localhost:5173 and below it /staff/.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { viteDev } from './vite-dev.ts';

const api = `http://127.0.0.1:${process.env.PORT || 3000}`;
const env = { ...process.env, API_URL: api, PUBLIC_URL: process.env.PUBLIC_URL || 'http://localhost:5173' };
const children = [
  run(['--watch', '--watch-preserve-output', 'server/main.ts']),
  ...(['applicant', 'staff'] as const).map((app) => run(viteDev(app))),
];
const stop = () => children.forEach((child) => void child.kill('SIGTERM'));
process.on('SIGINT', stop).on('SIGTERM', stop).on('disconnect', stop);
// One is useless without the other.
await Promise.race(children.map((child) => once(child, 'exit')));
stop();
await Promise.all(children.map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')));
process.disconnect?.();

function run(args: string[]): ChildProcess {
  return spawn(process.execPath, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
}

import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * Runs a program in the foreground for us: same terminal, signals passed on, its exit code returned
 * (128 + signal number when a signal ended it). The program holds an IPC channel whose end tells it that
 * we were killed; when npm itself is killed, the program is asked to stop, so nothing keeps the port.
 */
export function launch(node, args, options = {}) {
  const child = spawn(node, args, { ...options, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const watch = process.env.npm_lifecycle_event ? watchParent(() => child.kill('SIGTERM')) : null;
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      resolve(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });
}

function watchParent(gone) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    gone();
  }, 200);
  return timer.unref();
}

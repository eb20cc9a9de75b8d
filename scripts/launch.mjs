import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

/**
 * Runs a program in the foreground for us: same terminal, signals passed on, its exit code returned
 * (128 + signal number when a signal ended it). The program holds an IPC channel whose end tells it that
 * we were killed; when npm itself is killed, the program is asked to stop, so nothing keeps the port.
 */
export function launch(node, args, options = {}) {
  const env = { ...settings, ...process.env, ...options.env };
  const child = spawn(node, args, { ...options, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const watch = process.env.npm_lifecycle_event ? watchNpm(() => child.kill('SIGTERM')) : null;
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      resolve(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });
}

const settings = {
  // The C library keeps a heap per thread, and pictures fragment each of them; two heaps take a fifth less memory.
  MALLOC_ARENA_MAX: '2',
  // A compile cache for the next start.
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)),
};

function watchNpm(gone) {
  const started = whoStartedUs();
  const timer = setInterval(() => {
    if (started.every(isThere)) return;
    clearInterval(timer);
    gone();
  }, 200);
  return timer.unref();
}

// npm runs scripts through a shell, which may sit between the two processes and would outlive npm.
function whoStartedUs() {
  const { name, parent } = describe(process.ppid);
  return /^(ba|da|z|k)?sh$/.test(name) ? [process.ppid, parent] : [process.ppid];
}

function describe(pid) {
  try {
    const text =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^\d+ \((.*)\) . (\d+).*$/s, '$2 $1')
        : execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    const [, parent, name] = /^(\d+)\s+(?:.*\/)?(.*)$/.exec(text);
    return { name, parent: Number(parent) };
  } catch {
    return { name: '', parent: 0 };
  }
}

function isThere(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { limitedCommand, lowerPriority, type ProcessLimits } from './limited-command.ts';
import { type ProcessWatch, type ResourceUse, watchProcess } from './resource-use.ts';
import type { FromChild } from './serve-work.ts';

export interface ChildProgram {
  /** A module that calls `serveWork`. */
  script: URL;
  /** Options for `serveWork` to load with; plain data. */
  options?: unknown;
  /** Flags of Node, such as the size of its heap. */
  flags?: string[];
  /** Environment variables for the C library and the like, in addition to the bare environment. */
  environment?: Record<string, string>;
  limits: ProcessLimits;
}

/** A worker process, as its pool sees it. */
export class PoolChild<Work, Answer> {
  readonly #process: ChildProcess;
  readonly #watch: ProcessWatch | null;
  #reason = 'it ended by itself';
  /** Resolves with the reason when the process is gone. */
  readonly ended: Promise<string>;

  constructor(program: ChildProgram, hear: (message: FromChild<Answer>) => void) {
    const { script, options = null, flags = [], environment, limits } = program;
    const args = [process.execPath, ...flags, fileURLToPath(script), JSON.stringify(options)];
    const [command, commandArgs] = limitedCommand(limits, args);
    // Its output is ignored: libraries print messages about broken files, and our log has its own form.
    this.#process = outsideCalls(() =>
      spawn(command, commandArgs, {
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        serialization: 'advanced',
        env: { ...bareEnvironment(), ...environment },
      }),
    );
    const { pid } = this.#process;
    lowerPriority(pid, limits);
    this.#watch = pid === undefined ? null : watchProcess(pid);
    this.#process.on('message', (message) => {
      const said = message as FromChild<Answer>;
      if ('cannotStart' in said) this.#reason = said.cannotStart;
      else hear(said);
    });
    this.ended = new Promise((resolve) => {
      this.#process.on('error', (error) => resolve(String(error)));
      this.#process.on('exit', () => resolve(this.#reason));
    });
    void this.ended.then(() => this.#watch?.close());
    endWithUs(this.#process);
  }

  give(work: Work): void {
    // If the process has just ended, its exit reports that.
    if (this.#process.connected) this.#process.send(work as object, () => {});
  }

  kill(reason = this.#reason): void {
    this.#reason = reason;
    this.#process.kill('SIGKILL');
  }

  use(): ResourceUse | null {
    return this.#watch?.use() ?? null;
  }

  /** Whether this child keeps our own process running. */
  holdUs(hold: boolean): void {
    if (hold) {
      this.#process.ref();
      this.#process.channel?.ref();
    } else {
      this.#process.unref();
      this.#process.channel?.unref();
    }
  }
}

/** An environment without secrets or database addresses, in case a file takes control of the process. */
function bareEnvironment(): NodeJS.ProcessEnv {
  const passed = Object.entries(process.env).filter(([name]) => PASSED_ON.includes(name));
  return { ...Object.fromEntries(passed), ...OWN };
}

// A process outlives the call that happens to start it, and what it reports later is no part of that call's trace.
const outsideCalls = AsyncLocalStorage.snapshot();

const PASSED_ON = ['PATH', 'TMPDIR', 'LANG', 'LC_ALL', 'TZ', 'LD_LIBRARY_PATH', 'NODE_COMPILE_CACHE'];
const OWN = {
  // The library that runs the models would otherwise send telemetry.
  ORT_DISABLE_TELEMETRY: '1',
  // The C library keeps a heap per thread, and each would be fragmented by pictures.
  MALLOC_ARENA_MAX: '2',
};

const running = new Set<ChildProcess>();

function endWithUs(child: ChildProcess): void {
  if (running.size === 0) process.on('exit', killAll);
  running.add(child);
  child.on('exit', () => {
    running.delete(child);
    if (running.size === 0) process.off('exit', killAll);
  });
}

function killAll(): void {
  for (const child of running) child.kill('SIGKILL');
}

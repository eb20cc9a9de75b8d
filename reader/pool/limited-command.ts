import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Lifetime limits of a child process, enforced by the operating system. */
export interface ProcessLimits {
  /** MB of memory on top of what an empty Node process reserves. */
  memory: number;
  /** Seconds of processor time. */
  computing: number;
  /** Scheduling niceness, 0 to 19. */
  niceness: number;
}

/**
 * A command line that runs Node under limits. Limits that the system doesn't support (memory on macOS) are skipped. Without a
 * shell, as in some images, util-linux sets the limits, and `lowerPriority` sets the niceness.
 */
export function limitedCommand(
  limits: ProcessLimits,
  args: string[],
  hasShell = SHELL_EXISTS,
): [command: string, args: string[]] {
  const memory = (NODE_RESERVES + limits.memory) * 1024;
  if (!hasShell) {
    const own = ['--core=0', `--data=${memory * 1024}`, `--cpu=${limits.computing}`];
    return ['prlimit', [...own, 'setpriv', '--pdeathsig', 'KILL', ...args]];
  }
  return [SHELL, ['-c', script, 'sh', ...[memory, limits.computing, limits.niceness].map(String), ...args]];
}

/** Sets the niceness of a child that was just started, on systems where no shell did it. */
export function lowerPriority(pid: number | undefined, { niceness }: ProcessLimits): void {
  if (SHELL_EXISTS || !pid) return;
  try {
    setPriority(pid, niceness);
  } catch {
    // It has already ended, and its pool is notified of that.
  }
}

// No core files: they would contain what a stranger sent. Where setpriv is available, the kernel sends SIGKILL to a child whose
// parent is killed.
const script = `
ulimit -c 0 2>/dev/null
ulimit -d "$1" 2>/dev/null
ulimit -t "$2" 2>/dev/null
niceness=$3
shift 3
if setpriv --pdeathsig KILL true 2>/dev/null; then exec setpriv --pdeathsig KILL nice -n "$niceness" "$@"; fi
exec nice -n "$niceness" "$@"
`;

/** MB, mostly V8's address range for compiled code. It counts as data, although almost all of it is unused. */
const NODE_RESERVES = 600;

const SHELL = '/bin/sh';
const SHELL_EXISTS = existsSync(SHELL);

/** Lifetime limits of a child process, enforced by the operating system. */
export interface ProcessLimits {
  /** MB of memory on top of what an empty Node process reserves. */
  memory: number;
  /** Seconds of processor time. */
  computing: number;
  /** Scheduling niceness, 0 to 19. */
  niceness: number;
}

/** A command line that runs Node under limits. Limits the system lacks (memory on macOS) are skipped. */
export function limitedCommand(limits: ProcessLimits, args: string[]): [command: string, args: string[]] {
  const memory = (NODE_RESERVES + limits.memory) * 1024;
  return ['/bin/sh', ['-c', script, 'sh', ...[memory, limits.computing, limits.niceness].map(String), ...args]];
}

// No core files: they would hold what a stranger sent. A child whose parent is killed gets SIGKILL from the kernel where
// setpriv can ask for it.
const script = `
ulimit -c 0 2>/dev/null
ulimit -d "$1" 2>/dev/null
ulimit -t "$2" 2>/dev/null
niceness=$3
shift 3
if setpriv --pdeathsig KILL true 2>/dev/null; then exec setpriv --pdeathsig KILL nice -n "$niceness" "$@"; fi
exec nice -n "$niceness" "$@"
`;

/** MB, mostly V8's address range for compiled code, which counts as data although almost unused. */
const NODE_RESERVES = 600;

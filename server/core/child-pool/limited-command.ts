/** What a child process may take in its whole life; the system itself ends one that takes more. */
export interface ProcessLimits {
  /** MB of memory beyond what an empty Node process reserves. */
  memory: number;
  /** Seconds of processor time. */
  computing: number;
  /** How far it stands back when processors are short, 0 to 19. */
  niceness: number;
}

/**
 * A command line that runs Node under limits. Where a limit is unknown to the system (macOS has no memory limit), the
 * rest still holds.
 */
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

/** MB: mostly the range in which V8 lays compiled code, which counts as data although next to none of it is used. */
const NODE_RESERVES = 600;

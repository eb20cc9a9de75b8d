/**
 * - `busy`: no waiting place is left. `closed`: the pool stops.
 * - `timeout`: it took too long without having computed much, so the machine is busy.
 * - `resources`: it took more processor time or memory than one piece of work may.
 * - `crashed`: its process ended.
 */
export type PoolFault = 'busy' | 'closed' | 'timeout' | 'resources' | 'crashed';

export class PoolError extends Error {
  readonly fault: PoolFault;
  /** Seconds until another try makes sense. */
  readonly retryAfter: number;

  constructor(fault: PoolFault, { message = fault as string, retryAfter = 5 } = {}) {
    super(message);
    this.name = 'PoolError';
    this.fault = fault;
    this.retryAfter = retryAfter;
  }

  /** Whether the same work may succeed later. */
  get passes(): boolean {
    return ['busy', 'closed', 'timeout'].includes(this.fault);
  }
}

/**
 * `busy`: the queue is full. `closed`: the pool is shutting down. `timeout`: took too long with little CPU time, so the
 * machine is busy. `resources`: exceeded its CPU time or memory. `crashed`: its process died.
 */
export type PoolFault = 'busy' | 'closed' | 'timeout' | 'resources' | 'crashed';

export class PoolError extends Error {
  readonly fault: PoolFault;
  /** Seconds to wait before retrying. */
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

import type { Pool, PoolClient } from 'pg';

type Query = (...given: unknown[]) => unknown;

/**
 * Lets a server appear to be killed between a commit and its response: as soon as the transaction that writes an audit entry of
 * `kind` has committed, no statement of this server reaches the database any more, until `revive`.
 */
export function killing(pool: Pool) {
  const seen = new WeakSet<PoolClient>();
  const writing = new WeakSet<PoolClient>();
  let awaited: string | null = null;
  let isDead = false;

  pool.on('acquire', (client) => {
    if (seen.has(client)) return;
    seen.add(client);
    const query = client.query.bind(client) as Query;
    client.query = ((...given: unknown[]) => {
      if (isDead) return refuse(given);
      const text = textOf(given);
      if (awaited && /insert into "?staff_audit/i.test(text) && JSON.stringify(given).includes(`"${awaited}"`))
        writing.add(client);
      if (!/^commit$/i.test(text) || !writing.has(client)) return query(...given);
      writing.delete(client);
      return Promise.resolve(query(...given)).then((result) => {
        isDead = true;
        return result;
      });
    }) as typeof client.query;
  });

  return {
    after(kind: string): void {
      awaited = kind;
    },
    /** Returns whether it was killed. */
    revive(): boolean {
      const was = isDead;
      isDead = false;
      awaited = null;
      return was;
    },
  };
}

function textOf([statement]: unknown[]): string {
  return typeof statement === 'string' ? statement : String((statement as { text?: string } | undefined)?.text);
}

function refuse(given: unknown[]): unknown {
  const error = Object.assign(new Error('killed'), { code: '57P01' });
  const done = given.at(-1);
  if (typeof done !== 'function') return Promise.reject(error);
  process.nextTick(() => done(error));
  return undefined;
}

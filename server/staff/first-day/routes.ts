import { firstDayEndpoints as calls } from '@volante/contract/staff/first-day/first-day.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../core/deps.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';
import { normalEmail } from '../accounts/invitations.ts';
import { writeMark } from './first-day-store.ts';
import { orderTests } from './message-tests.ts';
import { readFirstDay } from './read-first-day.ts';

/** What an installation needs before the first driver applies, for admins. */
export function register(app: FastifyInstance, deps: Deps): void {
  serveStaff(app, deps, calls.readFirstDay, () => readFirstDay(deps));
  serveStaff(app, deps, calls.sayDone, ({ account, body: { item }, note, transaction }) => {
    note({ item });
    return transaction(
      ({ db, now }) => writeMark(db, { item, state: 'done', account_id: account.id, at: now() }),
      readFirstDay,
    );
  });
  serveStaff(app, deps, calls.testMessages, async ({ account, body: { to }, note, transaction }) => {
    await deps.limits.spend('message_tests', account.id);
    return transaction(async (within) => {
      const channels = await orderTests(within, account.id, to);
      // Of a number nobody knows whose it is: accounts have none.
      note({ channels, ...(channels.includes('email') && { toOwn: normalEmail(to) === account.email }) });
    }, readFirstDay);
  });
}

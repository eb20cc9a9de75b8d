import { isRequestId } from '@volante/contract/fields/address.ts';
import { accountEndpoints as calls } from '@volante/contract/staff/administration/accounts.ts';
import type { FastifyInstance } from 'fastify';
import { hasAdvisor } from '../../../appointments/advisors/advisors.ts';
import type { Deps } from '../../../core/deps.ts';
import { serveStaff } from '../../../core/http/staff/serve-staff.ts';
import { brokenRule, brokenRules, Problem } from '../../../core/problem.ts';
import { type AccountRow, selectAccount } from '../../accounts/account-store.ts';
import { isOpenInvitation, markUsed } from '../../accounts/invitation-store.ts';
import { invite } from '../../accounts/invitations.ts';
import { deleteSessions } from '../../accounts/session-store.ts';
import { endFor } from '../../days.ts';
import { changeAccount } from './change-account.ts';
import { listPage, readListed } from './list-accounts.ts';

interface Asked {
  params: { accountId: string };
}

/** Accounts of the console and their roles. */
export function register(app: FastifyInstance, deps: Deps): void {
  const find = { find: ({ params }: Asked) => pick(params) };

  serveStaff(app, deps, calls.listAccounts, ({ query }) => listPage(deps, query));

  serveStaff(
    app,
    deps,
    calls.inviteAccount,
    ({ body: { email, roles, countries = [], endsOn = null, advisorId = null }, note, transaction }) =>
      transaction(async (within) => {
        if (advisorId !== null && !(await hasAdvisor(within.db, advisorId)))
          throw brokenRules(brokenRule('advisorId', 'invalid_value'));
        const endsAt = endFor('endsOn', endsOn, within.now());
        const made = await invite(within, { email, roles, countries, endsAt, advisorId });
        note({ invitationId: made.id, roles, countries, ...(endsAt && { endsAt: endsAt.toISOString() }), advisorId });
        return made;
      }),
  );

  serveStaff(app, deps, calls.changeAccount, find, ({ account, params, body, note, transaction }) =>
    transaction(
      (within) => changeAccount(within, account, params.accountId.toLowerCase(), body, note),
      (within) => readListed(within, params.accountId),
    ),
  );

  serveStaff(app, deps, calls.resetFactors, find, async ({ params, note, transaction }) => {
    const { email } = await pick(params);
    return transaction(async (within) => {
      const made = await invite(within, { email, roles: null, reset: true });
      note({ invitationId: made.id });
      return made;
    });
  });

  serveStaff(app, deps, calls.endSessions, find, ({ params, note, transaction }) =>
    transaction(async ({ db }) => {
      const ended = await deleteSessions(db, params.accountId);
      note({ ended });
      return { ended };
    }),
  );

  serveStaff(
    app,
    deps,
    calls.withdrawInvitation,
    {
      find: async ({ params: { invitationId } }) => {
        const isOpen = isRequestId(invitationId) && (await isOpenInvitation(deps.db, invitationId, deps.now()));
        if (!isOpen) throw new Problem('not_found_error');
      },
    },
    ({ params, transaction }) =>
      transaction(async ({ db }) => {
        await markUsed(db, params.invitationId, deps.now());
        return { withdrawn: true as const };
      }),
  );

  async function pick({ accountId }: Asked['params']): Promise<AccountRow> {
    const account = isRequestId(accountId) ? await selectAccount(deps.db, accountId) : null;
    if (!account) throw new Problem('not_found_error');
    return account;
  }
}

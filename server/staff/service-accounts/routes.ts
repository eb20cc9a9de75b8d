import { serviceAccountEndpoints as calls } from '@volante/contract/staff/administration/service-accounts.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../core/deps.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';
import {
  addServiceToken,
  changeServiceAccount,
  listServiceAccounts,
  makeServiceAccount,
  revokeServiceAccount,
  revokeServiceToken,
} from './service-accounts.ts';

/** The systems that may call the API, for admins. */
export function register(app: FastifyInstance, deps: Deps): void {
  serveStaff(app, deps, calls.listServiceAccounts, async () => ({
    items: await listServiceAccounts(deps.db),
    next: null,
  }));
  serveStaff(app, deps, calls.makeServiceAccount, { secretAnswer: true }, ({ account, body, note, transaction }) =>
    transaction(async (within) => {
      const made = await makeServiceAccount(within, account.id, body);
      note({ accountId: made.account.id, scopes: body.scopes });
      return made;
    }),
  );
  serveStaff(app, deps, calls.changeServiceAccount, ({ account, params, body, note, transaction }) => {
    note({ fields: Object.keys(body), ...(body.scopes && { scopes: body.scopes }) });
    return transaction((within) => changeServiceAccount(within, account.id, params.accountId, body));
  });
  serveStaff(app, deps, calls.addServiceToken, { secretAnswer: true }, ({ params, transaction }) =>
    transaction((within) => addServiceToken(within, params.accountId)),
  );
  serveStaff(app, deps, calls.revokeServiceToken, ({ params, transaction }) =>
    transaction((within) => revokeServiceToken(within, params.accountId, params.tokenId)),
  );
  serveStaff(app, deps, calls.revokeServiceAccount, ({ params, transaction }) =>
    transaction((within) => revokeServiceAccount(within, params.accountId)),
  );
}

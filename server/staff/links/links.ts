import type { LinkGiven } from '@volante/contract/staff/links/given.ts';
import {
  linkEndpoints as calls,
  type MadeLink,
  type RenewedLink,
  type ShownLink,
} from '@volante/contract/staff/links/link-calls.ts';
import { showReference } from '@volante/contract/staff/queue-row.ts';
import type { FastifyInstance } from 'fastify';
import { staff } from '../../applications/events.ts';
import { endOf } from '../../applications/link-age.ts';
import * as links from '../../applications/links.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ClockDeps, ConfigDeps, DbDeps, Deps } from '../../core/deps.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';
import type { StaffAccount, StaffApplicationFile, StaffSession } from '../../core/http/staff/staff-deps.ts';
import { brokenRule, brokenRules, Problem } from '../../core/problem.ts';
import { listLinkOpenings, listMailedLinks } from '../../notifications/mailed-links.ts';
import { holdAccounts } from '../accounts/account-store.ts';
import { refuseOtherCountry } from '../other-country.ts';
import { whyNotGiven } from '../queue/assign.ts';
import { updateAssignee } from '../queue/assignee-store.ts';
import { updateMailed } from './link-store.ts';
import { addressOfLink, findLinkChannels, sendLink, showSent } from './mail-link.ts';
import { findMatches } from './matches.ts';
import { type Opened, openFor, withStoredPhone } from './open-for.ts';
import { urlFor } from './shown-url.ts';

type LinkDeps = DbDeps & ClockDeps & ConfigDeps & Pick<Deps, 'messages'>;

/**
 * Opens an application. Throws a 422 at `phone`, at `country` if the account doesn't work there, and at `assigneeId` for an account that is
 * unknown or may not work on it.
 */
export function makeLink(
  deps: LinkDeps,
  account: StaffAccount,
  { assigneeId, ...given }: LinkGiven & { assigneeId?: string | undefined },
  about: (application: StaffApplicationFile) => void,
): Promise<MadeLink> {
  refuseOtherCountry(account, given.country);
  const whole = withStoredPhone(given);
  return transaction(deps, async (trx) => {
    const [assignee] = assigneeId === undefined ? [] : await holdAccounts(trx, [assigneeId]);
    if (assigneeId !== undefined && (!assignee || whyNotGiven(assignee, given.country, deps.now())))
      throw brokenRules(brokenRule('assigneeId', 'invalid_value'));
    const [made] = (await openFor(deps, trx, account.id, [whole])) as [Opened];
    const { applicationId } = made;
    if (assignee) await updateAssignee(trx, applicationId, assignee.id);
    about({ applicationId, stage: 'created', country: given.country, revision: 1 });
    return {
      applicationId,
      reference: showReference(String(made.reference)),
      url: addressOfLink(deps, made.requestId),
      channels: await findLinkChannels(deps, trx, applicationId),
    };
  });
}

/** Throws `not_found_error` if the link was revoked. */
async function showLink(deps: LinkDeps, session: StaffSession, applicationId: string): Promise<ShownLink> {
  const link = await links.readLiveLink(deps.db, applicationId);
  if (!link) throw new Problem('not_found_error');
  const sent = await listMailedLinks(deps.db, applicationId);
  return {
    ...urlFor(deps, session, link),
    createdAt: link.createdAt.toISOString(),
    validUntil: endOf(deps, link)?.toISOString() ?? null,
    openedOn: await listLinkOpenings(deps.db, applicationId),
    sent: sent.map(showSent),
    channels: await findLinkChannels(deps, deps.db, applicationId),
  };
}

/** Returns the new link, if this session may see it. */
export function renewLink(
  deps: LinkDeps,
  session: StaffSession,
  applicationId: string,
  reason: string,
): Promise<RenewedLink> {
  return transaction(deps, async (trx) => {
    const cause = { actor: staff(session.account.id), reason };
    await links.renewLink({ ...deps, db: trx }, applicationId, cause);
    await updateMailed(trx, applicationId, null);
    const link = await links.readLiveLink(trx, applicationId);
    return urlFor(deps, session, link as NonNullable<typeof link>);
  });
}

/** Throws `conflict_error` when the application has none. */
export function revokeLink(deps: LinkDeps, account: StaffAccount, applicationId: string, reason: string) {
  return transaction(deps, async (trx) => {
    await links.revokeLink({ ...deps, db: trx }, applicationId, { actor: staff(account.id), reason });
    await updateMailed(trx, applicationId, null);
  });
}

export function register(app: FastifyInstance, deps: Deps): void {
  serveStaff(app, deps, calls.makeLink, ({ account, body, about, transaction }) =>
    transaction((within) => makeLink(within, account, body, about)),
  );
  serveStaff(
    app,
    deps,
    calls.findMatches,
    {
      asks: true,
    },
    async ({ account, reach, body }) => {
      refuseOtherCountry(account, body.country);
      return { items: await findMatches(deps.db, reach, body) };
    },
  );
  serveStaff(app, deps, calls.showLink, async ({ session, application, note }) => {
    const shown = await showLink(deps, session, application.applicationId);
    if (shown.withheld) note({ withheld: shown.withheld });
    return shown;
  });
  serveStaff(app, deps, calls.renewLink, ({ session, application, body, note, transaction }) =>
    transaction(async (within) => {
      const renewed = await renewLink(within, session, application.applicationId, body.reason);
      if (renewed.withheld) note({ withheld: renewed.withheld });
      return renewed;
    }),
  );
  serveStaff(app, deps, calls.revokeLink, ({ account, application, body, transaction }) =>
    transaction(async (within) => {
      await revokeLink(within, account, application.applicationId, body.reason);
      return { revoked: true as const };
    }),
  );
  serveStaff(app, deps, calls.sendLink, ({ account, application, body, note, transaction }) => {
    note({ channel: body.channel });
    return transaction(async (within) => ({
      delivery: await sendLink(within, account, application.applicationId, body),
    }));
  });
}

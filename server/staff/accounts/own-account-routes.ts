import { isRequestId } from '@volante/contract/fields/address.ts';
import { ownAccountEndpoints as calls } from '@volante/contract/staff/own-account.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../core/deps.ts';
import { brokenRule, brokenRules, Problem } from '../../core/http/problem.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';
import { clearStaffCookie } from '../../core/http/staff/staff-cookie.ts';
import { originOf } from '../request-origin.ts';
import * as accounts from './account-store.ts';
import { changePassword, confirmFactor, confirmTotp, renewRecoveryCodes, startTotp } from './own-account.ts';
import { addPasskey, newPasskeyOptions, removePasskey } from './passkeys.ts';
import * as sessions from './session-store.ts';
import { viewMe } from './sessions.ts';

export function register(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const secret = { secretAnswer: true } as const;

  serveStaff(app, deps, calls.me, ({ session }) => viewMe(db, session));

  serveStaff(app, deps, calls.changeMe, async ({ session, account, body }) => {
    const { name = account.name, language = account.language, singleKeys = account.singleKeys } = body;
    await accounts.updateAccount(db, account.id, { name, language, single_keys: singleKeys });
    return viewMe(db, { ...session, account: { ...account, name, language, singleKeys } });
  });

  serveStaff(app, deps, calls.signOut, async ({ session, reply }) => {
    await sessions.deleteSessions(db, session.account.id, { only: session.sessionId });
    clearStaffCookie(deps.config, reply);
    reply.header('clear-site-data', '"cache"');
    return { signedOut: true as const };
  });

  serveStaff(app, deps, calls.stepUp, async ({ session, body }) => {
    const until = await confirmFactor(deps, session, confirmationOf(body));
    return { until: until.toISOString() };
  });

  serveStaff(app, deps, calls.ownSessions, async ({ session, account }) => {
    const rows = await sessions.selectSessionsOf(db, account.id);
    const items = rows.map((row) => ({
      id: row.id,
      startedAt: row.started_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
      ip: row.ip,
      device: row.device,
      current: row.id === session.sessionId,
    }));
    return { items, next: null };
  });

  serveStaff(app, deps, calls.endOwnSession, async ({ account, params }) => {
    const ended = isRequestId(params.sessionId)
      ? await sessions.deleteSessions(db, account.id, { only: params.sessionId })
      : 0;
    if (ended === 0) throw new Problem('not_found_error');
    return { ended };
  });

  serveStaff(app, deps, calls.endOtherSessions, async ({ account, session }) => ({
    ended: await sessions.deleteSessions(db, account.id, { but: session.sessionId }),
  }));

  serveStaff(app, deps, calls.changePassword, async ({ session, body, request }) => {
    await changePassword(deps, session, body, originOf(request));
    return viewMe(db, session);
  });

  serveStaff(app, deps, calls.newTotp, ({ account }) => startTotp(deps, account));
  serveStaff(app, deps, calls.confirmTotp, secret, async ({ account, body, request }) => ({
    recoveryCodes: await confirmTotp(deps, account, body.code, originOf(request)),
  }));

  serveStaff(app, deps, calls.newPasskeyOptions, ({ account }) => newPasskeyOptions(deps, account));
  serveStaff(app, deps, calls.addPasskey, async ({ session, account, body, request }) => {
    await addPasskey(deps, account, body, originOf(request));
    return viewMe(db, session);
  });
  serveStaff(app, deps, calls.removePasskey, async ({ session, account, params, request }) => {
    await removePasskey(deps, account, params.passkeyId, originOf(request));
    return viewMe(db, session);
  });

  serveStaff(app, deps, calls.newRecoveryCodes, async ({ account, request }) => ({
    recoveryCodes: await renewRecoveryCodes(deps, account, originOf(request)),
  }));
}

function confirmationOf({
  code,
  challenge,
  response,
}: {
  code?: string | undefined;
  challenge?: string | undefined;
  response?: Record<string, unknown> | undefined;
}) {
  if (code !== undefined) return { code };
  if (challenge !== undefined && response !== undefined) return { challenge, response };
  throw brokenRules(brokenRule('code', 'field_required'));
}

import { isRequestId } from '@volante/contract/fields/address.ts';
import { ownAccountEndpoints as calls } from '@volante/contract/staff/own-account.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../core/deps.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';
import { clearStaffCookie } from '../../core/http/staff/staff-cookie.ts';
import { brokenRule, brokenRules, Problem } from '../../core/problem.ts';
import * as accounts from './account-store.ts';
import { changePassword, confirmFactor, confirmTotp, renewRecoveryCodes, startTotp } from './own-account.ts';
import { addPasskey, newPasskeyOptions, removePasskey } from './passkeys.ts';
import * as sessions from './session-store.ts';
import { originOf, viewMe } from './sessions.ts';

export function register(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const secret = { secretAnswer: true } as const;

  serveStaff(app, deps, calls.me, ({ session }) => viewMe(db, session));

  serveStaff(app, deps, calls.changeMe, ({ session, account, body, note, transaction }) => {
    const { name = account.name, language = account.language } = body;
    const { singleKeys = account.singleKeys, dailyDigest = account.dailyDigest } = body;
    // Only what was sent: another tab may change something else at the same moment.
    const columns = {
      ...(body.name !== undefined && { name }),
      ...(body.language !== undefined && { language }),
      ...(body.singleKeys !== undefined && { single_keys: singleKeys }),
      ...(body.dailyDigest !== undefined && { daily_digest: dailyDigest }),
    };
    note({ fields: Object.keys(body), ...(body.dailyDigest !== undefined && { dailyDigest }) });
    return transaction(
      async (within) => {
        if (Object.keys(columns).length > 0) await accounts.updateAccount(within.db, account.id, columns);
      },
      (within) => viewMe(within.db, { ...session, account: { ...account, name, language, singleKeys, dailyDigest } }),
    );
  });

  serveStaff(app, deps, calls.signOut, async ({ session, reply, transaction }) => {
    const answer = await transaction(async (within) => {
      await sessions.deleteSessions(within.db, session.account.id, { only: session.sessionId });
      return { signedOut: true as const };
    });
    clearStaffCookie(deps.config, reply);
    reply.header('clear-site-data', '"cache"');
    return answer;
  });

  serveStaff(app, deps, calls.stepUp, ({ session, body, transaction }) =>
    confirmFactor(deps, session, confirmationOf(body), (change) =>
      transaction(change, (_, until) => ({ until: until.toISOString() })),
    ),
  );

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

  serveStaff(app, deps, calls.endOwnSession, ({ account, params, transaction }) =>
    transaction(async (within) => {
      const ended = isRequestId(params.sessionId)
        ? await sessions.deleteSessions(within.db, account.id, { only: params.sessionId })
        : 0;
      if (ended === 0) throw new Problem('not_found_error');
      return { ended };
    }),
  );

  serveStaff(app, deps, calls.endOtherSessions, ({ account, session, transaction }) =>
    transaction(async (within) => ({
      ended: await sessions.deleteSessions(within.db, account.id, { but: session.sessionId }),
    })),
  );

  serveStaff(app, deps, calls.changePassword, ({ session, body, request, transaction }) =>
    changePassword(deps, session, body, originOf(request), (change) =>
      transaction(change, (within) => viewMe(within.db, session)),
    ),
  );

  serveStaff(app, deps, calls.newTotp, ({ account, transaction }) =>
    transaction((within) => startTotp(within, account)),
  );
  serveStaff(app, deps, calls.confirmTotp, secret, ({ account, body, request, transaction }) =>
    transaction(async (within) => ({
      recoveryCodes: await confirmTotp(within, account, body.code, originOf(request)),
    })),
  );

  serveStaff(app, deps, calls.newPasskeyOptions, ({ account, transaction }) =>
    transaction((within) => newPasskeyOptions(within, account)),
  );
  serveStaff(app, deps, calls.addPasskey, ({ session, account, body, request, transaction }) =>
    transaction(
      (within) => addPasskey(within, account, body, originOf(request)),
      (within) => viewMe(within.db, session),
    ),
  );
  serveStaff(app, deps, calls.removePasskey, ({ session, account, params, request, transaction }) =>
    transaction(
      (within) => removePasskey(within, account, params.passkeyId, originOf(request)),
      (within) => viewMe(within.db, session),
    ),
  );

  serveStaff(app, deps, calls.newRecoveryCodes, ({ account, request, transaction }) =>
    transaction(async (within) => ({ recoveryCodes: await renewRecoveryCodes(within, account, originOf(request)) })),
  );
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

import { signInEndpoints as calls } from '@volante/contract/staff/sign-in.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { transaction } from '../../core/database/transaction.ts';
import type { Deps } from '../../core/deps.ts';
import { clientAddress } from '../../core/http/connection/client-address.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';
import { setStaffCookie } from '../../core/http/staff/staff-cookie.ts';
import type { StaffSession } from '../../core/http/staff/staff-deps.ts';
import { acceptInvitation, openInvitation } from './invitations.ts';
import { passkeyOptions, signInByPasskey } from './passkeys.ts';
import { originOf, startSession, viewMe } from './sessions.ts';
import { CHALLENGE_SECONDS, checkPassword, signInByCode } from './sign-in.ts';
import { rememberDevice, triedFrom } from './tries/known-device.ts';
import { beginTry } from './tries/throttle.ts';

export function register(app: FastifyInstance, deps: Deps): void {
  serveStaff(app, deps, calls.openInvitation, async ({ body, request }) => {
    const attempt = await beginTry(deps, triedFrom(deps, request));
    const opened = await openInvitation(deps, body.token);
    await attempt.wasRight();
    return opened;
  });

  serveStaff(app, deps, calls.acceptInvitation, async ({ body, request, reply }) => {
    const attempt = await beginTry(deps, triedFrom(deps, request));
    const { account, recoveryCodes } = await acceptInvitation(deps, body, originOf(request));
    await attempt.succeeded();
    const started = await transaction(deps, (trx) => startSession(deps, trx, account, originOf(request)));
    return { me: await letIn(reply, started, 'accepted_invitation', request), recoveryCodes };
  });

  serveStaff(app, deps, calls.signIn, async ({ body, request }) => {
    const challenge = await checkPassword(deps, body, triedFrom(deps, request));
    return { next: 'code' as const, challenge, expiresInSeconds: CHALLENGE_SECONDS };
  });

  serveStaff(app, deps, calls.signInByCode, async ({ body, request, reply }) => {
    const started = await signInByCode(deps, body, { ...originOf(request), ...triedFrom(deps, request) });
    return letIn(reply, started, 'signed_in', request);
  });

  serveStaff(app, deps, calls.passkeyOptions, () => passkeyOptions(deps));

  serveStaff(app, deps, calls.signInByPasskey, async ({ body, request, reply }) => {
    const started = await signInByPasskey(deps, body, { ...originOf(request), ...triedFrom(deps, request) });
    return letIn(reply, started, 'signed_in', request);
  });

  async function letIn(
    reply: FastifyReply,
    { token, session }: { token: string; session: StaffSession },
    kind: string,
    request: FastifyRequest,
  ) {
    const { account, sessionId } = session;
    await deps.staffGate.recordWrite({
      accountId: account.id,
      kind,
      ip: clientAddress(request),
      details: { sessionId },
    });
    setStaffCookie(deps.config, reply, token);
    rememberDevice(deps, request, reply, account.email);
    return viewMe(deps.db, session);
  }
}

import { MAX_FILE_BYTES } from '@volante/contract/documents/rules.ts';
import { obligorCards } from '@volante/contract/obligor/cards.ts';
import type { GuarantorView } from '@volante/contract/obligor/invitation.ts';
import { invitationEndpoints as calls } from '@volante/contract/obligor/invitation-calls.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseWhenClosed } from '../applications/applications.ts';
import type { Trx } from '../core/database/db.ts';
import { transaction } from '../core/database/transaction.ts';
import type { Deps } from '../core/deps.ts';
import { accessOf as deviceAccessOf } from '../core/http/devices/caller.ts';
import { isDrawing } from '../core/http/internal-calls.ts';
import { languageOf } from '../core/http/language.ts';
import { serve } from '../core/http/serve.ts';
import { brokenRule, brokenRules, Problem } from '../core/problem.ts';
import { readAccess } from '../devices/access.ts';
import { checkCode, sendCode } from '../devices/code.ts';
import type { Asking } from '../devices/known.ts';
import { askStaff } from '../devices/other-proofs.ts';
import { showMedia } from '../media/media.ts';
import { receiveUpload } from '../media/receive-upload.ts';
import { keepFiles } from '../media/upload.ts';
import { agree, findInvited, leave, refuse, refuseAnswered } from './guarantor.ts';
import { type InvitedFile, selectGuarantor } from './guarantor-store.ts';
import { guarantorViewOf } from './guarantor-view.ts';
import * as store from './invitation-store.ts';
import * as invitations from './invitations.ts';
import * as obligor from './obligor.ts';

export function register(app: FastifyInstance, deps: Deps): void {
  obligor.register(app, deps);
  invitations.register(app, deps);
  const options = {
    lookUp: (requestId: string, tokens: readonly Buffer[]) => findInvited(deps, requestId, tokens),
  };

  serve(app, deps, calls.getGuarantor, options, async ({ application, request }) => {
    if (!isDrawing(request)) await noteOpening(deps, application);
    return show(deps, application);
  });

  serve(app, deps, calls.uploadGuarantorCard, options, async ({ application, request, keepAnswer }) => {
    refuseDriver(application);
    refuseWhenClosed(application);
    await refuseAnswered(deps, application);
    return receiveCard(deps, application, request, keepAnswer);
  });

  serve(app, deps, calls.readGuarantorCard, options, async ({ application, body }) => {
    refuseDriver(application);
    return obligor.proposeObligor(deps, application, body.mediaId, application.invitationId);
  });

  serve(app, deps, calls.agreeToGuarantee, options, async ({ application, body, request, ip }) => {
    refuseDriver(application);
    const device = String(request.headers['user-agent'] ?? '').slice(0, 300);
    await agree(deps, application, body, { ip, device });
    return show(deps, application);
  });

  serve(app, deps, calls.refuseToGuarantee, options, async ({ application, body }) => {
    refuseDriver(application);
    await refuse(deps, application, body);
    return show(deps, application);
  });

  serve(app, deps, calls.getGuarantorAccess, options, ({ application }) => readAccess(deps, application));

  serve(app, deps, calls.sendGuarantorCode, options, async ({ application, body, request }) => {
    refuseDriver(application);
    const asking = askingOf(deps, application, request);
    if (asking) await sendCode(deps, asking, body.channel);
    return readAccess(deps, application);
  });

  serve(app, deps, calls.checkGuarantorCode, options, async ({ application, body, request }) => {
    refuseDriver(application);
    const asking = askingOf(deps, application, request);
    if (asking) await checkCode(deps, asking, body.code);
    return readAccess(deps, application);
  });

  serve(app, deps, calls.askStaffAsGuarantor, options, async ({ application, request }) => {
    refuseDriver(application);
    const asking = askingOf(deps, application, request);
    if (asking) await askStaff(deps, asking);
    return readAccess(deps, application);
  });

  serve(app, deps, calls.leaveGuarantee, options, async ({ application, body }) => {
    refuseDriver(application);
    await leave(deps, application, body);
    return show(deps, application);
  });
}

async function show(deps: Deps, file: InvitedFile): Promise<GuarantorView> {
  const row = await selectGuarantor(deps.db, file.invitationId);
  if (!row) throw new Problem('admission_request_not_found');
  return guarantorViewOf(deps, row, file);
}

/** A device that has something to prove; null for one that may see everything. */
function askingOf(deps: Deps, application: InvitedFile, request: FastifyRequest): Asking | null {
  const { caller, country } = application;
  if (!caller || deviceAccessOf(deps, application) === 'full') return null;
  return { application, caller, language: languageOf(request, country) };
}

/** A link that was forwarded to the driver can't be answered there. */
function refuseDriver({ isDrivers }: InvitedFile): void {
  if (isDrivers) throw new Problem('drivers_device');
}

/** Notes when the guarantor opened the link first, and when it was opened last on a device of the driver's. */
async function noteOpening(deps: Deps, file: InvitedFile): Promise<void> {
  if (await file.caller?.isOfStaff()) return;
  const at = deps.now();
  await transaction(deps, async (trx) => {
    if (file.isDrivers) await store.updateInvitation(trx, file.invitationId, { drivers_device_at: at });
    else await store.noteOpened(trx, file.invitationId, at);
  });
}

/** Stores one photo of the card, which only this guarantor can attach. */
async function receiveCard(
  deps: Deps,
  application: InvitedFile,
  request: FastifyRequest,
  keepAnswer: (trx: Trx, answer: { mediaId: string; url: string }) => Promise<void>,
): Promise<{ mediaId: string; url: string }> {
  const form = await receiveUpload(deps, request, { application }, { files: 1, fileBytes: MAX_FILE_BYTES });
  try {
    const type = obligorCards.find((card) => card === form.fields.mediaType);
    if (!type) throw brokenRules(brokenRule('mediaType', 'invalid_value'));
    const rules = { type, join: false, byStaff: false, invitationId: application.invitationId };
    return await keepFiles(deps, application.applicationId, form, rules, (keep) =>
      transaction(deps, async (trx) => {
        const [media] = await keep(trx);
        if (!media) throw new Problem('file_missing');
        // The driver may have asked somebody else while the photo arrived.
        await refuseAnswered({ db: trx }, application);
        const answer = { mediaId: media.id, url: showMedia(deps, media).url };
        await keepAnswer(trx, answer);
        return answer;
      }),
    );
  } finally {
    await form.drop();
  }
}

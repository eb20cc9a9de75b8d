import { randomUUID } from 'node:crypto';
import type { Language } from '@volante/contract/country.ts';
import { obligorScreen } from '@volante/contract/documents/rules.ts';
import { obligorCards } from '@volante/contract/obligor/cards.ts';
import { INVITATIONS_A_DAY, type Invited } from '@volante/contract/obligor/invitation.ts';
import { invitationEndpoints } from '@volante/contract/obligor/invitation-calls.ts';
import { obligorPhone } from '@volante/contract/obligor/rules.ts';
import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { type LockedApplicationFile, lockApplication, refuseWhenClosed } from '../applications/applications.ts';
import { type Actor, applicant, recordEvent } from '../applications/events.ts';
import type { Trx } from '../core/database/db.ts';
import { transaction } from '../core/database/transaction.ts';
import type { ApplicationFile, ClockDeps, Deps } from '../core/deps.ts';
import { refuseUnproved } from '../core/http/devices/caller.ts';
import { languageOf } from '../core/http/language.ts';
import { serve } from '../core/http/serve.ts';
import { brokenRule, brokenRules, Problem } from '../core/problem.ts';
import { endGuarantorsDevices } from '../devices/guarantors.ts';
import { clearDocuments, forgetFiles, postpone, readDocuments } from '../documents/documents.ts';
import { findFilesOf } from '../media/media.ts';
import { dropFiles } from '../media/unused.ts';
import { notifyGuarantor } from '../notifications/notify-guarantor.ts';
import * as store from './invitation-store.ts';
import { refuseApproved } from './saved.ts';
import { deleteObligor, selectObligor } from './store.ts';

const DAY_MS = 24 * 3_600_000;

type InviteDeps = Pick<Deps, 'now' | 'jobs'>;

/**
 * Makes a link for a guarantor and sends it if there is a channel. The one before is asked no longer, and what they gave is
 * deleted, also what the driver gave of somebody beside them. Asking the same person again, while they haven't answered, changes
 * nothing. Throws a 422 for a phone of an unknown country, `document_not_found` where no guarantor is asked for,
 * `section_approved`, `rate_limited` and `application_closed`.
 */
function invite(deps: Deps, application: ApplicationFile, asked: Invited, language: Language): Promise<void> {
  const phone = obligorPhone(asked.phone, application.country);
  if (!phone) return Promise.reject(brokenRules(brokenRule('phone', 'phone_invalid')));
  const person = { first_name: asked.firstName, last_name: asked.lastName, phone, email: asked.email ?? '' };
  return transaction(deps, async (trx) => {
    const current = await lockApplication(trx, application.applicationId);
    refuseWhenClosed(current);
    refuseUnproved(deps, current, application);
    const documents = await readDocuments(trx, current);
    if (!documents.some(({ type }) => obligorCards.includes(type))) throw new Problem('document_not_found');
    const live = await store.selectLive(trx, current.applicationId);
    if (live && live.answer === null && isSamePerson(live, person)) return;
    await refuseApproved(trx, current, await selectObligor(trx, current.applicationId));
    await refuseTooMany(deps, trx, current.applicationId);
    await forgetGuarantor(deps, trx, current, live);
    await addInvitation(deps, trx, current, { ...person, language }, applicant);
    await deps.devices.guard(trx, application);
  });
}

type Person = Pick<store.InvitationRow, 'first_name' | 'last_name' | 'phone' | 'email'>;

function isSamePerson(live: Person, person: Person): boolean {
  return (['first_name', 'last_name', 'phone', 'email'] as const).every((field) => live[field] === person[field]);
}

// Each may be mailed to an address that only the driver vouches for.
async function refuseTooMany({ now }: ClockDeps, trx: Trx, applicationId: string): Promise<void> {
  const since = new Date(now().getTime() - DAY_MS);
  const asked = await store.selectAskedSince(trx, applicationId, since);
  const oldest = asked[INVITATIONS_A_DAY - 1];
  if (!oldest) return;
  const retryAfter = Math.max(1, Math.ceil((oldest.getTime() + DAY_MS - now().getTime()) / 1000));
  throw new Problem('rate_limited', { retryAfter });
}

/** Adds the invitation of a person, with a new link, and queues its messages. There must be no other live one. */
export async function addInvitation(
  deps: InviteDeps,
  trx: Trx,
  current: LockedApplicationFile,
  person: Person & Pick<store.InvitationRow, 'language'>,
  actor: Actor,
): Promise<void> {
  const { applicationId } = current;
  const id = uuidv7();
  await store.insertInvitation(trx, {
    ...person,
    id,
    application_id: applicationId,
    request_id: randomUUID(),
    asked_at: deps.now(),
  });
  // Whether and when somebody else answers isn't the driver's to hurry.
  await postpone(trx, current, obligorScreen, true);
  await recordEvent(trx, applicationId, actor, 'guarantor_invited');
  await notifyGuarantor(deps, trx, applicationId, { invitationId: id, language: person.language });
}

/**
 * Asks the guarantor again, by staff, with a new link. Throws `conflict_error` if nobody was asked or they have agreed,
 * `rate_limited` and `application_closed`.
 */
export function askAgain(deps: Deps, actor: Actor<'staff'>, applicationId: string): Promise<void> {
  return transaction(deps, async (trx) => {
    const current = await lockApplication(trx, applicationId);
    refuseWhenClosed(current);
    const live = await store.selectLive(trx, applicationId);
    if (!live || live.answer === 'agreed') throw new Problem('conflict_error');
    await refuseTooMany(deps, trx, applicationId);
    await endInvitation(deps, trx, current);
    const { first_name, last_name, phone, email, language } = live;
    await addInvitation(deps, trx, current, { first_name, last_name, phone, email, language }, actor);
  });
}

/**
 * Ends the guarantor's link and removes what they gave. Without a link it changes nothing. Throws `section_approved` and
 * `application_closed`.
 */
function withdraw(deps: Deps, application: ApplicationFile): Promise<void> {
  return transaction(deps, async (trx) => {
    const current = await lockApplication(trx, application.applicationId);
    refuseWhenClosed(current);
    refuseUnproved(deps, current, application);
    const live = await store.selectLive(trx, current.applicationId);
    if (!live) return;
    if (live.answer === 'agreed') await refuseApproved(trx, current, await selectObligor(trx, current.applicationId));
    await endInvitation(deps, trx, current);
    await postpone(trx, current, obligorScreen, false);
    await recordEvent(trx, current.applicationId, applicant, 'guarantor_invitation_withdrawn');
  });
}

/** Ends the live invitation, if there is one, and deletes what its guarantor gave. Its link is unknown from then on. */
export async function endInvitation(deps: ClockDeps, trx: Trx, current: LockedApplicationFile): Promise<void> {
  const live = await store.selectLive(trx, current.applicationId);
  if (!live) return;
  await forgetGiven(trx, current, live);
  await store.updateInvitation(trx, live.id, { ended_at: deps.now() });
  await endGuarantorsDevices(deps, trx, current.applicationId);
}

/** Deletes what an invited guarantor gave: data, card, and the versions and readings of the card. The invitation stays. */
export async function forgetGiven(
  trx: Trx,
  current: LockedApplicationFile,
  live: Pick<store.InvitationRow, 'id' | 'answer' | 'answered_at'>,
): Promise<void> {
  const files = await findFilesOf(trx, live.id);
  await forgetFiles(trx, current, files);
  await dropFiles(trx, current.applicationId, files);
  if (live.answer === 'agreed' && live.answered_at)
    await store.deleteObligorOf(trx, current.applicationId, live.answered_at);
}

// The driver's own photos of a card stay as versions, as when they send others.
async function forgetGuarantor(
  deps: ClockDeps,
  trx: Trx,
  current: LockedApplicationFile,
  live: store.InvitationRow | null,
): Promise<void> {
  if (live) await endInvitation(deps, trx, current);
  await deleteObligor(trx, current.applicationId);
  await clearDocuments(trx, current, obligorCards);
}

export function register(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, invitationEndpoints.inviteGuarantor, async ({ application, body, request, view }) => {
    await invite(deps, application, body, languageOf(request, application.country));
    return view();
  });
  serve(app, deps, invitationEndpoints.withdrawInvitation, async ({ application, view }) => {
    await withdraw(deps, application);
    return view();
  });
}

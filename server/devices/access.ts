import { type DeviceAccess, PROOF_TRIES, RESEND_SECONDS } from '@volante/contract/devices/calls.ts';
import { firstLetterOf, lastTwoDigitsOf } from '@volante/contract/fields/masked.ts';
import { type MessageChannel, messageChannels } from '@volante/contract/notifications/channels.ts';
import type { ApplicationFile, Deps } from '../core/deps.ts';
import { accessOf } from '../core/http/devices/caller.ts';
import { type Proofs, readProofs } from '../personal-data/personal-data.ts';
import type { Person } from '../providers/messages/messages.ts';
import { findGuarantorsDevice } from './guarantors.ts';
import { selectCode } from './proof-store.ts';
import type { Owner } from './store.ts';
import * as store from './store.ts';

/** The applicant's own devices. */
export const ofApplicant = ({ applicationId }: Pick<ApplicationFile, 'applicationId'>): Owner => ({
  applicationId,
  party: 'applicant',
});

/** Whoever's link was opened: the applicant's devices, or their guarantor's. */
export const ownerOf = ({ applicationId, party }: ApplicationFile): Owner => ({
  applicationId,
  party: party ?? 'applicant',
});

/** What the person of this link can prove themselves with. */
export async function proofsOf(deps: Deps, { applicationId, party }: ApplicationFile): Promise<Proofs> {
  if (!party) return readProofs(deps.db, applicationId);
  const contact = await deps.findGuarantorContact(applicationId);
  return { email: contact?.email ?? '', phone: contact?.phone ?? '', answers: null };
}

/** A device that may see everything: there is nothing to prove. */
const full: DeviceAccess = { access: 'full', channels: [], code: null, answers: null, help: null };

/** What the calling device may see, read anew: the call may have changed it. */
export async function readAccess(deps: Deps, application: ApplicationFile): Promise<DeviceAccess> {
  const current = await findAgain(deps, application);
  if (accessOf(deps, current) === 'full') return full;
  const proofs = await proofsOf(deps, application);
  const channels = channelsOf(deps, proofs);
  const owner = ownerOf(application);
  const device = current.device ? await store.selectDevice(deps.db, owner, current.device.deviceId) : null;
  return {
    access: 'limited',
    channels,
    code: device && (await showCode(deps, device.id, channels)),
    answers: channels.length > 0 ? null : await showAnswers(deps, application, device?.id ?? null, proofs),
    help: device?.help ? { number: device.help } : null,
  };
}

async function findAgain(deps: Deps, application: ApplicationFile): Promise<ApplicationFile> {
  const { applicationId, requestId, caller, party } = application;
  if (!party) return (await deps.findApplicationFile(requestId, caller?.hashes)) ?? application;
  const { device } = await findGuarantorsDevice(deps.db, applicationId, caller?.hashes ?? []);
  return { ...application, device };
}

/** The channels by which this person can be reached, with the masked address. */
export function channelsOf({ messages }: Pick<Deps, 'messages'>, person: Person): DeviceAccess['channels'] {
  return messageChannels.flatMap((channel) => {
    const to = messages.channels.find(({ name }) => name === channel)?.addressOf(person);
    return to ? [{ channel, to: masked(channel, to) }] : [];
  });
}

function masked(channel: MessageChannel, address: string): string {
  return channel === 'email' ? firstLetterOf(address) : lastTwoDigitsOf(address);
}

async function showCode(
  deps: Deps,
  deviceId: string,
  channels: DeviceAccess['channels'],
): Promise<DeviceAccess['code']> {
  const code = await selectCode(deps.db, deviceId);
  if (!code || code.expires_at <= deps.now() || code.tries >= PROOF_TRIES) return null;
  return {
    channel: code.channel,
    to: channels.find(({ channel }) => channel === code.channel)?.to ?? '',
    expiresAt: code.expires_at.toISOString(),
    resendAt: new Date(code.created_at.getTime() + RESEND_SECONDS * 1000).toISOString(),
    triesLeft: PROOF_TRIES - code.tries,
  };
}

/** The keys under which tries of the answers count for one device: what it is, and where it is. */
export function answerKeys({ applicationId, caller }: ApplicationFile, deviceId: string | null): string[] {
  return [`${applicationId} ${caller?.address ?? ''}`, ...(deviceId ? [deviceId] : [])];
}

async function showAnswers(
  deps: Deps,
  application: ApplicationFile,
  deviceId: string | null,
  { answers }: Proofs,
): Promise<DeviceAccess['answers']> {
  if (!answers) return null;
  const keys = answerKeys(application, deviceId);
  const left = await Promise.all([
    deps.limits.left('answers', application.applicationId),
    ...keys.map((key) => deps.limits.left('answers_per_device', key)),
  ]);
  return { identifier: answers.identifier, triesLeft: Math.min(...left) };
}

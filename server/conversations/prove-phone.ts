import { wordLanguageOf } from '@volante/contract/words/languages.ts';
import { lockApplication } from '../applications/applications.ts';
import type { Db, Trx } from '../core/database/db.ts';
import type { ConfigDeps, Deps, KeyDeps } from '../core/deps.ts';
import { languageFor } from '../notifications/notify.ts';
import { shortenForPhone } from '../notifications/short-links/short-links.ts';
import { readContact } from '../personal-data/personal-data.ts';
import { isPrintOf, type PhoneProof, storePhoneProof } from '../personal-data/proved-phone.ts';
import { queueReply } from './reply.ts';
import { stoppedAt } from './stopped.ts';
import * as store from './store.ts';
import { replyTexts } from './texts.ts';

const HOUR_MS = 3_600_000;

type ProofDeps = Pick<Deps, 'jobs' | 'now'> & ConfigDeps & KeyDeps;

/**
 * Asks whoever wrote to open a link on a device that is known, which proves the number; until then nothing is said about the
 * application, not even by the link. At most once a day, and once an hour about files. The application is locked.
 */
export async function askForProof(deps: ProofDeps, trx: Trx, message: store.MessageRow): Promise<void> {
  const conversation = await store.selectConversation(trx, message.application_id);
  if (!conversation || (await stoppedAt(deps, trx, message))) return;
  const pause = message.file_state === null ? 24 * HOUR_MS : HOUR_MS;
  const { proof_asked_at: before } = conversation;
  if (before && deps.now().getTime() - before.getTime() < pause) return;
  await store.updateConversation(trx, message.application_id, { proof_asked_at: deps.now() });
  const { phone } = await readContact(trx, message.application_id);
  const link = await shortenForPhone({ ...deps, db: trx }, message.application_id, phone, null);
  const texts = await textsFor(trx, message.application_id);
  await queueReply(deps, trx, conversation, { text: texts.prove(deps.config.BRAND_NAME, link) });
}

/** See `Deps.provePhone`. Files that waited for it are taken. */
export async function provePhone(deps: ProofDeps, trx: Trx, applicationId: string, origin: PhoneProof): Promise<void> {
  if (!(await storePhoneProof(trx, applicationId, origin))) return;
  await takeHeld(deps, trx, applicationId);
  const conversation = await store.selectConversation(trx, applicationId);
  if (!conversation?.proof_asked_at) return;
  await store.updateConversation(trx, applicationId, { proof_asked_at: null });
  if (await stoppedAt(deps, trx, conversation)) return;
  const { proved: text } = await textsFor(trx, applicationId);
  await queueReply(deps, trx, conversation, { text });
}

/** Takes the files that came from the present number and waited until it was proved. */
export async function takeHeld({ keys, jobs, now }: ProofDeps, trx: Trx, applicationId: string): Promise<void> {
  for (const message of await selectTakeable({ keys }, trx, applicationId)) {
    await store.updateFile(trx, message, ['held'], { file_state: 'fetching', received_at: now() });
    await jobs.enqueue(trx, 'take-message', { id: message.id }, { key: message.id });
  }
  await store.announce(trx, applicationId);
}

/** The files that wait and came from the present number. */
export async function selectTakeable({ keys }: KeyDeps, db: Db, applicationId: string): Promise<store.MessageRow[]> {
  const { phone } = await readContact(db, applicationId);
  const held = await store.selectHeld(db, applicationId);
  return held.filter(({ sender_print: print }) => print === null || isPrintOf(keys, print, phone));
}

async function textsFor(trx: Trx, applicationId: string) {
  const { country } = await lockApplication(trx, applicationId);
  return replyTexts[wordLanguageOf[await languageFor(trx, applicationId, null, country)]];
}

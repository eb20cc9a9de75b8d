import { isClosed } from '@volante/contract/admission/closing.ts';
import type { ErrorCode } from '@volante/contract/errors.ts';
import type { FileUse } from '@volante/contract/media/chat-files.ts';
import { wordLanguageOf } from '@volante/contract/words/languages.ts';
import { lockApplication } from '../applications/applications.ts';
import { transaction } from '../core/database/transaction.ts';
import type { Deps } from '../core/deps.ts';
import { Problem } from '../core/problem.ts';
import { languageFor } from '../notifications/notify.ts';
import { type Keyword, keywordOf } from '../notifications/opt-outs/keywords.ts';
import { noteWhatsAppWish } from '../personal-data/consents.ts';
import { orderConfirmation } from './confirm.ts';
import { placeForStaff, takeChoice } from './files/take-choice.ts';
import { refuseFile, takeFile } from './files/take-file.ts';
import { linkTo } from './link-to.ts';
import { askForProof } from './prove-phone.ts';
import { queueReply } from './reply.ts';
import { stoppedAt } from './stopped.ts';
import * as store from './store.ts';
import { replyTexts } from './texts.ts';
import { isFromPresentNumber, type Standing, standingOf, standingOfMessage } from './whose-phone.ts';

/**
 * Handles one message of a driver: a keyword, a choice or a file. Texts are left to people, but for the question whether the number is
 * the driver's own, on which the rest waits. `as`: what staff say that its file is. May run twice.
 */
export async function takeMessage(deps: Deps, id: string, as?: FileUse | 'none'): Promise<void> {
  const message = await store.selectMessage(deps.db, id);
  if (message?.author !== 'driver') return;
  const keyword = message.file_state === null ? keywordOf(message.text) : null;
  try {
    if (as) return await placeForStaff(deps, message, as);
    if (keyword) return await answerKeyword(deps, message, keyword);
    const found = await decide(deps, message);
    if (found.standing === 'unproved') return;
    if (message.choice !== null) await takeChoice(deps, message);
    else if (message.file_state === 'fetching') await takeOrRefuse(deps, message, found);
  } catch (error) {
    // Erased meanwhile.
    if (!(error instanceof Problem && error.code === 'admission_request_not_found')) throw error;
  }
}

interface Found {
  standing: Standing;
  /** Why a file isn't taken; null if it is. */
  refusal: ErrorCode | null;
}

/** Decides under the application's lock, so that a file that waits for a proof isn't left behind by one that comes at once. */
function decide(deps: Deps, message: store.MessageRow): Promise<Found> {
  return transaction({ db: deps.db }, async (trx) => {
    const application = await lockApplication(trx, message.application_id);
    // The phone may have changed hands.
    const stopped = await stoppedAt(deps, trx, message);
    const standing = stopped ? 'disputed' : await standingOfMessage(deps, trx, message);
    if (standing === 'unproved') {
      await store.updateFile(trx, message, ['fetching'], { file_state: 'held' });
      await askForProof(deps, trx, message);
      await store.announce(trx, message.application_id);
    }
    const closed = isClosed(application) ? 'application_closed' : null;
    return { standing, refusal: standing === 'disputed' ? 'conflict_error' : closed };
  });
}

/** Files are taken until the decision, and unless the driver asked for no more messages, or the phone may be somebody else's. */
async function takeOrRefuse(deps: Deps, message: store.MessageRow, { refusal }: Found): Promise<void> {
  if (refusal) await refuseFile(deps, message, refusal);
  else await takeFile(deps, message);
  // Staff moved the conversation while the file was being read: it is taken there.
  const current = await store.selectMessage(deps.db, message.id);
  if (current && current.application_id !== message.application_id) return takeMessage(deps, message.id);
  await orderConfirmation(deps, message.application_id);
}

/** STOP, START and HELP are answered once, whatever else the conversation is about. */
async function answerKeyword(deps: Deps, message: store.MessageRow, keyword: Keyword): Promise<void> {
  return transaction({ db: deps.db }, async (trx) => {
    const application = await lockApplication(trx, message.application_id);
    if (!(await store.confirmOnce(trx, message.id, deps.now()))) return;
    // A number that the driver has changed since says nothing about their wish, and gets none of their answers.
    if (!(await isFromPresentNumber(deps, trx, message))) return;
    if (keyword === 'stop') await store.updateConversation(trx, application.applicationId, { waiting_since: null });
    const conversation = await store.selectConversation(trx, application.applicationId);
    if (!conversation) return;
    const language = await languageFor(trx, application.applicationId, null, application.country);
    // A later wish may have been handled before.
    const holds = ((await stoppedAt(deps, trx, message)) !== null) === (keyword === 'stop');
    // Whoever has a number that nobody proved may end messages to it, and begins none.
    const isTheirs = keyword === 'stop' || (await standingOf(trx, application.applicationId)) !== 'unproved';
    if (message.channel === 'whatsapp' && keyword !== 'help' && holds && isTheirs)
      await noteWhatsAppWish(deps, trx, application.applicationId, { keyword, language });
    const texts = replyTexts[wordLanguageOf[language]];
    const link = keyword === 'help' ? await linkTo(deps, trx, application.applicationId, '/tasks') : null;
    const text = { stop: texts.stopped, start: texts.started, help: texts.help(link) }[keyword];
    await queueReply(deps, trx, conversation, { text });
  });
}

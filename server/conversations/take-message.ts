import { isClosed } from '@volante/contract/admission/stages.ts';
import { wordLanguageOf } from '@volante/contract/words/languages.ts';
import { lockApplication } from '../applications/applications.ts';
import { transaction } from '../core/database/transaction.ts';
import type { Deps } from '../core/deps.ts';
import { Problem } from '../core/problem.ts';
import { languageFor } from '../notifications/notify.ts';
import { type Keyword, keywordOf } from '../notifications/opt-outs/keywords.ts';
import { noteWhatsAppWish } from '../personal-data/consents.ts';
import { orderConfirmation } from './confirm.ts';
import { linkTo } from './link-to.ts';
import { queueReply } from './reply.ts';
import { stoppedAt } from './stopped.ts';
import * as store from './store.ts';
import { takeChoice } from './take-choice.ts';
import { takeFile } from './take-file.ts';
import { replyTexts } from './texts.ts';
import { isDisputed } from './whose-phone.ts';

/** Handles one message of a driver: a keyword, a choice or a file. Texts are left to people. May run twice. */
export async function takeMessage(deps: Deps, id: string): Promise<void> {
  const message = await store.selectMessage(deps.db, id);
  if (message?.author !== 'driver') return;
  const keyword = message.file_state === null ? keywordOf(message.text) : null;
  try {
    if (keyword) await answerKeyword(deps, message, keyword);
    else if (message.choice !== null) await takeChoice(deps, message);
    else if (message.file_state === 'fetching') await takeOrRefuse(deps, message);
  } catch (error) {
    // Erased meanwhile.
    if (!(error instanceof Problem && error.code === 'admission_request_not_found')) throw error;
  }
}

/**
 * Files are taken until the decision, and unless the driver asked for no more messages, or another open application has the same phone:
 * then the phone may be somebody else's.
 */
async function takeOrRefuse(deps: Deps, message: store.MessageRow): Promise<void> {
  const refused = await transaction({ db: deps.db }, async (trx) => {
    const { stage } = await lockApplication(trx, message.application_id);
    const stopped = await stoppedAt(deps, trx, message);
    const isNobodys = stopped !== null || (await isDisputed(trx, message.application_id));
    if (!isNobodys && !isClosed(stage)) return false;
    const file_refusal = isNobodys ? 'conflict_error' : 'application_closed';
    await store.updateFile(trx, message, ['fetching'], { file_state: 'refused', file_refusal });
    await store.announce(trx, message.application_id);
    return true;
  });
  if (!refused) await takeFile(deps, message);
  // Staff moved the conversation while the file was being read: it is taken there.
  const current = await store.selectMessage(deps.db, message.id);
  if (current && current.application_id !== message.application_id) return takeMessage(deps, message.id);
  await orderConfirmation(deps, message.application_id);
}

/** STOP, START and HELP are answered once, whatever else the conversation is about. */
async function answerKeyword(deps: Deps, message: store.MessageRow, keyword: Keyword): Promise<void> {
  const link = await linkTo(deps, message.application_id);
  return transaction({ db: deps.db }, async (trx) => {
    const application = await lockApplication(trx, message.application_id);
    if (!(await store.confirmOnce(trx, message.id, deps.now()))) return;
    if (keyword === 'stop') await store.updateConversation(trx, application.applicationId, { waiting_since: null });
    const conversation = await store.selectConversation(trx, application.applicationId);
    if (!conversation) return;
    const language = await languageFor(trx, application.applicationId, null, application.country);
    // A later wish may have been handled before.
    const holds = ((await stoppedAt(deps, trx, message)) !== null) === (keyword === 'stop');
    if (message.channel === 'whatsapp' && keyword !== 'help' && holds)
      await noteWhatsAppWish(deps, trx, application.applicationId, { keyword, language });
    const texts = replyTexts[wordLanguageOf[language]];
    const text = { stop: texts.stopped, start: texts.started, help: texts.help(link) }[keyword];
    await queueReply(deps, trx, conversation, { text });
  });
}

import { isRefusal } from '@volante/contract/errors.ts';
import { isRequestId } from '@volante/contract/fields/address.ts';
import type { FileUse } from '@volante/contract/media/chat-files.ts';
import { wordLanguageOf } from '@volante/contract/words/languages.ts';
import { lockApplication } from '../../applications/applications.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { Deps } from '../../core/deps.ts';
import { Problem } from '../../core/problem.ts';
import { dropPicture } from '../../media/evidence.ts';
import type { ReceivedFile } from '../../media/receive.ts';
import { languageFor } from '../../notifications/notify.ts';
import { orderConfirmation } from '../confirm.ts';
import { queueReply } from '../reply.ts';
import { stoppedAt } from '../stopped.ts';
import * as store from '../store.ts';
import { replyTexts } from '../texts.ts';
import { standingOf } from '../whose-phone.ts';
import { placeOf } from './choices.ts';
import { placeFile } from './place-file.ts';
import { type FilePlace, recognizeFile } from './recognize.ts';
import { refuseFile, withKept } from './take-file.ts';

/** Puts a file where staff said that it belongs, unless its driver was faster. */
export async function placeForStaff(deps: Deps, message: store.MessageRow, as: FileUse | 'none'): Promise<void> {
  if (message.file_state !== 'asked') return;
  const place = placeOf(as);
  if (place) await placeKept(deps, message, async () => place, { goesOnWaiting: true });
  else await dropFile(deps, message);
  await orderConfirmation(deps, message.application_id, { soon: true });
}

/** Puts a file where its driver said that it belongs. Choosing again for a file that is settled changes nothing. */
export async function takeChoice(deps: Deps, chosen: store.MessageRow): Promise<void> {
  const { application_id, choice } = chosen;
  const [, id = '', what = ''] = /^file (\S+) (\S+)$/.exec(choice ?? '') ?? [];
  const message = isRequestId(id) ? await store.selectMessage(deps.db, id) : null;
  if (message?.application_id !== application_id || message.file_state !== 'asked') return;
  if (what === 'none') await dropFile(deps, message);
  else {
    const place = placeOf(what);
    if (!place) return;
    // The phone may be somebody else's by now.
    if ((await stoppedAt(deps, deps.db, chosen)) || (await standingOf(deps.db, application_id)) !== 'sure')
      return refuseFile(deps, message, 'conflict_error');
    await placeKept(deps, message, async () => place);
    // Screens that name no app are those of the app that the driver has just named.
    if (place.kind === 'screenshot')
      for (const other of await store.selectAsked(deps.db, application_id))
        await placeKept(deps, other, (file) => recognizeFile(deps, application_id, file));
  }
  await orderConfirmation(deps, application_id, { soon: true });
}

async function placeKept(
  deps: Deps,
  message: store.MessageRow,
  recognize: (file: ReceivedFile) => Promise<FilePlace | null>,
  { goesOnWaiting = false } = {},
): Promise<void> {
  try {
    await withKept(deps, message, async (taken) => {
      const place = await recognize(taken.file);
      if (place) await placeFile(deps, taken, place);
    });
  } catch (error) {
    if (!(error instanceof Problem) || !isRefusal(error.code) || error.retryAfter !== null) throw error;
    // A wrong choice of staff doesn't cost the driver's file.
    if (goesOnWaiting && !ending.includes(error.code)) return;
    await refuseFile(deps, message, error.code);
  }
}

/** After these nobody can place the file. */
const ending: readonly string[] = ['application_closed', 'media_not_found', 'duplicate_image'];

/** Throws a file away that isn't needed here; `isSeen`: its driver did so in the app, and isn't answered. */
export async function dropFile(deps: Deps, message: store.MessageRow, { isSeen = false } = {}): Promise<void> {
  await transaction({ db: deps.db }, async (trx) => {
    const application = await lockApplication(trx, message.application_id);
    const at = deps.now();
    if (!(await store.updateFile(trx, message, ['asked'], { file_state: 'dropped', media_id: null, confirmed_at: at })))
      return;
    if (message.media_id) await dropPicture(trx, message.application_id, message.media_id);
    await store.announce(trx, message.application_id);
    if (isSeen) return;
    const conversation = await store.selectConversation(trx, message.application_id);
    if (!conversation || (await stoppedAt(deps, trx, conversation))) return;
    if ((await standingOf(trx, message.application_id)) === 'unproved') return;
    const language = wordLanguageOf[await languageFor(trx, message.application_id, null, application.country)];
    await queueReply(deps, trx, conversation, { text: replyTexts[language].dropped });
  });
}

import { createHmac } from 'node:crypto';
import type { Deps } from '../core/deps.ts';
import { DeliveryFault } from '../core/outside/outside-fault.ts';
import { keywordIn } from '../notifications/opt-outs/keywords.ts';
import type { IncomingMessage } from '../providers/messages/messages.ts';
import * as store from './store.ts';
import { replyTexts } from './texts.ts';

/**
 * Answers a message of which nothing is kept with one sentence, once a day: a number that no application has, or one that sent too
 * much in an hour.
 */
export async function answerOnce(
  deps: Deps,
  message: IncomingMessage,
  phone: string,
  why: 'stranger' | 'tooMany',
): Promise<void> {
  const { channel: name, from } = message;
  const channel = deps.messages.channels.find((known) => known.name === name);
  // A number that wants to hear nothing gets nothing.
  if (!channel?.reply || keywordIn(message) === 'stop') return;
  const day = deps.now().toISOString().slice(0, 10);
  const print = createHmac('sha256', deps.keys.fingerprint).update(`${why} ${phone}`).digest();
  if (!(await store.insertStranger(deps.db, print, day))) return;
  const sentence = replyTexts[phone.startsWith('+52') ? 'es' : 'en'][why](deps.config.BRAND_NAME);
  try {
    await channel.reply(from, { key: `${why} ${print.toString('hex').slice(0, 32)} ${day}`, text: sentence });
  } catch (error) {
    // It is a courtesy: not worth keeping a number for a second try.
    deps.log.warn(
      { reason: error instanceof DeliveryFault ? error.code : 'unknown_error' },
      'a number was not answered',
    );
  }
}

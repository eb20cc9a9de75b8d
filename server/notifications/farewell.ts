import type { Language } from '@volante/contract/country.ts';
import type { Deps } from '../core/deps.ts';
import { DeliveryFault } from '../core/outside/outside-fault.ts';
import { drawMessage } from './emails/email-layout.ts';
import { writeEmail } from './emails/email-text.ts';
import { ruleOf } from './kinds.ts';
import { sendThrough } from './sending/deliver-to-person.ts';

/** The last message to somebody who was erased as they asked, with staff's own words. */
export interface Farewell {
  language: Language;
  text: string;
  firstName: string;
  email: string;
  phone: string;
}

/** Sends it, if a channel reaches them. Throws `DeliveryFault` if it may work later; what never will is given up. */
export async function sayFarewell(
  deps: Pick<Deps, 'messages' | 'config' | 'log'>,
  erasureId: string,
  { language, text, firstName, email, phone }: Farewell,
): Promise<void> {
  const written = writeEmail('erased', {
    ...{ language, brand: deps.config, name: firstName, isClosed: false, visit: null },
    notice: text,
  });
  const message = { key: erasureId, ...drawMessage(written, deps.config, language) };
  try {
    await sendThrough(deps, { email, phone }, message, ruleOf('erased').channels);
  } catch (error) {
    // What may have been accepted isn't sent again: an SMS has nothing by which a repeat is known.
    if (!(error instanceof DeliveryFault && (error.final || error.maybeSent))) throw error;
    deps.log.warn({ erasure: erasureId, reason: error.code }, 'the last message could not be sent');
  }
}

import { isShortName } from '@volante/contract/fields/short-name.ts';
import type { Contact } from '@volante/contract/personal-data/contact.ts';
import { useState } from 'react';
import { pause } from '../../../lib/call/waiting.ts';
import { type Doubt, useAskOnce } from '../../../lib/form/ask-once.ts';

/** The values that will be sent. */
type SomeContact = { [K in keyof Contact]?: Contact[K] | undefined };

export interface ContactQuestions {
  /** The address that was probably meant. */
  question: { email: string; likely: string } | null;
  /** The e-mail field was left. */
  look(email: string): void;
  /** The address is right as it is. */
  keep(): void;
  /** Before sending: fails with the questions that were not asked yet. */
  ask(changed: SomeContact, more?: readonly Doubt[]): Promise<void>;
}

/** Asks about names of one or two letters, and about mail providers that don't exist. */
export function useContactQuestions(): ContactQuestions {
  const once = useAskOnce();
  const [question, setQuestion] = useState<ContactQuestions['question']>(null);
  const look = async (email: string) => {
    const likely = await likelyAddress(email);
    setQuestion(likely ? { email, likely } : null);
    return likely;
  };
  return {
    question,
    look: (email) => void look(email),
    keep() {
      if (question) once.keep(emailDoubt(question.email));
      setQuestion(null);
    },
    async ask({ firstName = '', lastName = '', email = '' }, more = []) {
      const doubts = [...more];
      if (isShortName(firstName)) doubts.push({ path: 'firstName', code: 'first_name_doubtful', value: firstName });
      if (isShortName(lastName)) doubts.push({ path: 'lastName', code: 'last_name_doubtful', value: lastName });
      if (email && (await likelyAddress(email))) {
        doubts.push(emailDoubt(email));
        void look(email);
      }
      once.ask(doubts);
    },
  };
}

/** The flag that a call with a short name needs; the applicant was asked about it before. */
export function shortNameFlag({ firstName = '', lastName = '' }: SomeContact): { confirmShortName?: true } {
  return isShortName(firstName) || isShortName(lastName) ? { confirmShortName: true } : {};
}

const emailDoubt = (email: string): Doubt => ({ path: 'email', code: 'email_doubtful', value: email });

/** How long sending waits for the list of providers, in ms; continuing matters more than the question. */
const LIST_TIMEOUT = 1500;

function likelyAddress(email: string): Promise<string | null> {
  const asked = import('./mail-domains.ts').then((list) => list.likelyAddress(email));
  return Promise.race([asked, pause(LIST_TIMEOUT).then(() => null)]).catch(() => null);
}

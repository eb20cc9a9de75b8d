import type { Conversation, ConversationMessage } from '@volante/contract/staff/conversations/calls.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { showMoment } from '../../words/moments.ts';
import { threadTexts } from './texts.ts';

type Unkept = Conversation['notKept'][number];

/** The messages with the lines about those that weren't kept, where they would be. */
export function linesOf({ messages, notKept }: Conversation): (ConversationMessage | Unkept)[] {
  const lines: (ConversationMessage | Unkept)[] = [];
  // A server of the release before has none of them.
  const left = [...(notKept ?? [])];
  for (const message of messages) {
    while (left[0] && Date.parse(left[0].from) < Date.parse(message.at)) lines.push(left.shift() as Unkept);
    lines.push(message);
  }
  return [...lines, ...left];
}

/** How many messages weren't kept, and when they came. */
export function NotKept({ count, from, to }: Unkept) {
  const t = useText(threadTexts);
  const language = useLanguage();
  return (
    <li className="justify-self-center rounded-card border border-warn-line bg-warn-soft px-3 py-2 text-center text-small">
      {t.notKept(count, showMoment(from, language), showMoment(to, language))}
    </li>
  );
}

import type { DeliveryAttempt } from '@volante/contract/staff/administration/messages.ts';
import { useText } from '../../lib/text.ts';
import { attemptWords, channelNames } from '../words/attempt-words.ts';
import { messageTexts, reasonText } from '../words/message-texts.ts';

/** What became of a message on each channel, in order. */
export function Attempts({ attempts }: { attempts: readonly DeliveryAttempt[] }) {
  const channels = useText(channelNames);
  const states = useText(attemptWords);
  const t = useText(messageTexts);
  if (attempts.length === 0) return null;
  return (
    <ul>
      {attempts.map(({ channel, state, reason }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order is what happened, and nothing is inserted.
        <li key={n} className="text-ink-2">
          <span>{`${channels[channel]}: ${states[state]}`}</span>
          {reason && <span>{`. ${reasonText(t, reason)}`}</span>}
        </li>
      ))}
    </ul>
  );
}

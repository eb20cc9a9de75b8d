import { type MessageChannel, messageChannels } from '@volante/contract/notifications/channels.ts';
import { z } from 'zod';
import { list, oneOf, whole } from './setting-kinds.ts';

const order = (place: string) =>
  list(oneOf(messageChannels))
    .default([...messageChannels])
    .refine((names) => names.length > 0 && new Set(names).size === names.length, {
      error: 'must name at least one channel, and each channel once',
    })
    .describe(
      `Channels for messages to drivers ${place}, preferred first; the next one is used when one can't deliver. Only configured ones count.`,
    );

/** Settings of what is sent to people, by which way and how often. */
export const outgoingSettings = {
  MESSAGES_MX: order('in Mexico'),
  MESSAGES_US: order('in the United States'),
  MESSAGES_PER_DAY: whole(1, 1000)
    .default(5)
    .describe(
      'Messages per application and day, codes and reminders not counted; what is over waits for the next day.',
    ),
  MESSAGE_PRICES: prices().describe(
    'Price of one message per channel, such as whatsapp:0.35,sms:0.9, in the currency of your books; unset: reports only count.',
  ),
};

function prices() {
  const error = 'must be like whatsapp:0.35,sms:0.9';
  return z
    .string()
    .regex(/^(whatsapp|sms|email):\d+(\.\d+)?(,(whatsapp|sms|email):\d+(\.\d+)?)*$/, { error })
    .transform(
      (text): Partial<Record<MessageChannel, number>> =>
        Object.fromEntries(text.split(',').map((part) => [part.split(':')[0], Number(part.split(':')[1])])),
    )
    .optional();
}

import type { ErrorCode } from '@volante/contract/errors.ts';
import type { MessageChannel } from '@volante/contract/notifications/channels.ts';
import type { Choice, FileState, ReplyState } from '@volante/contract/staff/conversations/calls.ts';
import type { ColumnType, Generated } from 'kysely';
import { declareTable } from '../core/database/declared-data.ts';

declare module '../core/database/schema.ts' {
  interface Database {
    conversations: ConversationsTable;
    conversation_messages: ConversationMessagesTable;
    unkept_messages: UnkeptMessagesTable;
    stranger_answers: StrangerAnswersTable;
  }
}

interface ConversationsTable {
  application_id: string;
  channel: MessageChannel;
  heard_at: Date;
  waiting_since: Generated<Date | null>;
  seen_at: Generated<Date | null>;
  chosen_at: Generated<Date | null>;
  proof_asked_at: Generated<Date | null>;
}

export type Author = 'driver' | 'staff' | 'server';

/** A JSON value, given as text. */
type Json<T> = ColumnType<T | null, string | null | undefined, string | null>;

interface ConversationMessagesTable {
  id: string;
  application_id: string;
  channel: MessageChannel;
  provider_id: Generated<string | null>;
  author: Author;
  account_id: Generated<string | null>;
  text: string;
  at: Date;
  received_at: Date;
  choice: Generated<string | null>;
  file_ref: Generated<string | null>;
  file_type: Generated<string | null>;
  file_state: Generated<FileState | null>;
  file_refusal: Generated<ErrorCode | null>;
  media_id: Generated<string | null>;
  confirmed_at: Generated<Date | null>;
  sender_print: Generated<Buffer | null>;
  sending_at: Generated<Date | null>;
  reply_choices: Json<Choice[]>;
  state: Generated<ReplyState | null>;
  reason: Generated<string | null>;
}

interface UnkeptMessagesTable {
  application_id: string;
  hour: Date;
  count: number;
  first_at: Date;
  last_at: Date;
}

interface StrangerAnswersTable {
  number_print: Buffer;
  day: string;
}

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const conversationTables = [
  declareTable('conversations', {
    rows: 'application_id',
    exported: ['channel', 'heard_at', 'waiting_since', 'seen_at'],
    technical: ['application_id', 'chosen_at', 'proof_asked_at'],
  }),
  declareTable('conversation_messages', {
    rows: 'application_id',
    exported: [
      'channel',
      'author',
      'text',
      'at',
      'choice',
      'file_type',
      'file_state',
      'file_refusal',
      'media_id',
      'state',
    ],
    erased: { provider_id: 'a key of the provider', file_ref: 'a key of the provider' },
    technical: [
      ...(['id', 'application_id', 'account_id', 'received_at', 'confirmed_at', 'reply_choices', 'reason'] as const),
      ...(['sender_print', 'sending_at'] as const),
    ],
  }),
  declareTable('unkept_messages', {
    rows: 'application_id',
    exported: ['count', 'first_at', 'last_at'],
    technical: ['application_id', 'hour'],
  }),
  declareTable('stranger_answers', { rows: null, technical: ['number_print', 'day'] }),
];

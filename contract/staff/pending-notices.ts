import * as z from 'zod/mini';
import { correctionParts } from '../admission/corrections.ts';
import { instant } from '../application.ts';
import { documentTypes, rejectionReasons } from '../documents/rules.ts';

/** What the driver is told about in one word: a step of theirs, without naming each document or field. */
export const noticedSteps = [
  'contact',
  'earnings',
  'personal_data',
  'documents',
  'send',
  'booking',
  'visit_parts',
] as const;
export type NoticedStep = (typeof noticedSteps)[number];

/** A task for the driver: send a document again, send another one, correct a part, continue with a step. */
export const Task = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('paper'),
    type: z.enum(documentTypes),
    month: z.optional(z.string()),
    reason: z.enum(rejectionReasons),
  }),
  z.object({ kind: z.literal('asked'), type: z.enum(documentTypes) }),
  z.object({ kind: z.literal('correction'), part: z.enum(correctionParts) }),
  z.object({ kind: z.literal('step'), step: z.enum(noticedSteps) }),
]);
export type Task = z.infer<typeof Task>;

/** Tasks the driver hasn't been told about yet, and when the message with them is sent automatically. */
export const PendingNotices = z.object({ at: instant, tasks: z.array(Task) });
export type PendingNotices = z.infer<typeof PendingNotices>;

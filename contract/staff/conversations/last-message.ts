import * as z from 'zod/mini';
import { instant } from '../../application.ts';
import { Person } from '../roles.ts';

/** Who wrote last in a conversation, and when. */
export const LastMessage = z.object({
  at: instant,
  author: z.enum(['driver', 'staff', 'server']),
  /** Who of the staff wrote it. */
  by: z.nullable(Person),
});
export type LastMessage = z.infer<typeof LastMessage>;

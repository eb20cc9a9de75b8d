import * as z from 'zod/mini';
import { instant } from '../../application.ts';
import { Person } from '../roles.ts';

/** Who wrote last in a conversation, and when. What the server sends by itself doesn't count. */
export const LastMessage = z.object({
  at: instant,
  /** Who of the staff; null: the driver. */
  by: z.nullable(Person),
});
export type LastMessage = z.infer<typeof LastMessage>;

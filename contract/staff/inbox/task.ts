import * as z from 'zod/mini';
import { instant } from '../../application.ts';
import { Person } from '../roles.ts';

/** What somebody of the team has to do about an application. */
export const Task = z.object({
  id: z.string(),
  text: z.string(),
  owner: Person,
  /** The day by which it is done, `yyyy-mm-dd`. */
  due: z.string(),
  by: Person,
  at: instant,
  /** Null while it is open. */
  done: z.nullable(z.object({ by: Person, at: instant })),
});
export type Task = z.infer<typeof Task>;

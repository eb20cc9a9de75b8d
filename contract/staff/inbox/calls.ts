import * as z from 'zod/mini';
import { instant } from '../../application.ts';
import { staffEndpoint } from '../../endpoint.ts';
import { isDate } from '../../fields/dates.ts';
import { atMost } from '../../fields/lengths.ts';
import { StaffApplication } from '../application.ts';
import { Person } from '../roles.ts';
import { MOST_SHOWN } from './most-shown.ts';
import { Task } from './task.ts';

/** What can come back to those who watch an application or have it. */
export const comebacks = ['turn', 'correction', 'message', 'refused', 'up'] as const;
export type Comeback = (typeof comebacks)[number];

const about = { applicationId: z.string(), reference: z.string(), name: z.string() };

/** What concerns one person and isn’t done or seen. */
export const Inbox = z.object({
  /** By due day; also those that the caller asked for, or of an application that they have, whose owner may no longer do them. */
  tasks: z.array(z.extend(Task, about)).check(atMost(MOST_SHOWN)),
  /** Newest first; long notes are cut. */
  mentions: z
    .array(z.object({ ...about, noteId: z.string(), text: z.string(), by: Person, at: instant }))
    .check(atMost(MOST_SHOWN)),
  /**
   * Newest first: what happened since one had the application open. `turn`: the driver did all that was asked; `correction`: they
   * answered one; `message`: they wrote; `refused`: a second person refused the decision; `up`: it came to the caller because nobody began it in time.
   */
  cameBack: z.array(z.object({ ...about, what: z.array(z.enum(comebacks)), at: instant })).check(atMost(MOST_SHOWN)),
});
export type Inbox = z.infer<typeof Inbox>;

const text = z.string({ error: 'field_required' }).check(
  z.refine((typed) => typed.trim() !== '', { error: 'field_required' }),
  atMost(500, { error: 'value_too_long' }),
);
const owner = z.uuid({ error: 'field_required' });
const due = z
  .string({ error: 'field_required' })
  .check(z.refine((day) => isDate(day) && day.startsWith('20'), { error: 'invalid_value' }));
const of = '/applications/{applicationId}';

export const inboxEndpoints = {
  readInbox: staffEndpoint({
    method: 'GET',
    path: '/inbox',
    summary: 'What concerns the caller: their open tasks, notes that mention them, and what came back.',
    needs: 'serve',
    result: Inbox,
    refusals: [],
  }),
  seeMention: staffEndpoint({
    method: 'POST',
    path: `${of}/notes/{noteId}/seen`,
    summary: 'Puts away the mention of the caller in a note.',
    needs: 'serve',
    result: z.object({ seen: z.literal(true) }),
    refusals: ['not_found_error'],
  }),
  addTask: staffEndpoint({
    method: 'POST',
    path: `${of}/tasks`,
    summary: 'Adds a task about the application, for a colleague or oneself.',
    needs: 'serve',
    body: z.strictObject({ text, owner, due }),
    result: StaffApplication,
    refusals: [],
  }),
  changeTask: staffEndpoint({
    method: 'PATCH',
    path: `${of}/tasks/{taskId}`,
    summary: 'Gives a task to somebody else, moves its day, or says whether it is done.',
    needs: 'serve',
    body: z.strictObject({ owner: z.optional(owner), due: z.optional(due), done: z.optional(z.boolean()) }),
    result: StaffApplication,
    refusals: ['not_found_error'],
  }),
  watch: staffEndpoint({
    method: 'PUT',
    path: `${of}/watching`,
    summary: 'The caller watches the application, or no longer does: what comes back is in their inbox.',
    needs: 'serve',
    body: z.strictObject({ watching: z.boolean({ error: 'field_required' }) }),
    result: StaffApplication,
    refusals: [],
  }),
};

import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

export const notificationEndpoints = {
  linkOpened: endpoint({
    method: 'GET',
    path: '/hubspot/link-opened/{id}',
    summary:
      'Records, at most once a day, that the applicant opened the link, and updates the CRM. Repeating it changes nothing.',
    gate: 'link',
    limited: 'same',
    result: z.object({ noted: z.boolean() }),
    refusals: [],
  }),
};

import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

export const notificationEndpoints = {
  linkOpened: endpoint({
    method: 'GET',
    path: '/hubspot/link-opened/{id}',
    summary:
      'Notes that the applicant opened the link, at most once a day, and has the CRM told. Asking again changes nothing.',
    gate: 'link',
    result: z.object({ noted: z.boolean() }),
    refusals: [],
  }),
};

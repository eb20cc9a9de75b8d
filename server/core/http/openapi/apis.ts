import { publicEventKinds } from '@volante/contract/staff/administration/event-kinds.ts';
import { PublicEvent } from '@volante/contract/v1/events.ts';
import { API } from '../serve.ts';
import { STAFF_API, V1_API } from '../staff/serve-staff.ts';
import type { Api } from './document.ts';
import { driverTags, staffTags, v1Tags } from './tags.ts';

/** The product's APIs, by the names of their documents. */
export const apis = {
  driver: {
    title: 'Volante: the driver’s API',
    description: 'Calls of the app in which drivers apply, behind a driver’s link.',
    base: API,
    tags: driverTags,
  },
  staff: {
    title: 'Volante: the staff’s API',
    description: 'Calls of the console, for people who are signed in.',
    base: STAFF_API,
    tags: staffTags,
  },
  v1: {
    title: 'Volante: the API for other systems',
    description:
      'Calls of a CRM, a data warehouse or a lender’s core system. What this version promises stays: only additions that a client doesn’t have to know are made to it.',
    base: V1_API,
    tags: v1Tags,
    events: { kinds: publicEventKinds, schema: PublicEvent, tag: 'Events' },
  },
} as const satisfies Record<string, Api>;

import { API } from '../serve.ts';
import { STAFF_API } from '../staff/serve-staff.ts';
import type { Api } from './document.ts';
import { driverTags, staffTags } from './tags.ts';

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
} satisfies Record<string, Api>;

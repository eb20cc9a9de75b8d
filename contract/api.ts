import { admissionEndpoints } from './admission.ts';
import { appointmentEndpoints } from './appointments.ts';
import { documentEndpoints } from './document-calls.ts';
import { earningsEndpoints } from './earnings.ts';
import type { Calls } from './endpoint.ts';
import { homeVisitEndpoints } from './home-visit.ts';
import { locationEndpoints } from './location.ts';
import { mediaEndpoints } from './media.ts';
import { notificationEndpoints } from './notifications.ts';
import { obligorEndpoints } from './obligor-calls.ts';
import { palencaEndpoints } from './palenca.ts';
import { personalDataEndpoints } from './personal-data.ts';

/** Every call of the applicant's API. */
export const api = {
  ...admissionEndpoints,
  ...personalDataEndpoints,
  ...documentEndpoints,
  ...mediaEndpoints,
  ...earningsEndpoints,
  ...appointmentEndpoints,
  ...locationEndpoints,
  ...homeVisitEndpoints,
  ...obligorEndpoints,
  ...palencaEndpoints,
  ...notificationEndpoints,
};

/** The same for typed callers, by `"METHOD /path"`; import it as a type so that no schema reaches the browser. */
export type Api = Calls<typeof api>;

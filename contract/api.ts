import { admissionEndpoints } from './admission/calls.ts';
import { appointmentEndpoints } from './appointments/calls.ts';
import { deviceEndpoints } from './devices/calls.ts';
import { documentEndpoints } from './documents/calls.ts';
import { palencaEndpoints } from './driver-accounts/calls.ts';
import { earningsEndpoints } from './earnings/calls.ts';
import type { Calls } from './endpoint.ts';
import { homeVisitEndpoints } from './home-visit/calls.ts';
import { locationEndpoints } from './location/calls.ts';
import { mediaEndpoints } from './media/calls.ts';
import { chatFileEndpoints } from './media/chat-files.ts';
import { notificationEndpoints } from './notifications/calls.ts';
import { webhookEndpoints } from './notifications/webhooks.ts';
import { obligorEndpoints } from './obligor/calls.ts';
import { invitationEndpoints } from './obligor/invitation-calls.ts';
import { ownFileEndpoints } from './own-file/calls.ts';
import { personalDataEndpoints } from './personal-data/calls.ts';
import { readingEndpoints } from './reading/calls.ts';
import { waitingListEndpoints } from './waiting-list/calls.ts';

/** Every call of the applicant's API. */
export const api = {
  ...admissionEndpoints,
  ...personalDataEndpoints,
  ...deviceEndpoints,
  ...documentEndpoints,
  ...mediaEndpoints,
  ...chatFileEndpoints,
  ...earningsEndpoints,
  ...appointmentEndpoints,
  ...locationEndpoints,
  ...homeVisitEndpoints,
  ...obligorEndpoints,
  ...ownFileEndpoints,
  ...invitationEndpoints,
  ...palencaEndpoints,
  ...notificationEndpoints,
  ...webhookEndpoints,
  ...readingEndpoints,
  ...waitingListEndpoints,
};

/** The calls by `"METHOD /path"`, for typed callers. Import it as a type, so that no schema reaches the browser. */
export type Api = Calls<typeof api>;

import { staffEndpoint } from '../../endpoint.ts';
import { StaffApplication } from '../application.ts';

export const guarantorEndpoints = {
  askGuarantorAgain: staffEndpoint({
    method: 'POST',
    path: '/applications/{applicationId}/guarantor/ask-again',
    summary:
      'Makes a new link for a guarantor who hasn’t agreed, and sends it if there is a channel; the driver can forward it. The one before is unknown.',
    needs: 'serve',
    result: StaffApplication,
    refusals: ['conflict_error', 'rate_limited', 'application_closed'],
  }),
};

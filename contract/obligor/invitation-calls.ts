import * as z from 'zod/mini';
import { Application } from '../application.ts';
import { DeviceAccess } from '../devices/calls.ts';
import { endpoint } from '../endpoint.ts';
import { atMost } from '../fields/lengths.ts';
import { fileRefusals } from '../media/rules.ts';
import { messageChannels } from '../notifications/channels.ts';
import { obligorCards } from './cards.ts';
import { Agreement, GuarantorView, Invited, Leaving, limitedGuarantor } from './invitation.ts';
import { ObligorSuggestedValue } from './rules.ts';

const drivers = '/public/admission/requests/{id}/guarantor';
const own = '/public/guarantors/{id}';

/**
 * Calls about a guarantor on their own phone: the driver's, below the application's link, and the guarantor's, below a link of
 * their own. A driver's link opens none of the latter, and the other way round.
 */
export const invitationEndpoints = {
  inviteGuarantor: endpoint({
    method: 'POST',
    path: drivers,
    summary:
      'Makes a link for a guarantor, and sends it if there is a channel. The link and the data of the guarantor before are gone.',
    gate: 'link',
    limited: 'refused',
    body: Invited,
    result: Application,
    refusals: ['document_not_found', 'section_approved', 'application_closed'],
  }),
  withdrawInvitation: endpoint({
    method: 'DELETE',
    path: drivers,
    summary: 'Ends the guarantor’s link and removes what they gave. Without a link it changes nothing.',
    gate: 'link',
    limited: 'refused',
    result: Application,
    refusals: ['section_approved', 'application_closed'],
  }),
  getGuarantor: endpoint({
    method: 'GET',
    path: own,
    summary: 'What the guarantor’s own link shows.',
    gate: 'link',
    limited: limitedGuarantor,
    result: GuarantorView,
    refusals: [],
  }),
  uploadGuarantorCard: endpoint({
    method: 'POST',
    path: `${own}/cards`,
    summary: 'Takes a photo of one side of the guarantor’s card.',
    gate: 'link',
    limited: 'refused',
    budget: 'uploads',
    form: z.object({ mediaType: z.enum(obligorCards), file: z.string() }),
    result: z.object({ mediaId: z.string(), url: z.string() }),
    refusals: ['application_closed', 'conflict_error', 'device_not_proved', 'drivers_device', ...fileRefusals],
  }),
  readGuarantorCard: endpoint({
    method: 'POST',
    path: `${own}/cards/proposal`,
    summary: 'Reads an uploaded photo of the front, and proposes what it says. Nothing is kept.',
    gate: 'link',
    limited: 'refused',
    budget: 'screenshots',
    body: z.strictObject({ mediaId: z.string().check(atMost(64)) }),
    result: ObligorSuggestedValue,
    refusals: ['media_not_found', 'application_closed', 'device_not_proved', 'drivers_device'],
  }),
  agreeToGuarantee: endpoint({
    method: 'POST',
    path: `${own}/agree`,
    summary:
      'The guarantor agrees to the text they were shown, with their own data and both sides of the card; also sends what staff asked to have corrected.',
    gate: 'link',
    limited: 'refused',
    body: Agreement,
    result: GuarantorView,
    refusals: [
      'changed_meanwhile',
      'conflict_error',
      'media_not_found',
      'file_type_not_accepted',
      'section_approved',
      'application_closed',
      'device_not_proved',
      'drivers_device',
    ],
  }),
  refuseToGuarantee: endpoint({
    method: 'POST',
    path: `${own}/refuse`,
    summary: 'The guarantor doesn’t agree. Files sent before are deleted.',
    gate: 'link',
    limited: 'refused',
    body: Leaving,
    result: GuarantorView,
    refusals: ['conflict_error', 'application_closed', 'drivers_device'],
  }),
  leaveGuarantee: endpoint({
    method: 'POST',
    path: `${own}/leave`,
    summary: 'The guarantor, who had agreed, leaves before the decision. Their data and card are deleted.',
    gate: 'link',
    limited: 'refused',
    body: Leaving,
    result: GuarantorView,
    refusals: ['conflict_error', 'application_closed', 'device_not_proved', 'drivers_device'],
  }),
  getGuarantorAccess: endpoint({
    method: 'GET',
    path: `${own}/access`,
    summary: 'What this device may see of the guarantor’s page, and where a code can be sent.',
    gate: 'link',
    limited: 'same',
    result: DeviceAccess,
    refusals: [],
  }),
  sendGuarantorCode: endpoint({
    method: 'POST',
    path: `${own}/access/code`,
    summary: 'Sends a code to the address or number that the guarantor gave. The code before it is void.',
    gate: 'link',
    limited: 'same',
    body: z.strictObject({ channel: z.enum(messageChannels, { error: 'invalid_value' }) }),
    result: DeviceAccess,
    refusals: ['conflict_error', 'rate_limited', 'drivers_device'],
  }),
  checkGuarantorCode: endpoint({
    method: 'POST',
    path: `${own}/access/code/check`,
    summary: 'Makes this device known as the guarantor’s by the code. A wrong one is a 422 at `code`.',
    gate: 'link',
    limited: 'same',
    body: z.strictObject({ code: z.string().check(atMost(20)) }),
    result: DeviceAccess,
    refusals: ['rate_limited', 'drivers_device'],
  }),
  askStaffAsGuarantor: endpoint({
    method: 'POST',
    path: `${own}/access/help`,
    summary: 'Asks staff to let this device in after a call; `help.number` is read out to them.',
    gate: 'link',
    limited: 'same',
    result: DeviceAccess,
    refusals: ['rate_limited', 'drivers_device'],
  }),
};

import * as z from 'zod/mini';
import { Application, sectionStatuses } from '../application.ts';
import { PlatformSummary } from '../earnings/calls.ts';
import { endpoint } from '../endpoint.ts';
import { atMost } from '../fields/lengths.ts';
import { limitedView } from '../limited-view.ts';
import { messageChannels } from '../notifications/channels.ts';
import { stages } from './stages.ts';

const LinkChannels = z.object({
  channels: z
    .array(z.object({ channel: z.enum(messageChannels), to: z.string() }))
    .check(atMost(messageChannels.length)),
});

export const admissionEndpoints = {
  getRequest: endpoint({
    method: 'GET',
    path: '/public/admission/requests/{id}',
    summary: 'The application; also sets the applicant cookie.',
    gate: 'link',
    limited: limitedView,
    result: Application,
    refusals: [],
  }),
  askForLink: endpoint({
    method: 'POST',
    path: '/public/admission/requests/{id}/new-link',
    summary:
      'Sends a new link to the stored address or number, once the link has ended. The answer is the same for any id and without an address.',
    gate: 'open',
    limited: 'same',
    result: z.object({ asked: z.literal(true) }),
    refusals: ['rate_limited'],
  }),
  listLinkChannels: endpoint({
    method: 'GET',
    path: '/public/admission/requests/{id}/link/channels',
    summary: 'How the applicant can have the link sent to the address or number they stored; masked.',
    gate: 'link',
    limited: 'refused',
    result: LinkChannels,
    refusals: ['device_not_proved'],
  }),
  sendOwnLink: endpoint({
    method: 'POST',
    path: '/public/admission/requests/{id}/link/send',
    summary: 'Sends the link to the address or number that the applicant stored, up to five times a day.',
    gate: 'link',
    limited: 'refused',
    body: z.strictObject({ channel: z.enum(messageChannels, { error: 'invalid_value' }) }),
    result: LinkChannels,
    refusals: ['device_not_proved', 'conflict_error', 'rate_limited'],
  }),
  submit: endpoint({
    method: 'POST',
    path: '/public/admission/requests/{id}/submit',
    summary: 'Sends the application. Sending it again changes nothing.',
    gate: 'link',
    limited: 'refused',
    result: Application,
    refusals: ['not_ready', 'application_closed'],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/public/admission/requests/{id}/withdraw',
    summary: 'The driver doesn’t want to go on: closes the application without decision. Repeating it changes nothing.',
    gate: 'link',
    limited: 'refused',
    result: Application,
    refusals: ['device_not_proved', 'application_closed'],
  }),
  comeBack: endpoint({
    method: 'POST',
    path: '/public/admission/requests/{id}/reopen',
    summary: 'Opens an application again that was closed without decision. One that is open stays as it is.',
    gate: 'link',
    limited: 'refused',
    result: Application,
    refusals: ['device_not_proved', 'application_closed', 'already_exist'],
  }),
  startEarningsAnalysis: endpoint({
    method: 'POST',
    path: '/public/admission/requests/{id}/start-earnings-analysis',
    summary: 'Starts the earnings analysis once a platform is complete.',
    gate: 'link',
    limited: 'refused',
    result: Application,
    refusals: ['earnings_incomplete', 'application_closed'],
  }),
  getEarningsAnalysis: endpoint({
    method: 'GET',
    path: '/ocr/get-earnings-analysis/{requestId}',
    summary: 'Analyses the earnings; passes when at least one platform is complete.',
    gate: 'link',
    limited: 'refused',
    result: z.object({
      status: z.enum(stages),
      earningsAnalysis: z.object({ status: z.enum(sectionStatuses) }),
      platforms: z.array(PlatformSummary),
    }),
    refusals: ['earnings_incomplete'],
  }),
  checkEarningsAnalysis: endpoint({
    method: 'GET',
    path: '/public/admission/requests/{id}/check-earnings-analysis',
    summary: 'The state of the application and of its earnings analysis.',
    gate: 'link',
    limited: 'same',
    result: z.object({ status: z.enum(stages), earningsAnalysis: z.object({ status: z.enum(sectionStatuses) }) }),
    refusals: [],
  }),
};

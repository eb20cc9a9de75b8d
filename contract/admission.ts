import * as z from 'zod/mini';
import { Application, sectionStatuses } from './application.ts';
import { consentKinds } from './countries/country.ts';
import { endpoint } from './endpoint.ts';
import { atLeast, atMost } from './lengths.ts';
import { stages } from './stages.ts';

export const Consent = z.strictObject({
  kind: z.enum(consentKinds),
  textVersion: z.string().check(atLeast(1), atMost(60)),
  language: z.enum(['es-MX', 'en']),
});

export const admissionEndpoints = {
  getRequest: endpoint({
    method: 'GET',
    path: '/public/admission/requests/{id}',
    summary: 'The application; also sets the applicant cookie.',
    gate: 'link',
    result: Application,
    refusals: [],
  }),
  submit: endpoint({
    method: 'POST',
    path: '/public/admission/requests/{id}/submit',
    summary: 'Sends the application. Sending it again changes nothing.',
    gate: 'link',
    result: Application,
    refusals: ['not_ready', 'application_closed'],
  }),
  giveConsent: endpoint({
    method: 'POST',
    path: '/public/admission/requests/{id}/consents',
    summary: 'Records a consent with its text version, language, time and address.',
    gate: 'link',
    body: Consent,
    result: z.object({ recorded: z.literal(true) }),
    refusals: ['application_closed'],
  }),
  startEarningsAnalysis: endpoint({
    method: 'POST',
    path: '/public/admission/requests/{id}/start-earnings-analysis',
    summary: 'Starts the earnings analysis once a platform is complete.',
    gate: 'link',
    result: Application,
    refusals: ['earnings_incomplete', 'application_closed'],
  }),
  checkEarningsAnalysis: endpoint({
    method: 'GET',
    path: '/public/admission/requests/{id}/check-earnings-analysis',
    summary: 'Where the application and its earnings analysis stand.',
    gate: 'link',
    result: z.object({ status: z.enum(stages), earningsAnalysis: z.object({ status: z.enum(sectionStatuses) }) }),
    refusals: [],
  }),
};

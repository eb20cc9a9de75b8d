import * as z from 'zod/mini';
import { instant } from '../../application.ts';
import { KnownDevice, MOST_DEVICES, parties } from '../../devices/calls.ts';
import { staffEndpoint } from '../../endpoint.ts';
import { atMost } from '../../fields/lengths.ts';
import { reasonText } from '../application-calls.ts';

const of = '/applications/{applicationId}/devices';
const reason = z.strictObject({ reason: reasonText(500) });

/** A device that asks to be let in. `number`: whoever holds it reads it out on the phone. */
export const AskingDevice = z.object({
  deviceId: z.string(),
  browser: z.string(),
  system: z.string(),
  askedAt: instant,
  number: z.string(),
  party: z.enum(parties),
});
export type AskingDevice = z.infer<typeof AskingDevice>;

export const DevicesOfApplication = z.object({
  known: z
    .array(z.extend(z.omit(KnownDevice, { current: true }), { party: z.enum(parties) }))
    .check(atMost(parties.length * MOST_DEVICES)),
  asking: z.array(AskingDevice).check(atMost(parties.length * MOST_DEVICES)),
});
export type DevicesOfApplication = z.infer<typeof DevicesOfApplication>;

export const deviceEndpoints = {
  listDevices: staffEndpoint({
    method: 'GET',
    path: of,
    summary: 'The devices that may see the application or its guarantor’s page, and those that ask to.',
    needs: 'serve',
    result: DevicesOfApplication,
    refusals: [],
  }),
  allowDevice: staffEndpoint({
    method: 'POST',
    path: `${of}/{deviceId}/allow`,
    summary: 'Lets in a device that asked, after a call with the applicant. The reason goes to the audit log.',
    // An advisor may not see what a device sees, and could ask from a browser of their own.
    needs: 'decide',
    body: reason,
    result: DevicesOfApplication,
    refusals: ['not_found_error', 'conflict_error'],
  }),
  revokeDevice: staffEndpoint({
    method: 'POST',
    path: `${of}/{deviceId}/revoke`,
    summary: 'Signs a device out.',
    needs: 'serve',
    body: reason,
    result: DevicesOfApplication,
    refusals: ['not_found_error'],
  }),
};

import * as z from 'zod/mini';
import { Application } from '../application.ts';
import { endpoint } from '../endpoint.ts';
import type { FieldCode } from '../fields/field-codes.ts';

const code = (c: FieldCode) => c;

const degrees = (limit: number, error: FieldCode) =>
  z.number({ error }).check(z.gte(-limit, { error }), z.lte(limit, { error }));

/** The client's own claim about its IP address; '' or null if unknown. Stored separately from the address the server sees. */
const claimedAddress = z.optional(
  z.nullable(z.union([z.literal(''), z.ipv4(), z.ipv6()], { error: code('ip_address_invalid') })),
);

/** In degrees (WGS 84). 0, 0 is refused: devices without a fix report it. */
export const Coordinates = z
  .strictObject({
    latitude: degrees(90, 'latitude_invalid'),
    longitude: degrees(180, 'longitude_invalid'),
    ipAddress: claimedAddress,
    /** Accuracy radius in metres, as reported by the device. */
    accuracy: z.optional(
      z.nullable(z.number({ error: code('invalid_value') }).check(z.gte(0, { error: code('invalid_value') }))),
    ),
  })
  .check(
    z.refine(({ latitude, longitude }) => latitude !== 0 || longitude !== 0, {
      path: ['latitude'],
      error: code('latitude_invalid'),
    }),
  );
export type Coordinates = z.infer<typeof Coordinates>;

export const IpLookup = z.strictObject({ ipAddress: claimedAddress });
export type IpLookup = z.infer<typeof IpLookup>;

export const locationEndpoints = {
  lookUpCoordinates: endpoint({
    method: 'POST',
    path: '/public/admission/requests/{id}/lat-long-lookup',
    summary: 'Stores the location reported by the device, and separately the IP address of the call.',
    gate: 'link',
    limited: 'refused',
    body: Coordinates,
    result: Application,
    refusals: ['application_closed'],
  }),
  lookUpAddress: endpoint({
    method: 'POST',
    path: '/public/admission/requests/{id}/ip-lookup',
    summary: 'Stores the approximate location of the IP address, for a device that shares none.',
    gate: 'link',
    limited: 'refused',
    body: IpLookup,
    result: Application,
    refusals: ['application_closed'],
  }),
};

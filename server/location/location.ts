import { type Coordinates, type IpLookup, locationEndpoints } from '@volante/contract/location/calls.ts';
import type { FastifyInstance } from 'fastify';
import { lockApplication, refuseWhenClosed } from '../applications/applications.ts';
import { applicant, recordEvent } from '../applications/events.ts';
import type { Trx } from '../core/database/db.ts';
import { transaction } from '../core/database/transaction.ts';
import type { ApplicationFile, Deps } from '../core/deps.ts';
import { serve } from '../core/http/serve.ts';
import type { LocationsTable } from './store.ts';
import * as store from './store.ts';

/** Stores the location reported by the device and, separately, the IP address of the call. Throws `application_closed`. */
function saveCoordinates(deps: Deps, application: ApplicationFile, said: Coordinates, ip: string): Promise<void> {
  return save(deps, application, {
    source: 'device',
    claimed_latitude: said.latitude,
    claimed_longitude: said.longitude,
    claimed_accuracy: said.accuracy ?? null,
    claimed_ip: said.ipAddress || null,
    observed_ip: ip || null,
    observed_country: deps.geo.countryOf(ip),
    place: deps.geo.placeAt(said.latitude, said.longitude),
  });
}

/**
 * Stores the approximate location of the call's IP address. The IP address is stored even if it gives no location, as that of a
 * home network.
 */
function saveAddress(deps: Deps, application: ApplicationFile, said: IpLookup, ip: string): Promise<void> {
  const country = deps.geo.countryOf(ip);
  return save(deps, application, {
    source: 'address',
    claimed_latitude: null,
    claimed_longitude: null,
    claimed_accuracy: null,
    claimed_ip: said.ipAddress || null,
    observed_ip: ip || null,
    observed_country: country,
    place: country && deps.geo.countryName(country),
  });
}

// The event log records that a location was given, but not which.
function save(
  deps: Deps,
  application: ApplicationFile,
  found: Omit<LocationsTable, 'application_id' | 'at'>,
): Promise<void> {
  return transaction(deps, async (trx) => {
    const locked = await lockApplication(trx, application.applicationId);
    const { applicationId } = locked;
    refuseWhenClosed(locked);
    await store.upsertLocation(trx, { application_id: applicationId, ...found, at: deps.now() });
    await deps.devices.guard(trx, application);
    await recordEvent(trx, applicationId, applicant, 'location_given', { source: found.source });
  });
}

/** Erases what is stored of where the driver is, since they withdrew their consent. */
export function eraseLocation(trx: Trx, applicationId: string): Promise<void> {
  return store.deleteLocations(trx, applicationId);
}

export function register(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, locationEndpoints.lookUpCoordinates, async ({ application, body, ip, view }) => {
    await saveCoordinates(deps, application, body, ip);
    return view();
  });
  serve(app, deps, locationEndpoints.lookUpAddress, async ({ application, body, ip, view }) => {
    await saveAddress(deps, application, body, ip);
    return view();
  });
}

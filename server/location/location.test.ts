import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openTestApplication, type TestApplication } from '../documents/testing/test-application.ts';
import { startTestApp } from '../testing/test-app.ts';

const server = await startTestApp({ settings: { TRUSTED_PROXIES: '127.0.0.1' } });
afterAll(server.close);
let mine: TestApplication;
beforeEach(async () => {
  mine = await openTestApplication(server);
});

const tijuana = { latitude: 32.5149, longitude: -117.0382, accuracy: 12 };
const mexicanAddress = '189.240.30.1';

const post = (call: string, payload: object, from?: string) =>
  mine.call('POST', `${mine.address()}/${call}`, payload, from ? { 'x-forwarded-for': from } : {});

async function rows() {
  const { rows: found } = await sql`select source, claimed_latitude, claimed_longitude, claimed_accuracy,
    host(claimed_ip) as claimed_ip, host(observed_ip) as observed_ip, observed_country, place
    from locations where application_id = ${mine.applicationId} order by source`.execute(server.deps.db);
  return found;
}

test('the device’s claimed location and the observed address are stored separately', async () => {
  const { status, data } = await post('lat-long-lookup', { ...tijuana, ipAddress: '8.8.8.8' }, mexicanAddress);
  expect(status).toBe(200);
  expect(data.locationData).toMatchObject({ latitude: 32.5149, longitude: -117.0382 });
  expect(await rows()).toEqual([
    {
      source: 'device',
      claimed_latitude: 32.5149,
      claimed_longitude: -117.0382,
      claimed_accuracy: 12,
      claimed_ip: '8.8.8.8',
      observed_ip: mexicanAddress,
      observed_country: 'MX',
      place: data.locationData.location,
    },
  ]);
  expect(data.locationData.location).toMatch(/, Baja California$/);
});

test('without coordinates, the IP address of the call gives the country', async () => {
  const { status, data } = await post('ip-lookup', { ipAddress: '' }, mexicanAddress);
  expect(status).toBe(200);
  const seen = { latitude: null, longitude: null, location: 'México', ipAddress: mexicanAddress };
  expect(data.locationData).toEqual(seen);
  expect((await mine.call('GET', mine.address())).data.locationData).toEqual(seen);
});

test('a private IP address gives no place, and the applicant can continue', async () => {
  for (const from of ['192.168.1.20', '127.0.0.1', '100.64.3.2', '::1', 'fd00::1']) {
    const { status, data } = await post('ip-lookup', {}, from);
    expect(status, from).toBe(200);
    expect(data.locationData, from).toMatchObject({ location: null, latitude: null, ipAddress: from });
  }
});

test('coordinates take precedence over the IP address, whichever came last', async () => {
  await post('lat-long-lookup', tijuana);
  const { data } = await post('ip-lookup', {}, mexicanAddress);
  expect(data.locationData).toMatchObject({ latitude: 32.5149 });
  expect(await rows()).toHaveLength(2);
});

test('a new location takes the place of the one before', async () => {
  await post('lat-long-lookup', tijuana);
  const { data } = await post('lat-long-lookup', { latitude: 25.7743, longitude: -80.1937 });
  expect(data.locationData).toMatchObject({ latitude: 25.7743, location: 'Miami, FL' });
  expect(await rows()).toHaveLength(1);
});

test('coordinates far from every town are kept without a name', async () => {
  const { data } = await post('lat-long-lookup', { latitude: 20, longitude: -140 });
  expect(data.locationData).toMatchObject({ latitude: 20, longitude: -140, location: null });
});

test.each([
  [{ latitude: 91, longitude: 0 }, 'latitude', 'latitude_invalid'],
  [{ latitude: -90.0001, longitude: 0 }, 'latitude', 'latitude_invalid'],
  [{ latitude: 19, longitude: 180.5 }, 'longitude', 'longitude_invalid'],
  [{ latitude: '19.4', longitude: -99 }, 'latitude', 'latitude_invalid'],
  [{ latitude: null, longitude: -99 }, 'latitude', 'latitude_invalid'],
  [{ latitude: 19 }, 'longitude', 'longitude_invalid'],
  [{ latitude: 0, longitude: 0 }, 'latitude', 'latitude_invalid'],
  [{ ...tijuana, ipAddress: 'here' }, 'ipAddress', 'ip_address_invalid'],
  [{ ...tijuana, ipAddress: '1.2.3.4.5' }, 'ipAddress', 'ip_address_invalid'],
  [{ ...tijuana, ipAddress: 7 }, 'ipAddress', 'ip_address_invalid'],
  [{ ...tijuana, accuracy: -1 }, 'accuracy', 'invalid_value'],
  [{ ...tijuana, country: 'MX' }, 'country', 'unknown_field'],
])('an impossible location is refused and named: %o', async (body, path, code) => {
  const { status, error } = await post('lat-long-lookup', body);
  expect(status).toBe(422);
  expect(error.errors).toContainEqual(expect.objectContaining({ path, code }));
  expect(await rows()).toEqual([]);
});

test('a malformed address is refused', async () => {
  expect((await post('ip-lookup', { ipAddress: '999.1.1.1' })).status).toBe(422);
  expect((await post('ip-lookup', { ipAddress: '2806:2f0:1::5' })).status).toBe(200);
});

test('concurrent saves leave one location', async () => {
  const calls = Array.from({ length: 12 }, (_, i) =>
    post('lat-long-lookup', { latitude: 19 + i / 10, longitude: -99 }),
  );
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(12).fill(200));
  expect(await rows()).toHaveLength(1);
});

test('the audit log records that a location was given without the place, and the server log nothing', async () => {
  await post('lat-long-lookup', { latitude: 32.51491, longitude: -117.03821, ipAddress: '8.8.4.4' });
  await post('lat-long-lookup', { latitude: 432.51491, longitude: -117.03821 });
  const { rows: events } = await sql`select kind, details from application_events
    where application_id = ${mine.applicationId} and kind = 'location_given'`.execute(server.deps.db);
  expect(events).toEqual([{ kind: 'location_given', details: { source: 'device' } }]);
  expect(server.logged.join()).not.toMatch(/32\.5149|117\.0382|8\.8\.4\.4/);
});

test('a decided application accepts no location', async () => {
  await mine.walkTo('rejected');
  expect(await post('lat-long-lookup', tijuana)).toMatchObject({ status: 409, error: { code: 'application_closed' } });
  expect(await post('ip-lookup', {})).toMatchObject({ status: 409, error: { code: 'application_closed' } });
});

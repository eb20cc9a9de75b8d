import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { hire } from '../testing/test-staff.ts';

const server = await startTestApp();
afterAll(server.close);

test('a shared location shows its distance from the form’s town, if both are known', async () => {
  const ana = await hire(server, 'advisor');
  const { requestId, applicationId } = await server.open('mx');
  const townKm = async () => {
    const { data } = await ana.call('GET', `/applications/${applicationId}`);
    return data.location?.townKm;
  };
  const share = (latitude: number, longitude: number) =>
    server.call('POST', `/public/admission/requests/${requestId}/lat-long-lookup`, { latitude, longitude });
  const live = (city: string) =>
    server.database.pool.query(`update personal_data set city = $2, state = 'Yucatán' where application_id = $1`, [
      applicationId,
      city,
    ]);
  expect(await townKm()).toBeUndefined();
  await share(20.97, -89.62);
  expect(await townKm()).toBeNull();
  await live('Mérida');
  expect(await townKm()).toBeLessThan(5);
  await share(21.28, -89.66);
  expect(await townKm()).toBeGreaterThan(25);
  await live('En ninguna lista');
  expect(await townKm()).toBeNull();
});

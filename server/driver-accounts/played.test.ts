import { expect, test } from 'vitest';
import { callsOf, startDriver } from './testing/test-widget.ts';

const driver = startDriver();
const { add, call, eventDetails } = callsOf(driver);

const analysis = async () =>
  (await call('GET', `/ocr/get-earnings-analysis/${driver.requestId}`)).data.platforms as object[];
const setPlayed = (played: boolean) => Object.assign(driver.server.deps.driverData!, { played });

test('twelve weeks of a sandbox account pass, but stay unverified, and staff see why', async () => {
  expect(driver.server.deps.driverData?.played, 'WIDGET_SANDBOX=true').toBe(true);
  await add('uber-success');
  expect(await analysis()).toMatchObject([{ platform: 'uber', verified: false, unverifiedReasons: ['played'] }]);
  expect(await eventDetails('widget_read')).toMatchObject({ played: true });
});

test('a sandbox figure stays unverified until a real provider fills the week', async () => {
  await add('uber-success');
  await call('PUT', `/public/admission/requests/${driver.requestId}/earnings/uber/2026-11-09`, {
    earning: 0,
    reason: 'did_not_work',
  });
  setPlayed(false);
  expect(await analysis()).toMatchObject([{ verified: false, unverifiedReasons: ['played'] }]);
  await add('uber-success');
  expect(await analysis()).toMatchObject([{ verified: true, unverifiedReasons: [] }]);
  setPlayed(true);
});

test('the weeks of a real account are verified', async () => {
  setPlayed(false);
  await add('uber-success');
  expect(await analysis()).toMatchObject([{ platform: 'uber', verified: true, unverifiedReasons: [] }]);
  setPlayed(true);
});

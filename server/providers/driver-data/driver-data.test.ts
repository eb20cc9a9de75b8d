import { expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { createLog } from '../../core/log.ts';
import { openOutsideCalls } from '../../core/outside/outside-call.ts';
import { openDriverData } from './index.ts';

const given = {
  SECRET_KEY: 'x'.repeat(32),
  WIDGET_URL: 'https://connect.palenca.com',
  WIDGET_ID: 'widget',
  WIDGET_API_KEY: 'key',
};

test.each([
  [{}, false],
  [{ WIDGET_API_URL: 'https://api.palenca.com/v1' }, false],
  [{ WIDGET_SANDBOX: 'true' }, true],
  [{ WIDGET_SANDBOX: 'true', WIDGET_API_URL: 'https://api.palenca.com/v1' }, true],
  [{ WIDGET_API_URL: 'https://sandbox.palenca.com/v1/' }, true],
])('with %j the widget runs in sandbox mode: %s', async (settings, played) => {
  const driverData = await openDriverData(readConfig({ ...given, ...settings }), openOutsideCalls(createLog('silent')));
  expect(driverData?.played).toBe(played);
});

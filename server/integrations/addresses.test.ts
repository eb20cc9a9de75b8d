import { expect, test } from 'vitest';
import { hire } from '../staff/testing/test-staff.ts';
import { startTestApp } from '../testing/test-app.ts';

test('addresses inside are refused when they are typed', async () => {
  const strict = await startTestApp({ settings: { SANDBOX: 'off' } });
  try {
    const admin = await hire(strict, 'everything', 'Ana');
    const add = (address: string) =>
      admin.call('POST', '/webhooks', { url: address, description: '', kinds: ['visit.moved'], countries: ['mx'] });
    for (const address of [
      'http://example.com',
      'https://127.0.0.1/',
      'https://localhost/',
      'https://[::1]/',
      'http://127.0.0.1:3001/x',
      'ftp://x.mx',
    ])
      expect((await add(address)).status, address).toBe(422);
    expect((await add('https://hooks.example.com/volante')).status).toBe(200);
  } finally {
    await strict.close();
  }
});

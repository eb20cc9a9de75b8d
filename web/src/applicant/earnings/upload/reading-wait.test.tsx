import { expect, test } from 'vitest';
import type { fakeEarnings } from '../testing/fake-earnings.ts';
import { byNumber, cleanPhone, open } from '../testing/test-platform.tsx';

cleanPhone();
const waiting = (seconds: number) => (server: ReturnType<typeof fakeEarnings>) => {
  server.state.waits = seconds;
};

test('a driver whose pictures take long reads how long all the remaining ones will take', async () => {
  const { says, choose } = await open(byNumber, waiting(13));
  await choose('1.png', '2.png', '3.png');
  await expect.element(says('Leyendo captura 1 de 3 · unos 40 s'), { timeout: 10_000 }).toBeVisible();
});

test('a short wait is not mentioned', async () => {
  const { says, choose, server } = await open(byNumber, waiting(2));
  await choose('1.png');
  const asked = () => server.asked.filter((path) => path.endsWith('/reading-wait')).length;
  await expect.poll(asked, { timeout: 10_000 }).toBeGreaterThan(0);
  await expect.element(says('Leyendo captura 1 de 1')).not.toMatchTextContent(/unos/);
});

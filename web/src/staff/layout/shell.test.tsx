import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { playServer } from '../testing/played-server.ts';
import { counts } from '../testing/test-application.ts';
import { beginAt, showPage } from '../testing/test-console-page.tsx';
import { Shell } from './shell.tsx';

beginAt('/', 'advisor');

test('the head shows at most 99+ undelivered messages where there is little room, and says the whole number', async () => {
  await page.viewport(360, 740);
  playServer({
    'GET /applications/counts': () => counts,
    'GET /messages': () => ({ items: [], next: null, counts: { by_hand: 1000, dead: 412, waiting: 0 } }),
  });
  await showPage(<Shell>{null}</Shell>);
  const menu = page.getByRole('button', { name: /^Menú: 1,412\+ mensajes que no llegaron/ });
  await expect.element(menu).toMatchTextContent('99+');
});

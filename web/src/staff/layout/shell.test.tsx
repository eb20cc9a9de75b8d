import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { meAs, playServer, workAs } from '../testing/played-server.ts';
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

test.each([
  ['lead', ['Mis pendientes', 'Calendario', 'Conversaciones', 'Mensajes', 'Reportes', 'Administración'], true],
  ['compliance', ['Mis pendientes', 'Calendario', 'Conversaciones', 'Mensajes', 'Privacidad', 'Administración'], true],
  ['auditor', ['Administración'], false],
  ['admin', ['Calendario', 'Administración'], false],
] as const)(
  '%s: the menu has only the pages that the role may see, and the head asks for nothing else',
  async (role, pages, serves) => {
    workAs(meAs(role));
    const calls = playServer({
      'GET /applications/counts': () => counts,
      'GET /messages': () => ({ items: [], next: null, counts: { by_hand: 0, dead: 0, waiting: 0 } }),
      'GET /inbox': () => ({ tasks: [], mentions: [], cameBack: [] }),
      'GET /conversations': () => ({ items: [], next: null, waiting: 0 }),
      'GET /privacy-requests': () => ({ items: [], next: null, counts: { open: 0 } }),
      'GET /visits/changes': () => ({ items: [], next: null }),
    });
    await showPage(<Shell>{null}</Shell>);
    await expect.element(page.getByRole('link', { name: 'Enlace nuevo' })).toHaveLength(serves ? 1 : 0);
    await expect.element(page.getByRole('searchbox')).toHaveLength(serves ? 1 : 0);
    await page.getByRole('button', { name: 'Menú' }).click();
    await expect.element(page.getByRole('menuitem').first()).toBeVisible();
    const shown = page
      .getByRole('menuitem')
      .elements()
      .map((item) => item.textContent?.trim());
    expect(shown).toEqual(pages);
    if (!serves) expect(calls).toEqual([]);
  },
);

import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { meAs, workAs } from '../../testing/played-server.ts';
import {
  application,
  beReviewer,
  dialog,
  earningsWith,
  openEarnings,
  openPage,
  path,
  reviewed,
  weekRow,
} from './testing/test-page.tsx';

beReviewer();

describe('the weeks', () => {
  test('show the reading, its certainty, the counted figure, its source and anything odd', async () => {
    await openEarnings(
      earningsWith([
        {
          amount: 4150,
          counted: 3850.5,
          readAmount: 4100,
          confidence: 0.87,
          ...reviewed('corrected', 3850.5, 'Otro bono'),
        },
        {
          amount: 20_000,
          counted: null,
          origin: 'correction',
          mediaId: null,
          channel: null,
          marks: [
            { code: 'far_from_median', params: {} },
            { code: 'other_platform', params: { platform: 'didi' } },
          ],
          ...reviewed('refused', null, 'Sin captura'),
        },
      ]),
    );
    const first = weekRow('9–15 nov');
    for (const text of ['De la captura', '$4,100', '$3,850.50', 'Se envió $4,150', 'Corregida', 'Otro bono'])
      await expect.element(first).toMatchTextContent(text);
    await expect.element(first).toMatchTextContent(/87\s?% de certeza/);
    const next = weekRow('2–8 nov');
    for (const text of ['Escrita por el conductor', 'No cuenta', 'Rechazada', 'lejos de lo que gana', 'DiDi'])
      await expect.element(next).toMatchTextContent(text);
    await expect.element(weekRow('26 oct–1 nov')).toMatchTextContent('Sin dato');
    const sums = page.getByRole('table', { name: 'Sumas de Uber' });
    await expect.element(sums.getByRole('row', { name: /Total/ })).toMatchTextContent('Total$24,150$3,850.50');
    await expect.element(sums.getByRole('row', { name: /Semanas que cuentan/ })).toMatchTextContent(/21$/);
  });

  test('show all of a tall screenshot from where it was read on', async () => {
    const look = document.createElement('style');
    look.textContent = 'section:has(> div > img) { height: 150px; overflow: auto } dialog img { height: 1000px }';
    document.head.append(look);
    try {
      await openEarnings(
        earningsWith([{ amount: 4100, boxes: { week: [0.1, 0.3, 0.5, 0.05], amount: [0.1, 0.4, 0.5, 0.1] } }]),
      );
      await page.getByRole('button', { name: 'Ver la captura de la semana 9–15 nov' }).click();
      const picture = dialog().getByRole('region', { name: /^Captura/ });
      // Centered between week and figure, at 40 % of the height.
      await expect.poll(() => Math.round(picture.element().scrollTop / 10)).toBe(Math.round((400 - 75) / 10));
    } finally {
      look.remove();
    }
  });

  test('show what two screenshots say about one week side by side, first what isn’t the same', async () => {
    const stated = (mediaId: string, amount: number, box: number[] | null) => ({ mediaId, amount, box });
    const own = stated('media-0', 4100, [0.1, 0.2, 0.5, 0.1]);
    await openEarnings(
      earningsWith([
        {
          amount: 4100,
          marks: [{ code: 'other_total', params: {} }],
          evidence: [
            {
              of: '2026-11-02',
              agrees: true,
              own: stated('media-1', 3900, null),
              other: stated('media-0', 3900, null),
            },
            { of: '2026-11-09', agrees: false, own, other: stated('media-2', 4700, [0.1, 0.8, 0.8, 0.05]) },
          ],
        },
      ]),
    );
    await expect.element(weekRow('9–15 nov')).toMatchTextContent('totales distintos de la misma semana');
    await page.getByRole('button', { name: 'Revisar la semana 9–15 nov' }).click();
    const evidence = dialog().getByRole('region', { name: 'Lo que dicen dos capturas' });
    await expect
      .element(evidence)
      .toMatchTextContent(
        /9–15 nov.*No coincide.*Su captura: \$4,100.*Otra captura: \$4,700.*2–8 nov.*Coincide.*\$3,900/,
      );
    const shown = [...evidence.element().querySelectorAll('img')].map(({ dataset }) => dataset.address);
    expect(shown[0]).toMatch(/media-0\/pages\/1\?size=screen$/);
    expect(shown[1]).toMatch(/media-2\/pages\/1\?size=screen$/);
    // While a reviewer writes, the form has the room.
    await dialog().getByRole('button', { name: 'Corregir' }).click();
    await expect.element(evidence).not.toBeInTheDocument();
  });

  test('show where a screenshot may be edited, as a hint', async () => {
    const box = [0.3, 0.2, 0.05, 0.1];
    await openEarnings(
      earningsWith([
        {
          amount: 4100,
          marks: [{ code: 'uneven_digits', params: {} }],
          edited: [{ mark: 'uneven_digits', box }],
        },
        { amount: 4200 },
      ]),
    );
    await expect.element(weekRow('9–15 nov')).toMatchTextContent('Un dígito de la cantidad no se ve como los demás.');
    await expect.element(weekRow('2–8 nov')).not.toMatchTextContent('dígito');
    await page.getByRole('button', { name: 'Ver la captura de la semana 2–8 nov' }).click();
    const places = dialog().getByRole('region', { name: 'Dónde fijarse en la captura' });
    await expect.element(dialog()).toBeVisible();
    await expect.element(places).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Ver la captura de la semana 9–15 nov' }).click();
    await expect.element(places).toMatchTextContent(/Es solo una pista.*El dígito del centro$/);
    expect(places.element().querySelector('img')?.dataset.address).toMatch(/media-0\/pages\/1\?size=screen$/);
    await dialog().getByRole('button', { name: 'Corregir' }).click();
    await expect.element(places).not.toBeInTheDocument();
  });

  test('show a detail of the screenshot and, on a press, all of it with the reading framed', async () => {
    await openEarnings(
      earningsWith([{ amount: 4100, boxes: { week: [0.1, 0.1, 0.5, 0.05], amount: [0.1, 0.2, 0.5, 0.1] } }]),
    );
    const cut = page.getByRole('button', { name: 'Ver la captura de la semana 9–15 nov' });
    expect(cut.element().querySelector('img')?.dataset.address).toMatch(/pages\/1\?size=screen$/);
    await cut.click();
    await expect.element(dialog()).toBeVisible();
    const frames = [...dialog().element().querySelectorAll<HTMLElement>('[data-box]')];
    expect(frames.map(({ dataset, style }) => [dataset.box, style.left, style.top])).toEqual([
      ['week', '10%', '10%'],
      ['amount', '10%', '20%'],
    ]);
    await userEvent.keyboard('{Escape}');
    await expect.element(cut).toHaveFocus();
  });

  test('show the whole picture small when the reading has no places', async () => {
    await openEarnings(earningsWith([{ amount: 4100 }]));
    const cut = page.getByRole('button', { name: 'Ver la captura de la semana 9–15 nov' });
    expect(cut.element().querySelector('img')?.dataset.address).toMatch(/size=thumb$/);
    await cut.click();
    await expect.element(dialog()).toMatchTextContent('no se guardó en qué lugar se leyó');
  });
});

test('the profile is shown with its reading framed, and can be requested again', async () => {
  const earnings = earningsWith([{ amount: 4100 }]);
  const boxes = { name: [0.3, 0.4, 0.4, 0.05], rating: [0.4, 0.5, 0.2, 0.05] };
  const [uber] = earnings.platforms;
  if (uber?.profile) uber.profile = { ...uber.profile, mediaId: 'profile', boxes };
  const { writes } = await openEarnings(earnings, { [`POST ${path}/corrections`]: () => application });
  await page.getByRole('button', { name: 'Ver la captura del perfil' }).click();
  await expect.element(dialog()).toBeVisible();
  const frames = [...dialog().element().querySelectorAll<HTMLElement>('[data-box]')];
  expect(frames.map(({ dataset }) => dataset.box)).toEqual(['name', 'rating']);
  await page.getByRole('button', { name: 'Pedir otra vez' }).click();
  await page.getByRole('button', { name: 'Pedírselo al conductor' }).click();
  await expect.poll(() => dialog().query()).toBeNull();
  expect(writes().map(({ body }) => body)).toEqual([
    { part: 'earnings', paths: ['uber.profile'], reason: 'unreadable', note: null },
  ]);
});

test('an advisor sees how many weeks there are, and no amount', async () => {
  workAs(meAs('advisor'));
  const { personalData: _, consents: __, ledger: ___, matches: ____, decision: _____, ...seen } = application;
  const { calls } = await openPage({ [`GET ${path}`]: () => seen });
  await expect.element(page.getByText('12 de 12 semanas')).toBeVisible();
  expect(calls.some(({ name }) => name.endsWith('/earnings'))).toBe(false);
});

import type { KeptPicture } from '@volante/contract/staff/administration/reading.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type PlayedCall, playServer, refusal } from '../../testing/played-server.ts';
import { beginAt, showPage } from '../../testing/test-console-page.tsx';
import { FallPage } from './fall-page.tsx';
import { JudgePage } from './judge-page.tsx';
import { ReadingPage } from './reading-page.tsx';

const fall = {
  ...{ id: 'f1', platform: 'uber', at: '2026-11-21T18:00:00Z', share: 0.8, before: 0.9 },
  ...{ pictures: 150, picturesBefore: 620, endedAt: null as string | null },
};
const row = {
  ...{ month: '2026-11', platform: 'uber', language: 'es', version: '11' },
  ...{ right: 70, wrong: 2, changed: 3, asked: 20, typed: 5 },
};
const reading = {
  rows: [row, { ...row, platform: 'didi', language: null, version: null, right: 4 }],
  reasons: [
    { platform: 'uber', reason: 'other_span', asked: 12, typed: 0 },
    { platform: 'didi', reason: 'no_week', asked: 0, typed: 5 },
  ],
  falls: [fall],
  kept: { judged: 4, waiting: 2 },
  learns: true,
  asOf: '2026-11-21T18:00:00Z',
};
const first: KeptPicture = {
  ...{
    pictureId: 'p1',
    platform: 'uber',
    country: 'mx',
    capturedOn: '2026-11-21',
    reason: 'other_span',
    verdict: null,
  },
  read: { week: '2026-11-09', amount: 4000 },
  said: { week: '2026-11-16', amount: 4100.5 },
  boxes: { week: null, amount: null },
};
const second: KeptPicture = { ...first, pictureId: 'p2', reason: 'no_week', read: { week: null, amount: null } };
let items: KeptPicture[];
const reads = {
  'GET /reading': () => reading,
  'GET /reading/falls/f1': () => ({ fall, pictures: [first, second] }),
  'GET /reading/pictures': () => ({ items, next: null }),
};
const verdicts = (calls: PlayedCall[]) =>
  calls.filter(({ name }) => name.startsWith('PUT')).map(({ name, body }) => [name.split('/')[3], body]);
const judging = (answers: object = {}) =>
  playServer({
    ...reads,
    'PUT /reading/pictures/p1/verdict': () => first,
    'PUT /reading/pictures/p2/verdict': () => second,
    ...answers,
  });
const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
/** Every picture loads. React sets the URL in either of these ways. */
function playImages(): void {
  const set = Element.prototype.setAttribute;
  vi.spyOn(Element.prototype, 'setAttribute').mockImplementation(function (this: Element, name, value) {
    set.call(this, name, name === 'src' ? pixel : value);
  });
  vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (this: Element) {
    this.setAttribute('src', pixel);
  });
}
const button = (name: string | RegExp) => page.getByRole('button', { name });

beginAt('/admin/reading', 'admin');
beforeEach(() => {
  items = [first, second];
});

test('the page says how well screenshots are read, by month, platform, language and reader, and why drivers were asked', async () => {
  playServer(reads);
  await showPage(<ReadingPage />);
  const months = page.getByRole('table', { name: 'Por mes, idioma y lector' });
  await expect
    .element(months.getByRole('row', { name: /Noviembre de 2026 · Uber · español · lector 11/ }))
    .toMatchTextContent(/75\s?%\s*70\s*2\s*3\s*20\s*5/);
  await expect.element(months.getByText(/DiDi · idioma no visto · lector anterior/)).toBeVisible();
  const reasons = page.getByRole('table', { name: 'Por qué no llenaron su semana sin preguntar' });
  await expect.element(reasons.getByText('Parece de otras fechas, no de una semana · Uber')).toBeVisible();
  await page.getByLabelText('Plataforma').selectOptions('DiDi');
  await expect.element(months.getByText(/Uber/)).not.toBeInTheDocument();
  await expect.element(reasons.getByText('No se ve la semana · DiDi')).toBeVisible();
});

test('a fall leads to its page, and kept screenshots to their queue', async () => {
  playServer(reads);
  await showPage(<ReadingPage />);
  await expect
    .element(page.getByRole('link', { name: /Uber: de 90\s?% a 80\s?% sin preguntar/ }))
    .toHaveAttribute('href', '/staff/admin/reading/falls/f1');
  await expect.element(page.getByText('2 por revisar, 4 revisadas.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Revisar capturas' }))
    .toHaveAttribute('href', '/staff/admin/reading/pictures');
});

test('an installation that keeps no screenshots says so, and that figures and warnings work all the same', async () => {
  playServer({
    'GET /reading': () => ({
      ...reading,
      rows: [],
      reasons: [],
      falls: [],
      kept: { judged: 0, waiting: 0 },
      learns: false,
    }),
  });
  await showPage(<ReadingPage />);
  await expect.element(page.getByText(/Esta instalación no guarda capturas/)).toBeVisible();
  await expect.element(page.getByText('Ninguna plataforma se lee peor que antes.')).toBeVisible();
  await expect.element(page.getByText('Todavía no hay capturas que llenaran una semana.')).toBeVisible();
  expect(page.getByRole('link', { name: 'Revisar capturas' }).query()).toBeNull();
});

test('the page of a fall has both shares and its screenshots, with what was read and said of each', async () => {
  playImages();
  playServer(reads);
  await showPage(<FallPage fallId="f1" />);
  await expect.element(page.getByRole('heading', { name: 'Las capturas de Uber se leen peor' })).toBeVisible();
  await expect.element(page.getByText(/Uber: de 90\s?% a 80\s?% sin preguntar · Desde el/)).toBeVisible();
  await expect.element(page.getByText(/150 capturas en siete días, 620 en las cuatro semanas de antes/)).toBeVisible();
  const [picture, other] = page.getByRole('listitem').filter({ hasText: 'Se leyó' }).elements();
  expect(picture?.textContent).toMatch(/9–15 nov · \$4,000.*16–22 nov · \$4,100\.50/);
  expect(other?.textContent).toMatch(/Se leyóNada/);
  // Several of one platform and day need names of their own.
  expect(picture?.querySelector('img, [role=alert]')).not.toBeNull();
  for (const n of [1, 2])
    await expect.element(page.getByRole('region', { name: new RegExp(`^Captura ${n} de Uber`) })).toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: 'Revisar las de esta plataforma' }))
    .toHaveAttribute('href', '/staff/admin/reading/pictures?platform=uber');
});

test('without kept screenshots of those days the page of a fall says why', async () => {
  playServer({ 'GET /reading/falls/f1': () => ({ fall: { ...fall, endedAt: '2026-11-28T18:00:00Z' }, pictures: [] }) });
  await showPage(<FallPage fallId="f1" />);
  await expect.element(page.getByText(/solo se guardan de conductores que lo aceptaron/)).toBeVisible();
  await expect.element(page.getByText(/Del .* al /)).toBeVisible();
});

test('one press says that a screenshot was read right, and the next one comes', async () => {
  const calls = judging();
  await showPage(<JudgePage />);
  await expect.element(page.getByText('Parece de otras fechas, no de una semana')).toBeVisible();
  await userEvent.keyboard('a');
  await expect.element(page.getByText('No se ve la semana')).toBeVisible();
  expect(verdicts(calls)).toEqual([['p1', { verdict: 'right' }]]);
  // What wasn't read can't have been read right.
  expect(button(/^Bien leída/).query()).toBeNull();
  await userEvent.keyboard('a');
  expect(verdicts(calls)).toHaveLength(1);
});

test('two presses say that it was read wrong and shows what people said', async () => {
  const calls = judging();
  await showPage(<JudgePage />);
  await button(/^Mal leída/).click();
  await expect.element(page.getByLabelText('Total que muestra')).toHaveValue('4100.5');
  await expect.element(page.getByLabelText('Semana que muestra')).toHaveValue('2026-11-16');
  await button('Guardar lo que muestra').click();
  await expect.element(page.getByText('No se ve la semana')).toBeVisible();
  expect(verdicts(calls)).toEqual([['p1', { verdict: 'wrong', week: '2026-11-16', amount: 4100.5 }]]);
});

test('another figure and week can be typed; what isn’t an amount isn’t sent', async () => {
  const calls = judging();
  await showPage(<JudgePage />);
  await button(/^Mal leída/).click();
  await page.getByLabelText('Total que muestra').fill('mucho');
  await button('Guardar lo que muestra').click();
  await expect.element(page.getByText('Escribe una cantidad, por ejemplo 4312.50')).toBeVisible();
  expect(verdicts(calls)).toEqual([]);
  await page.getByLabelText('Total que muestra').fill('$3,900.25');
  await page.getByLabelText('Semana que muestra').selectOptions('2–8 nov');
  await button('Guardar lo que muestra').click();
  await expect.poll(() => verdicts(calls)).toEqual([['p1', { verdict: 'wrong', week: '2026-11-02', amount: 3900.25 }]]);
});

test('a screenshot of something else is no week, and the one before can be judged again', async () => {
  const calls = judging();
  await showPage(<JudgePage />);
  await button(/^Mal leída/).click();
  await button('No es una semana de ganancias').click();
  await expect.element(page.getByText('No se ve la semana')).toBeVisible();
  await button('Volver a la anterior').click();
  await expect.element(page.getByText('Parece de otras fechas, no de una semana')).toBeVisible();
  await button(/^Bien leída/).click();
  await expect.element(page.getByText('No se ve la semana')).toBeVisible();
  expect(verdicts(calls)).toEqual([
    ['p1', { verdict: 'not_a_week' }],
    ['p1', { verdict: 'right' }],
  ]);
});

test('after the last one the queue is read anew, and says that none is left', async () => {
  items = [first];
  const calls = judging();
  await showPage(<JudgePage />);
  await expect.element(button(/^Bien leída/)).toBeVisible();
  items = [];
  await button(/^Bien leída/).click();
  await expect.element(page.getByText('No queda ninguna por revisar.')).toBeVisible();
  expect(calls.filter(({ name }) => name === 'GET /reading/pictures')).toHaveLength(2);
});

test('one whose driver no longer agrees leaves the queue with a notice; one that couldn’t be saved stays', async () => {
  let isGone = false;
  const calls = judging({
    'PUT /reading/pictures/p1/verdict': () =>
      isGone ? refusal(404, 'not_found_error') : refusal(422, 'unprocessable_error'),
  });
  await showPage(<JudgePage />);
  await button(/^Bien leída/).click();
  await expect.poll(() => verdicts(calls)).toHaveLength(1);
  await expect.element(page.getByText('Parece de otras fechas, no de una semana')).toBeVisible();
  isGone = true;
  await button(/^Bien leída/).click();
  await expect.element(page.getByText('El conductor ya no acepta que la guardemos. La quitamos.')).toBeInTheDocument();
  await expect.element(page.getByText('No se ve la semana')).toBeVisible();
  expect(button('Volver a la anterior').query()).toBeNull();
});

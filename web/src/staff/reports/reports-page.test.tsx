import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { meAs, type PlayedCall, playServer, workAs } from '../testing/played-server.ts';
import { beginAt, showPage } from '../testing/test-console-page.tsx';
import { typeDay } from '../testing/type-day.ts';
import { Bars } from './bars.tsx';
import { ReportsPage } from './reports-page.tsx';

const asOf = '2026-11-22T12:00:00Z';
const none = { rows: [], asOf };
const reached = { earnings_analysis: 3, judicial_analysis: 3, documents_analysis: 3, home_visit: 1 };
const funnel = {
  rows: [
    {
      month: '2026-11',
      country: 'mx',
      reached: { created: 4, ...reached, risk_analysis: 2, approved: 1, rejected: 0 },
    },
    {
      month: '2026-10',
      country: 'us',
      reached: { created: 6, ...reached, risk_analysis: 3, approved: 0, rejected: 2 },
    },
  ],
  asOf,
};
const durations = {
  rows: [
    { of: 'stage', name: 'risk_analysis', count: 8, median: 90, p90: 4 * 24 * 60 },
    { of: 'waiting', name: 'company', count: 5, median: 45, p90: 2000 },
  ],
  asOf,
};
let answers: Record<string, (call: PlayedCall) => object>;

beginAt('/reports?from=2026-10-01&to=2026-11-30', 'reviewer');
beforeEach(() => {
  answers = Object.fromEntries(
    ['answers', 'late-answers', 'overdue', 'drop-off', 'rejections', 'closed', 'advisors', 'reviewers'].map((name) => [
      `GET /reports/${name}`,
      () => none,
    ]),
  );
  answers['GET /reports/funnel'] = () => funnel;
  answers['GET /reports/durations'] = () => durations;
});

async function open() {
  const calls = playServer(answers);
  await showPage(<ReportsPage />);
  return calls;
}
const cellsOf = (table: string, row: RegExp | string) =>
  page
    .getByRole('table', { name: table })
    .getByRole('row', { name: row })
    .getByRole('cell')
    .elements()
    .map((cell) => cell.textContent);

test('the table of the stages sums up the months and says which share of those opened it is', async () => {
  await open();
  await expect.element(page.getByRole('table', { name: 'Hasta dónde llegan' })).toBeInTheDocument();
  expect(cellsOf('Hasta dónde llegan', /^Abierta/)).toEqual(['10', '100%']);
  expect(cellsOf('Hasta dónde llegan', /^Evaluación/)[0]).toBe('5');
  expect(cellsOf('Por mes en que se abrieron', /Octubre de 2026 · Estados Unidos/)).toEqual(['6', '3', '0', '2']);
});

test('durations read as minutes, hours or days', async () => {
  await open();
  await expect.element(page.getByRole('table', { name: 'Cuánto tardan' })).toBeInTheDocument();
  expect(cellsOf('Cuánto tardan', /^Evaluación/)).toEqual(['8', '1.5 h', '4 d']);
  expect(cellsOf('A quién esperaron', /^A nosotros/)).toEqual(['5', '45 min', '33.3 h']);
});

test('the address holds days and country, and the file has the same', async () => {
  const calls = await open();
  await page.getByRole('button', { name: /^País/ }).click();
  await page.getByRole('menuitemradio', { name: 'México' }).click();
  await expect.poll(() => location.search).toBe('?from=2026-10-01&to=2026-11-30&country=mx');
  await expect.poll(() => calls.at(-1)?.query.get('country')).toBe('mx');
  const file = page.getByRole('link', { name: 'Descargar CSV: Cuánto tardan' }).element();
  expect(file.getAttribute('href')).toBe('/api/staff/reports/durations.csv?from=2026-10-01&to=2026-11-30&country=mx');
});

test('an empty period says so, and an impossible one requests nothing', async () => {
  const calls = await open();
  const reviews = page.getByRole('region', { name: 'Revisiones por persona' });
  await expect.element(reviews.getByText('No hay nada en este periodo.')).toBeInTheDocument();
  await typeDay('Hasta', '2026-09-01');
  await expect.element(page.getByText(/termina antes de empezar/)).toBeInTheDocument();
  expect(calls.filter(({ query }) => query.get('to') === '2026-09-01')).toEqual([]);
});

test('figures not counted yet say when they will be', async () => {
  answers['GET /reports/funnel'] = () => ({ rows: [], asOf: null });
  await open();
  await expect.element(page.getByText(/Todavía no se ha contado nada/)).toBeInTheDocument();
});

test('on a phone every figure has its name beside it, and nothing is wider than the screen', async () => {
  await page.viewport(360, 740);
  await open();
  const months = page.getByRole('list', { name: 'Por mes en que se abrieron' });
  await expect.element(months.getByRole('heading', { name: 'Noviembre de 2026 · México' })).toBeInTheDocument();
  expect(
    months
      .getByRole('term')
      .elements()
      .slice(0, 2)
      .map((element) => element.textContent),
  ).toEqual(['Abierta', 'Enviadas']);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

test.each([
  [
    [0, 0],
    ['0 min', '0 min'],
  ],
  [
    [30, 0],
    ['30 min', '0 min'],
  ],
])('bars of %j have their figures, nothing included', async ([first = 0, second = 0], figures) => {
  await render(
    <div style={{ width: 600 }}>
      <Bars
        rows={[
          { name: 'Conductor', values: { median: first } },
          { name: 'Empresa', values: { median: second } },
        ]}
        series={[{ key: 'median', label: 'Mediana', look: 'solid' }]}
        show={(minutes) => `${minutes} min`}
        height={120}
        namesWidth={120}
      />
    </div>,
  );
  const shown = () =>
    page
      .getByText(/ min$/)
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(shown).toEqual(figures);
});

test('of the answers for which a time was promised, the share that kept it is shown by month and country', async () => {
  answers['GET /reports/answers'] = () => ({
    rows: [
      { month: '2026-11', country: 'mx', answered: 50, promised: 40, kept: 34 },
      { month: '2026-10', country: 'us', answered: 3, promised: 0, kept: 0 },
    ],
    asOf,
  });
  await open();
  await expect.element(page.getByRole('table', { name: 'Respuestas a tiempo' })).toBeInTheDocument();
  expect(cellsOf('Respuestas a tiempo', /Noviembre de 2026 · México/)).toEqual([
    '50',
    '40',
    expect.stringMatching(/^34 \(85\s?%\)$/),
  ]);
  expect(cellsOf('Respuestas a tiempo', /Octubre de 2026 · Estados Unidos/)).toEqual(['3', '0', '–']);
});

const hrefOf = (name: string) => page.getByRole('link', { name, exact: true }).element().getAttribute('href');

test('late answers are shown by turn and country with their target; a turn without one says so and has no verdict', async () => {
  const late = { turn: 'check', country: 'mx', target: 9, answered: 40, late: 6, median: 2, worst: 31 };
  const free = { turn: 'review', country: 'us', target: null, answered: 3, late: 0, median: null, worst: null };
  answers['GET /reports/late-answers'] = () => ({ rows: [late, free], asOf });
  await open();
  const table = 'Respuestas fuera de plazo';
  await expect.element(page.getByRole('table', { name: table })).toBeInTheDocument();
  expect(cellsOf(table, /Revisión legal · México/)).toEqual([
    ...['9 h', '40', expect.stringMatching(/^34 \(85\s?%\)$/), '6', '2 h', '31 h'],
  ]);
  expect(cellsOf(table, /^Revisión · Estados Unidos/)).toEqual(['Sin plazo', '3', '–', '–', '–', '–']);
  await expect.element(page.getByRole('link', { name: 'Cambiar los plazos' })).not.toBeInTheDocument();
});

test('who may administer gets to the times to answer from the report', async () => {
  workAs(meAs('everything'));
  await open();
  await expect.element(page.getByRole('link', { name: 'Cambiar los plazos' })).toBeInTheDocument();
  expect(hrefOf('Cambiar los plazos')).toBe('/staff/admin/settings#ANSWER_HOURS');
});

test('what is overdue leads to its list, of each person, of nobody and of all', async () => {
  const own = meAs('reviewer').account;
  answers['GET /reports/overdue'] = () => ({
    rows: [
      { owner: null, count: 4, longest: 31 },
      { owner: { id: 'b', name: 'Luis Mora' }, count: 2, longest: 5 },
      { owner: { id: own.id, name: own.name }, count: 1, longest: 1 },
    ],
    asOf,
  });
  history.replaceState(null, '', '/staff/reports?from=2026-10-01&to=2026-11-30&country=mx');
  await open();
  await expect.element(page.getByRole('table', { name: 'Vencidas ahora' })).toBeInTheDocument();
  expect(cellsOf('Vencidas ahora', /^Nadie/)).toEqual(['4', '31 h']);
  expect(hrefOf('Nadie')).toBe('/staff/?due=overdue&assignee=none&country=mx');
  expect(hrefOf('Luis Mora')).toBe('/staff/?due=overdue&assignee=b&country=mx');
  expect(hrefOf(own.name)).toBe('/staff/?due=overdue&assignee=me&country=mx');
  expect(hrefOf('Ver todas en la lista (7)')).toBe('/staff/?due=overdue&country=mx');
});

test('on a phone late answers are cards with all their figures', async () => {
  const late = { turn: 'second_person', country: 'us', target: 9, answered: 1204, late: 187, median: 4, worst: 152 };
  answers['GET /reports/late-answers'] = () => ({ rows: [late], asOf });
  await page.viewport(360, 740);
  await open();
  const cards = page.getByRole('list', { name: 'Respuestas fuera de plazo' });
  await expect.element(cards.getByRole('heading', { name: 'Segunda persona · Estados Unidos' })).toBeInTheDocument();
  expect(cards.getByRole('definition').elements()).toHaveLength(6);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

test('with nothing overdue it says that, not that the days have none', async () => {
  await open();
  const overdue = page.getByRole('region', { name: 'Vencidas ahora' });
  await expect.element(overdue.getByText('Ninguna está vencida.')).toBeInTheDocument();
});

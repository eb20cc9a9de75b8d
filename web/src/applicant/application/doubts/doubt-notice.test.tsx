import type { DocumentView } from '@volante/contract/application.ts';
import type { Doubt } from '@volante/contract/documents/doubts.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { chooseLanguage } from '../../../lib/language.ts';
import DocumentScreen from '../../documents/document.tsx';
import Statements from '../../documents/statements/statements.tsx';
import { applicationOf, openApplication } from '../../testing/test-application.ts';

const home = location.pathname + location.search;
const go = vi.hoisted(() => ({ to: [] as string[] }));
vi.mock('../../navigation/go.ts', async (real) => ({
  ...(await real<object>()),
  goTo: async (path: string) => void go.to.push(path),
}));
beforeEach(() => {
  chooseLanguage('es');
  go.to = [];
});
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', home);
});

const type = 'proof_of_address';

async function open(change: Partial<DocumentView>, of: DocumentView['type'] = type) {
  const created = applicationOf({ status: 'documents_analysis' });
  const documents = created.documentsAnalysis.documents.map((item) => ({
    ...item,
    ...(item.type === of && { mediaId: 'sent', noticed: [], ...change }),
  }));
  const application = openApplication({ ...created, documentsAnalysis: { status: 'pending', documents } });
  const sent: { path: string; body: object }[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    if (init?.body)
      sent.push({ path: String(url).replace(/.*\/requests\/[^/]+/, ''), body: JSON.parse(String(init.body)) });
    return Response.json({
      data: String(url).includes('/media/') ? { mimeType: 'application/pdf', fileName: 'x.pdf', size: 1 } : application,
    });
  });
  const screen = await render(of === type ? <DocumentScreen params={{ type }} /> : <Statements />);
  const says = (text: string) => screen.getByText(text, { exact: false }).first();
  return { screen, says, sent };
}

const sentences: [Doubt, string][] = [
  [
    { about: 'old', newest: '2024-08-13', months: 3 },
    'La fecha más nueva que leímos es 13 de agosto de 2024, y pedimos uno de los últimos 3 meses.',
  ],
  [{ about: 'sent_back', reason: 'expired' }, 'Es el mismo archivo que ya revisamos: ya venció.'],
  [{ about: 'other_country', country: 'us' }, 'Parece de Estados Unidos, y tu solicitud es para México.'],
  [{ about: 'wrong_paper', looksLike: 'ine_front' }, 'Parece el frente de una INE, y aquí va otro documento.'],
  [
    { about: 'other_name', says: 'PEDRO RUIZ', typed: 'María Núñez' },
    'Dice “PEDRO RUIZ” y tú escribiste “María Núñez”.',
  ],
  [{ about: 'code_differs', fields: ['name', 'curp'] }, 'no dicen lo mismo: nombre, CURP'],
  [{ about: 'photo', flaw: 'glare' }, 'Hay un reflejo.'],
];

test('the document’s own screen says everything that could be mended, and one press asks for another file', async () => {
  const { screen, says } = await open({ doubts: sentences.map(([doubt]) => doubt) });
  for (const [, words] of sentences) await expect.element(says(words)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Continuar' })).toBeVisible();
  await screen.getByRole('button', { name: 'Cambiarlo' }).click();
  await expect.element(says('de los últimos 3 meses y con tu domicilio completo')).toBeVisible();
});

test('the answer about whose paper it is names the file it is about, and "no" asks for another', async () => {
  const { screen, says, sent } = await open({ doubts: [{ about: 'whose', says: '1990-04-12', typed: '1991-04-12' }] });
  await expect
    .element(says('Dice “12 de abril de 1990” y tú escribiste “12 de abril de 1991”. ¿Es tuyo?'))
    .toBeVisible();
  await screen.getByRole('button', { name: 'No, enviar otro' }).click();
  await expect.poll(() => go.to).toEqual([`/documents/${type}`]);
  expect(sent).toEqual([{ path: `/documents/${type}/contradiction`, body: { mine: false, mediaId: 'sent' } }]);
});

test('a statement says it in the card of its month', async () => {
  const { says } = await open({ doubts: [{ about: 'same_month', says: '2026-10' }] }, 'bank_statement_month_1');
  await expect.element(says('Leímos octubre de 2026, igual que en otro de tus estados de cuenta.')).toBeVisible();
});

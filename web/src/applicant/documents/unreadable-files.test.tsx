import type { DocumentType } from '@volante/contract/documents/rules.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { chooseIn, dropOn, fileInputs, goneFile } from '../../lib/files/testing/gone-file.ts';
import { drawnPhoto, writtenPdf } from './testing/fake-documents.ts';
import { closeDocument, openDocument, readHoweverLong } from './testing/test-screen.tsx';

vi.mock('../navigation/go.ts', async (real) => ({
  ...(await real<object>()),
  goTo: async () => undefined,
}));

afterEach(closeDocument);
afterEach(() => void vi.restoreAllMocks());

const gone =
  'No pudimos leer el archivo. Si está en la nube, descárgalo en tu teléfono o computadora y elígelo otra vez.';
const typeOf = (input: HTMLInputElement) => (input.accept.includes('pdf') ? 'application/pdf' : 'image/jpeg');

// A card, a document that may be a photo, one that must be a PDF, several on a screen, the guarantor's.
const types: DocumentType[] = [
  'identity_card_front',
  'proof_of_address',
  'curp',
  'bank_statement_month_1',
  'solidarity_obligor_identity_card_front',
];

test.each(types)('a file that cannot be read any more says so at every input: %s', async (type) => {
  const { screen, server } = await openDocument(type);
  await expect.poll(() => fileInputs().length).toBeGreaterThan(0);
  const count = fileInputs().length;
  for (let at = 0; at < count; at++) {
    chooseIn(fileInputs()[at]!, await goneFile('a', typeOf(fileInputs()[at]!)));
    const said = () => screen.getByText(gone).elements().length;
    await expect.poll(said, { message: `input ${at}` }).toBeGreaterThan(0);
    await expect.poll(() => fileInputs().every((input) => !input.disabled)).toBe(true);
    expect(screen.getByText('Preparando tu archivo…').elements()).toEqual([]);
  }
  expect(server.state.uploads).toEqual([]);
});

test('beside readable ones, it is the only one refused', async () => {
  const { says, screen } = await openDocument('bank_statement_month_1');
  const [several] = fileInputs().filter((input) => input.multiple);
  readHoweverLong();
  const october = await writtenPdf('octubre.pdf', 'Periodo del 01/10/2026 al 31/10/2026');
  chooseIn(several!, await goneFile('septiembre.pdf', 'application/pdf'), october);
  await expect.element(says('El PDF dice octubre de 2026')).toBeVisible();
  await expect.element(says(gone)).toBeVisible();
  expect(screen.getByText(gone).elements()).toHaveLength(1);
});

test('a page that cannot be read keeps the pages before it', async () => {
  const { says } = await openDocument('curp');
  await expect.poll(() => fileInputs().length).toBeGreaterThan(0);
  chooseIn(fileInputs()[0]!, await drawnPhoto('uno.jpg'));
  await expect.element(says('1 página')).toBeVisible();
  const count = fileInputs().length;
  for (let at = 0; at < count; at++) {
    chooseIn(fileInputs()[at]!, await goneFile('dos.jpg', 'image/jpeg'));
    await expect.element(says(gone)).toBeVisible();
  }
  await expect.element(says('1 página')).toBeVisible();
});

test('several files where one fits are refused with a word, by choosing and by dropping', async () => {
  const { says, server } = await openDocument('curp');
  await expect.poll(() => fileInputs().length).toBeGreaterThan(0);
  const pdfs = await Promise.all(['a', 'b'].map((name) => writtenPdf(`${name}.pdf`, name)));
  for (const input of fileInputs()) {
    dropOn(input, ...pdfs);
    await expect.element(says('Elegiste varios archivos y aquí va uno.')).toBeVisible();
  }
  dropOn(document.querySelector('.border-dashed')!, ...pdfs);
  await expect.element(says('Elegiste varios archivos y aquí va uno.')).toBeVisible();
  expect(server.state.uploads).toEqual([]);
});

test('three PDFs chosen for one month go to their own months, and what has no room is named', async () => {
  const { says, choose } = await openDocument('bank_statement_month_1');
  const pdfs = [
    await writtenPdf('c.pdf', 'Periodo: Del 06 de agosto al 05 de septiembre de 2026'),
    await writtenPdf('b.pdf', 'Periodo: Del 06 de septiembre al 05 de octubre de 2026'),
    await writtenPdf('a.pdf', 'Periodo: Del 06 de octubre al 05 de noviembre de 2026'),
    await writtenPdf('d.pdf', 'Movimientos'),
  ];
  readHoweverLong();
  await choose('Elegir PDF: Agosto de 2026', ...pdfs);
  for (const month of ['octubre', 'septiembre', 'agosto'])
    await expect.element(says(`El PDF dice ${month} de 2026`)).toBeVisible();
  await expect.element(says('Sin lugar: d.pdf.')).toBeVisible();
});

test('a statement whose month is not clear is not said to be of another one', async () => {
  const { says, screen, choose } = await openDocument('bank_statement_month_1');
  await choose('Elegir PDF: Octubre de 2026', await writtenPdf('a.pdf', 'Fecha de corte: 05 de septiembre de 2026'));
  await expect.element(says('No pudimos leer de qué mes es. Revisa que sea el de octubre de 2026.')).toBeVisible();
  expect(screen.getByText(/Parece de|El PDF dice/).elements()).toEqual([]);
});

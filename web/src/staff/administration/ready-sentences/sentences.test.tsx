import type { ReadySentence, SentenceFacts } from '@volante/contract/staff/administration/ready-sentences.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../../lib/queries.ts';
import { type PlayedCall, playServer, refusal } from '../../testing/played-server.ts';
import { beginAt, showPage } from '../../testing/test-console-page.tsx';
import { SentencesPage } from './sentences-page.tsx';

const facts: SentenceFacts = {
  ...({ place: 'answer', nameEs: 'Gracias', nameEn: 'Thanks', textEs: '¡Gracias, {firstName}!' } as const),
  ...{ textEn: 'Thanks, {firstName}!', isOn: true },
};
const thanks: ReadySentence = {
  ...{ id: 's1', version: 2, ...facts, by: { id: 'i1', name: 'Iris' }, at: '2026-11-20T12:00:00Z' },
};
const first: ReadySentence = { ...thanks, version: 1, textEs: 'Gracias.', by: null };
let sentences: ReadySentence[];
const reads = {
  'GET /ready-sentences': () => ({ items: sentences, next: null }),
  'GET /ready-sentences/s1/versions': () => ({ items: [sentences[0]!, first], next: null }),
};
const sent = (calls: PlayedCall[]) => calls.filter(({ name }) => !name.startsWith('GET'));
const button = (name: string) => page.getByRole('button', { name, exact: true });

beginAt('/admin/sentences', 'everything');
beforeEach(() => {
  sentences = [thanks];
});

test('a new sentence is sent once both languages are there and only what can be filled in is in braces', async () => {
  const calls = playServer({ ...reads, 'POST /ready-sentences': () => thanks });
  await showPage(<SentencesPage />);
  await button('Agregar una frase').click();
  const form = page.getByRole('dialog', { name: 'Agregar una frase' });
  await form.getByLabelText('Nombre en español').fill('Otra foto');
  await form.getByLabelText('Nombre en inglés').fill('Another photo');
  await form.getByLabelText('Texto en español').fill('Vuelve a tomar {document}.');
  await form.getByLabelText('Texto en inglés').fill('Take {document again.');
  await form.getByRole('button', { name: 'Guardar' }).click();
  const unknown = 'Aquí no se puede llenar {document}. Usa {firstName}, {reference} o {contact}.';
  await expect.element(form.getByText(unknown)).toBeVisible();
  await expect.element(form.getByText('Revisa las llaves: falta o sobra una.')).toBeVisible();
  expect(sent(calls)).toEqual([]);
  await form.getByLabelText('Para qué es').selectOptions('Comentario al devolver un documento');
  await form.getByLabelText('Texto en inglés').fill('Take {document} again.');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(page.getByText('Frase guardada.')).toBeInTheDocument();
  expect(sent(calls).map(({ body }) => body)).toEqual([
    {
      ...{ place: 'send_back', nameEs: 'Otra foto', nameEn: 'Another photo', isOn: true },
      ...{ textEs: 'Vuelve a tomar {document}.', textEn: 'Take {document} again.' },
    },
  ]);
});

/** Refuses the first change, because Luz saved this meanwhile. */
const meanwhile = (saved: Partial<ReadySentence>) => () => {
  if (sentences[0]!.version === 3) return { ...thanks, version: 4 };
  sentences = [{ ...sentences[0]!, version: 3, by: { id: 'l1', name: 'Luz' }, ...saved }];
  return refusal(409, 'changed_meanwhile');
};

test('what somebody else saves meanwhile takes nothing of what is typed, and is replaced only once it was shown', async () => {
  const calls = playServer({
    ...reads,
    'PUT /ready-sentences/s1': meanwhile({ nameEn: 'Many thanks', textEs: '¡Te lo agradecemos!', isOn: false }),
  });
  await showPage(<SentencesPage />);
  await page.getByRole('button', { name: /^Gracias/ }).click();
  await button('Cambiar').click();
  const form = page.getByRole('dialog', { name: 'Cambiar la frase' });
  await form.getByLabelText('Texto en español').fill('¡Mil gracias!');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(form.getByText(/Alguien/)).toBeVisible();
  for (const words of ['Así la dejó Luz:', /No se ofrece$/, 'Many thanks', '¡Te lo agradecemos!'])
    await expect.element(form.getByText(words)).toBeVisible();
  await expect.element(form.getByLabelText('Texto en español')).toHaveValue('¡Mil gracias!');
  await form.getByRole('button', { name: 'Guardar mi versión' }).click();
  const typed = { ...facts, textEs: '¡Mil gracias!' };
  const bodies = () => sent(calls).map(({ body }) => body);
  await expect.poll(bodies).toEqual([
    { ...typed, version: 2 },
    { ...typed, version: 3 },
  ]);
  await expect.element(form).not.toBeInTheDocument();
});

test('what somebody else saves before it is refused isn’t replaced either', async () => {
  const calls = playServer({ ...reads, 'PUT /ready-sentences/s1': () => refusal(409, 'changed_meanwhile') });
  await showPage(<SentencesPage />);
  await page.getByRole('button', { name: /^Gracias/ }).click();
  await button('Cambiar').click();
  const form = page.getByRole('dialog', { name: 'Cambiar la frase' });
  sentences = [{ ...thanks, version: 3, textEs: '¡Te lo agradecemos!' }];
  void queryClient().invalidateQueries();
  await expect.element(page.getByText('¡Te lo agradecemos!')).toBeInTheDocument();
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(form.getByText(/Alguien/)).toBeVisible();
  expect(sent(calls)).toMatchObject([{ body: { ...facts, version: 2 } }]);
});

test('an earlier version is restored as the next one, where and as the sentence is offered now; the present one can’t be', async () => {
  sentences = [{ ...thanks, place: 'correction', isOn: false }];
  const calls = playServer({ ...reads, 'PUT /ready-sentences/s1': () => ({ ...first, version: 3 }) });
  await showPage(<SentencesPage />);
  await page.getByRole('button', { name: /^Gracias/ }).click();
  await expect.element(page.getByText(/^Por Iris, 20 nov/)).toBeVisible();
  await expect.element(page.getByText(/^Venía con el producto/)).toBeVisible();
  await expect.element(button('Restaurar la versión 2')).not.toBeInTheDocument();
  await button('Restaurar la versión 1').click();
  await expect.element(page.getByText('Frase guardada.')).toBeInTheDocument();
  expect(sent(calls).map(({ body }) => body)).toEqual([
    { ...facts, place: 'correction', isOn: false, textEs: 'Gracias.', version: 2 },
  ]);
});

test('a refused restoring shows what somebody else saved, and the next press is of somebody who saw it', async () => {
  const calls = playServer({ ...reads, 'PUT /ready-sentences/s1': meanwhile({ isOn: false }) });
  await showPage(<SentencesPage />);
  await page.getByRole('button', { name: /^Gracias/ }).click();
  await button('Restaurar la versión 1').click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/Alguien/)).toBeVisible();
  await expect.element(dialog.getByText(/^Versión 3.*No se ofrece$/)).toBeVisible();
  await expect.element(dialog.getByText(/^Por Luz/)).toBeVisible();
  await button('Restaurar la versión 1').click();
  const seen = [{ body: { version: 2, isOn: true } }, { body: { version: 3, isOn: false } }];
  await expect.poll(() => sent(calls)).toMatchObject(seen);
  await expect.element(dialog.getByText(/Alguien/)).not.toBeInTheDocument();
});

test('a version that names what can’t be filled in where the sentence is offered now says so instead', async () => {
  const before = { ...first, place: 'send_back' as const, textEs: 'Vuelve a tomar {document}.' };
  playServer({ ...reads, 'GET /ready-sentences/s1/versions': () => ({ items: [thanks, before], next: null }) });
  await showPage(<SentencesPage />);
  await page.getByRole('button', { name: /^Gracias/ }).click();
  await expect.element(page.getByText(/^No se puede restaurar. Aquí no se puede llenar {document}/)).toBeVisible();
  await expect.element(button('Restaurar la versión 1')).not.toBeInTheDocument();
});

test('a sentence that is turned off says so', async () => {
  sentences = [{ ...thanks, isOn: false }];
  playServer(reads);
  await showPage(<SentencesPage />);
  await expect.element(page.getByRole('button', { name: /^Gracias.*No se ofrece$/ })).toBeVisible();
});

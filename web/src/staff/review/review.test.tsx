import type { Document } from '@volante/contract/staff/document.ts';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deferred } from '../../lib/testing/deferred.ts';
import {
  application,
  beReviewer,
  breakPictures,
  eva,
  holdPictures,
  openPage,
  path,
} from '../application/earnings/testing/test-page.tsx';
import { meAs, type PlayedCall, refusal, workAs } from '../testing/played-server.ts';
import { back, button, front, given, heading, openRoom, shows } from './testing/test-room.tsx';

beReviewer();

describe('the keys of a review', () => {
  test('approve, send back by the number of the reason, undo and skip, as their buttons do', async () => {
    const { writes } = await openRoom();
    await userEvent.keyboard('a');
    await expect.element(heading(/^INE Reverso/)).toBeVisible();
    await userEvent.keyboard('u');
    await shows(/^INE Frente/);
    await userEvent.keyboard('s');
    await expect.element(heading(/^INE Reverso/)).toBeVisible();
    await userEvent.keyboard('r1');
    await shows(/^INE Frente/);
    await userEvent.keyboard('a');
    await expect.element(page.getByText('Ya revisaste todo lo que hay.')).toBeVisible();
    await userEvent.keyboard('n');
    await expect.poll(() => writes().at(-1)?.name).toBe('POST /applications/next');
    expect(writes().map(({ body }) => (body as { decision?: string }).decision)).toEqual([
      ...['approved', 'pending', 'rejected', 'approved', undefined],
    ]);
  });

  test('take the next of the list that this tab showed last, also after it was loaded again', async () => {
    sessionStorage.setItem('volante.list', JSON.stringify({ assignee: 'me', sort: 'createdAt' }));
    const { writes } = await openPage({ 'POST /applications/next': () => ({ applicationId: null }) });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await userEvent.keyboard('n');
    const taken = () => writes().find(({ name }) => name === 'POST /applications/next')?.body;
    await expect.poll(taken).toEqual({ assignee: 'me', sort: 'createdAt', after: application.applicationId });
    sessionStorage.removeItem('volante.list');
  });

  test('are listed by the question mark, and Esc closes the reasons before it leaves', async () => {
    await openRoom();
    await userEvent.keyboard('?');
    await expect
      .element(page.getByRole('dialog', { name: 'Atajos de teclado' }))
      .toMatchTextContent('Devolver, y luego 1 – 8');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await userEvent.keyboard('v');
    await expect.element(page.getByRole('dialog', { name: /^Versiones/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await userEvent.keyboard('r');
    await expect.element(page.getByText('¿Por qué lo devuelves?')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText('¿Por qué lo devuelves?')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('heading', { name: 'Documentos', exact: true })).toBeVisible();
  });

  test('are only those on the screen while it asks why: nothing is undone or opened', async () => {
    const { writes } = await openRoom();
    await userEvent.keyboard('a');
    await shows(/^INE Reverso/);
    await userEvent.keyboard('r');
    const why = page.getByText('¿Por qué lo devuelves?');
    await expect.element(why).toBeVisible();
    await userEvent.keyboard('ucv');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(why).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(why).not.toBeInTheDocument();
    expect(writes()).toHaveLength(1);
    await userEvent.keyboard('u');
    await shows(/^INE Frente/);
    expect(writes()).toHaveLength(2);
  });

  test('turn and zoom the picture, and fit it again', async () => {
    await openRoom();
    const shape = () => page.getByRole('img', { name: 'INE Frente, página 1' }).element().getAttribute('style');
    await userEvent.keyboard(']+');
    await expect.poll(shape).toMatch(/rotate\(90deg\) scale\(1\.4\)/);
    // Doubled, because a single bracket begins the name of a key.
    await userEvent.keyboard('[[[[0');
    await expect.poll(shape).toMatch(/rotate\(270deg\) scale\(1\)/);
  });

  test('do nothing once they are turned off, and the buttons still do', async () => {
    const { writes } = await openRoom();
    workAs(meAs('reviewer', { singleKeys: false }));
    await userEvent.keyboard('ars]{Escape}');
    await shows(/^INE Frente/);
    expect(writes()).toEqual([]);
    await button('Aprobar').click();
    await expect.element(heading(/^INE Reverso/)).toBeVisible();
  });
});

test('the next paper begins at the top of the page, and its place in the list is in sight', async () => {
  await page.viewport(360, 480);
  const look = document.createElement('style');
  look.textContent = 'nav { max-height: 24px; overflow: auto }';
  document.head.append(look);
  try {
    await openRoom();
    await shows(/^INE Frente/);
    scrollTo(0, 9999);
    expect(scrollY).toBeGreaterThan(0);
    await userEvent.keyboard('a');
    await expect.element(heading(/^INE Reverso/)).toBeVisible();
    await expect.poll(() => scrollY).toBe(0);
    const list = page.getByRole('navigation', { name: 'Documentos' }).element();
    const place = list.querySelector('[aria-current]')?.getBoundingClientRect() as DOMRect;
    expect(place.top).toBeLessThan(list.getBoundingClientRect().bottom);
  } finally {
    look.remove();
  }
});

test.each([
  ['can be taken back while the driver was not told', false],
  ['stands once the driver was told', true],
])('a paper sent back %s', async (_, isNotified) => {
  const { writes } = await openRoom(undefined, { isNotified });
  await userEvent.keyboard('r1');
  await shows(/^INE Reverso/);
  if (isNotified) await expect.element(button(/^Deshacer/)).toBeDisabled();
  else await expect.element(button(/^Deshacer/)).toBeEnabled();
  await userEvent.keyboard('u');
  if (!isNotified) await shows(/^INE Frente/);
  expect(writes()).toHaveLength(isNotified ? 1 : 2);
});

test('a ready sentence becomes the reviewer’s own words, which are sent as they then stand', async () => {
  const { writes } = await openRoom();
  await userEvent.keyboard('r');
  await button(/^No nos sirvió/).click();
  await button('Frases listas').click();
  await page.getByRole('menuitemradio', { name: 'Otra toma' }).click();
  const note = page.getByLabelText('Dilo con tus palabras');
  await expect.element(note).toHaveValue(`${application.contact.firstName}, vuelve a tomar: INE Frente.`);
  // The next letters are typed behind it, and aren't keys of the room.
  await expect.element(note).toHaveFocus();
  await userEvent.keyboard(' 1uv');
  await expect.element(note).toHaveValue(`${application.contact.firstName}, vuelve a tomar: INE Frente. 1uv`);
  expect(writes()).toEqual([]);
  await note.fill('Vuelve a tomar la INE.');
  await button('Devolver').click();
  await shows(/^INE Reverso/);
  expect(writes()).toMatchObject([{ body: { decision: 'rejected', reason: 'other', note: 'Vuelve a tomar la INE.' } }]);
});

test('a reading that differs is shown beside the form’s value and those of other documents', async () => {
  const value = (source: string, said: string) => ({
    ...{ source, value: said, mediaId: null, page: null, box: null, confidence: null },
  });
  await openRoom(undefined, {
    facts: [
      { fact: 'name', agreement: 'differ', values: [value('form', 'Ana Luz Pérez'), value(front.type, 'Ana Pérez')] },
      { fact: 'curp', agreement: 'agree', values: [value('form', 'PELA900101'), value(front.type, 'PELA900101')] },
    ],
  });
  const read = page.getByRole('region', { name: 'Se leyó en este documento' });
  await expect.element(read).toMatchTextContent('No coincideAna PérezFormulario: Ana Luz Pérez');
  await expect.element(read).not.toMatchTextContent('Formulario: PELA900101');
});

test('where documents can’t be compared the room says so beside the paper, and tries again', async () => {
  const { calls } = await openRoom(undefined, { facts: null });
  const part = page.getByRole('region', { name: 'Se leyó en este documento' });
  await expect.element(part).toMatchTextContent('Ocurrió un error');
  const asked = calls.length;
  await part.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect.poll(() => calls.slice(asked).some(({ name }) => name === `GET ${path}/ledger`)).toBe(true);
});

test.each([
  ['Solicitud', ''],
  ['Revisar documentos', '/review'],
  ['Videollamada', '/visit'],
])('a page that can’t be loaded says that it is “%s” and why, and leads to the list', async (name, rest) => {
  await openPage({ [`GET ${path}`]: () => refusal(500, 'unknown_error') }, rest);
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect.element(page.getByRole('alert')).toMatchTextContent('Ocurrió un error');
  await expect.element(page.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Ir a la lista' })).toHaveAttribute('href', '/staff/');
});

test('a paper is approved only once its picture is seen; a press before says so', async () => {
  const give = holdPictures();
  const { writes } = await openRoom(undefined, { waits: true });
  await userEvent.keyboard('a');
  await expect.element(page.getByText('Espera a ver el documento y luego apruébalo.')).toBeVisible();
  expect(writes()).toEqual([]);
  give();
  // At once, because the next picture is fetched ahead.
  const giveNext = holdPictures();
  await expect.element(page.getByText('Espera a ver el documento')).not.toBeInTheDocument();
  // Twice, as if holding the key down: the next document hasn't been seen yet.
  await userEvent.keyboard('a');
  await expect.element(heading(/^INE Reverso/)).toBeVisible();
  await userEvent.keyboard('a');
  await expect.element(page.getByText('Espera a ver el documento y luego apruébalo.')).toBeVisible();
  expect(writes()).toHaveLength(1);
  giveNext();
});

describe('the next paper opens while the review of the last one is being sent', () => {
  /** Answers of reviews wait until `give` is called. */
  async function openSlow(refuses?: (call: PlayedCall) => Partial<Document> | null) {
    const { promise, resolve: give } = deferred<void>();
    return { ...(await openRoom(refuses, { answered: () => promise })), give };
  }

  test('and it counts as reviewed once the server has it', async () => {
    const { give } = await openSlow();
    await userEvent.keyboard('a');
    await shows(/^INE Reverso/);
    await expect.element(page.getByText('0 de 2 revisados')).toBeVisible();
    await userEvent.keyboard('a');
    await expect.element(page.getByRole('heading', { name: 'Guardando…' })).toBeVisible();
    await expect.element(page.getByText('Ya revisaste todo lo que hay.')).not.toBeInTheDocument();
    give();
    await expect.element(page.getByText('Ya revisaste todo lo que hay.')).toBeVisible();
    const end = page.getByRole('region', { name: '2 aprobados' });
    await expect.element(end.getByRole('button', { name: /^Aprobar los datos/ })).toBeVisible();
    await expect.element(end.getByText('Ganancias sin aprobar')).toBeVisible();
    await expect.element(end.getByRole('button', { name: /^Tomar la siguiente/ })).toBeVisible();
  });

  test('a refused review is reported by the paper’s name, and the paper waits again', async () => {
    const { give, writes } = await openSlow((call) => (call.name.includes('_front/') ? {} : null));
    await userEvent.keyboard('a');
    await shows(/^INE Reverso/);
    give();
    await expect.element(page.getByRole('alert').getByText(/^INE Frente: /)).toBeInTheDocument();
    await expect.element(heading(/^INE Reverso/)).toBeVisible();
    await userEvent.keyboard('a');
    await shows(/^INE Frente/);
    await userEvent.keyboard('a');
    expect(writes().map(({ name }) => name.split('/').at(-2))).toEqual([front.type, back.type, front.type]);
  });

  test('the browser asks before the page is closed, until the last review is kept', async () => {
    const mayLeave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const { give } = await openSlow();
    expect(mayLeave()).toBe(true);
    await userEvent.keyboard('a');
    await shows(/^INE Reverso/);
    await userEvent.keyboard('a');
    expect(mayLeave()).toBe(false);
    give();
    await expect.element(page.getByText('Ya revisaste todo lo que hay.')).toBeVisible();
    await expect.poll(mayLeave).toBe(true);
  });

  test('and can be undone only once it was kept', async () => {
    const { give, writes } = await openSlow();
    await userEvent.keyboard('a');
    await shows(/^INE Reverso/);
    await userEvent.keyboard('u');
    give();
    await shows(/^INE Frente/);
    expect(writes().map(({ body }) => (body as { revision: number }).revision)).toEqual([1, 2]);
  });
});

test('the second of two reviewers on one paper sees who changed it, and keeps the typed text', async () => {
  let meanwhile: Partial<Document> | null = { status: 'approved', reviewedBy: { id: 'b', name: 'Beto Ruiz' } };
  const { writes } = await openRoom(() => {
    const changed = meanwhile;
    meanwhile = null;
    return changed;
  });
  await userEvent.keyboard('r8');
  await page.getByLabelText('Dilo con tus palabras').fill('No se ve la firma');
  await page.getByRole('complementary').getByRole('button', { name: 'Devolver', exact: true }).click();
  await expect.element(page.getByText(/^Beto Ruiz lo cambió mientras tanto/)).toBeVisible();
  await expect.element(page.getByText('Lo revisó Beto Ruiz.')).toBeVisible();
  await expect.element(page.getByLabelText('Dilo con tus palabras')).toHaveValue('No se ve la firma');
  await page.getByRole('complementary').getByRole('button', { name: 'Devolver', exact: true }).click();
  await expect.element(heading(/^INE Reverso/)).toBeVisible();
  expect(writes().map(({ body }) => (body as { revision: number }).revision)).toEqual([1, 2]);
});

test('papers of a decided application are read-only, for buttons and keys', async () => {
  const { writes } = await openPage({
    [`GET ${path}`]: () => ({
      ...application,
      revision: application.revision + 1,
      stage: 'rejected',
      documents: [front, back],
    }),
  });
  await expect.element(page.getByRole('heading', { name: 'Documentos', exact: true })).toBeVisible();
  await userEvent.keyboard('r');
  await expect.element(page.getByRole('complementary')).toMatchTextContent('La solicitud ya está decidida.');
  await expect.element(button('Aprobar')).not.toBeInTheDocument();
  await userEvent.keyboard('ar1s');
  await expect.element(heading(/^INE Reverso/)).toBeVisible();
  expect(writes()).toEqual([]);
});

test('a menu assigns the application to somebody else', async () => {
  const { writes } = await openPage({
    'GET /people': () => ({ items: [{ ...eva, roles: ['reviewer'] }], next: null }),
    [`PUT ${path}/assignee`]: () => ({ ...application, assignee: eva }),
  });
  await button('Asignar a…').click();
  await page.getByRole('menuitemradio', { name: 'Eva Ríos' }).click();
  await expect.element(page.getByText('A cargo de Eva Ríos.')).toBeVisible();
  expect(writes().map(({ name, body }) => [name, body])).toEqual([
    [`PUT ${path}/assignee`, { from: null, to: eva.id }],
  ]);
});

describe('two pictures side by side', () => {
  const selfie = given('selfie_photo', { status: 'approved' });
  const pair = () => page.getByRole('region', { name: 'Dos fotos lado a lado' });
  const pictures = () => pair().getByRole('img');

  test('are opened and closed by one key, and zoomed together', async () => {
    await openRoom(undefined, { others: [selfie] });
    await userEvent.keyboard('c');
    await expect.element(pictures()).toHaveLength(2);
    await expect.element(pictures().nth(1)).toHaveAccessibleName(/Selfie/i);
    const zooms = () =>
      pictures()
        .elements()
        .map((picture) => (picture as HTMLElement).style.transform);
    await userEvent.keyboard('+');
    await expect.poll(zooms).toEqual(Array(2).fill('translate(0px, 0px) scale(1.4)'));
    await userEvent.keyboard('c');
    await expect.element(pair()).not.toBeInTheDocument();
  });

  test('of several pages turn them together, by the keys of one alone, and each by its own buttons', async () => {
    const pages = (n: number) => ({ media: { ...selfie.media!, id: `of-${n}`, pages: n } });
    await openRoom(undefined, { others: [given('selfie_photo', pages(2)), given('drivers_license_front', pages(3))] });
    await userEvent.keyboard('ss');
    await shows(/^Selfie/);
    await userEvent.keyboard('cc');
    const addresses = () =>
      pictures()
        .elements()
        .map((picture) => picture.getAttribute('data-address') ?? '');
    const shown = () => addresses().map((address) => /media\/(.*)\/pages\/(\d)/.exec(address)?.slice(1).join(' '));
    await expect.poll(shown).toEqual(['of-2 1', 'of-3 1']);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.poll(shown).toEqual(['of-2 2', 'of-3 3']);
    await expect.element(pair().getByText('Página 3 de 3')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(shown).toEqual(['of-2 1', 'of-3 2']);
    await pair()
      .getByRole('button', { name: /^Página siguiente: Selfie/ })
      .click();
    await expect.poll(shown).toEqual(['of-2 2', 'of-3 2']);
    await expect.element(pair().getByRole('button', { name: /^Página siguiente: Selfie/ })).toBeDisabled();
  });

  test('one that fails to load says so, and loads again on request', async () => {
    await openRoom(undefined, { others: [selfie] });
    const mend = breakPictures();
    await userEvent.keyboard('c');
    await expect.element(pair().getByRole('alert')).toHaveLength(2);
    mend();
    await pair().getByRole('button', { name: 'Intentar de nuevo' }).last().click();
    await expect.element(pictures()).toHaveLength(1);
  });
});

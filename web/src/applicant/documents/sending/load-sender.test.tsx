import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../../../lib/call/call-error.ts';
import { keep, readKept } from '../../../lib/files/kept-files.ts';
import { underWay } from '../../sending/under-way.ts';
import { leaveOnPhone } from '../../testing/fake-uploads.ts';
import { drawnPhoto } from '../testing/fake-documents.ts';
import { closeDocument, openDocument, pdf } from '../testing/test-screen.tsx';
import { documentUploads } from './document-uploads.ts';

const code = vi.hoisted(() => ({ comes: () => Promise.resolve() }));
vi.mock('./load-sender.ts', async (real) => {
  const module = await real<typeof import('./load-sender.ts')>();
  return { ...module, loadSender: () => code.comes().then(module.loadSender) };
});
const page = vi.hoisted(() => ({ reopened: 0, reachable: false }));
vi.mock('../../navigation/reopen.ts', () => ({
  reopenOnce: async () => page.reachable && page.reopened++ === 0,
}));

const document = 'proof_of_address';
const missing = () => Promise.reject(new CallError({ kind: 'network_error' }));
const purposes = async (id: string) => (await readKept(id)).map(({ purpose }) => purpose.split(' ')[0]);

beforeEach(() => {
  Object.assign(page, { reopened: 0, reachable: false });
  code.comes = () => Promise.resolve();
});
afterEach(closeDocument);

test('a file chosen before the code that sends it has arrived waits for it', async () => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  code.comes = () => arrival;
  const { server, application, choose, says } = await openDocument(document);
  await choose('Elegir archivo', pdf('recibo.pdf'));
  await expect.element(says('Preparando tu archivo')).toBeVisible();
  // A phone that kills the page now loses nothing.
  await expect.poll(async () => (await readKept(application.id)).length).toBe(1);
  expect(server.state.uploads).toEqual([]);
  arrive();
  await expect.poll(() => server.state.uploads.length).toBe(1);
});

test('where the code can’t be had, the file waits, and goes on by itself once it can', async () => {
  code.comes = missing;
  const { server, application, choose, says, screen } = await openDocument(document);
  await choose('Elegir archivo', pdf('recibo.pdf'));
  await expect.element(says('Aún no se envía')).toBeVisible();
  await expect.element(screen.getByText('Toca Continuar', { exact: false })).not.toBeInTheDocument();
  await expect.poll(() => purposes(application.id)).toEqual(['unread']);

  code.comes = () => Promise.resolve();
  dispatchEvent(new Event('online'));
  await expect.poll(() => server.state.uploads.length).toBe(1);
  await expect.element(screen.getByText('Aún no se envía')).not.toBeInTheDocument();
  await expect.poll(() => purposes(application.id)).toEqual([document]);
});

test('each statement that waits for the code says so, and all go on', async () => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  code.comes = () => arrival;
  const { server, choose, screen } = await openDocument('bank_statement_month_1');
  await choose('Elegir los 3 PDF juntos', pdf('primero.pdf'), pdf('segundo.pdf'));
  await expect.poll(() => screen.getByText('Preparando tu archivo', { exact: false }).elements().length).toBe(2);
  arrive();
  await expect.poll(() => server.state.uploads.length).toBe(2);
  await expect.element(screen.getByText('Preparando tu archivo', { exact: false })).not.toBeInTheDocument();
});

test('another file that can be sent takes the place of one that waits for the code', async () => {
  code.comes = missing;
  const { server, application, choose, says } = await openDocument(document);
  await choose('Elegir archivo', pdf('recibo.pdf'));
  await expect.element(says('Aún no se envía')).toBeVisible();
  code.comes = () => Promise.resolve();
  await choose('Elegir archivo', pdf('otro.pdf'));
  await expect.element(says('otro.pdf')).toBeVisible();
  await expect.poll(() => purposes(application.id)).toEqual([document]);
  dispatchEvent(new Event('online'));
  await new Promise((later) => setTimeout(later, 300));
  expect(server.state.uploads).toHaveLength(1);
});

test('photos for a PDF that wait for the code all become its pages', async () => {
  code.comes = missing;
  const { choose, says } = await openDocument('curp');
  await choose('Tomar foto', await drawnPhoto('uno.jpg'));
  await expect.element(says('Aún no se envía')).toBeVisible();
  code.comes = () => Promise.resolve();
  await choose('Tomar foto', await drawnPhoto('dos.jpg'));
  await expect.element(says('2 páginas')).toBeVisible();
});

test('a file that waits for the code when its screen is left counts as given, and is', async () => {
  code.comes = missing;
  const { server, choose, says, screen } = await openDocument(document);
  await choose('Elegir archivo', pdf('recibo.pdf'));
  await expect.element(says('Aún no se envía')).toBeVisible();
  expect(underWay()).toEqual([]);
  await screen.unmount();
  expect(underWay()).toMatchObject([{ of: { type: document }, at: 'waiting' }]);

  code.comes = () => Promise.resolve();
  dispatchEvent(new Event('online'));
  await expect.poll(() => server.state.updates).toMatchObject([{ type: document }]);
  // The server has it before its answer is read here.
  await expect.poll(underWay).toEqual([]);
});

test('a file that a closed page did not read stays on the phone until one does', async () => {
  const { application, server, screen, says } = await openDocument(document);
  await leaveOnPhone(application.id, `unread ${document} 1 00001`, { file: pdf('recibo.pdf') });
  code.comes = () => new Promise(() => {});
  void documentUploads(application.id).takeUp();
  await expect.element(says('Preparando tu archivo')).toBeVisible();
  // This page is closed as well before the code is loaded, and the next one finds the file. Only the clock is kept for
  // later.
  await keep(application.id, 'later', {});
  expect(await purposes(application.id)).toContain('unread');
  expect(server.state.uploads).toEqual([]);
  await screen.unmount();
});

test('a page that lacks the code for what an earlier one left is not opened again and again', async () => {
  page.reachable = true;
  code.comes = missing;
  const { application, says } = await openDocument(document);
  await leaveOnPhone(application.id, `unread ${document} 1 00001`, { file: pdf('recibo.pdf') });
  await documentUploads(application.id).takeUp();
  await expect.element(says('Aún no se envía')).toBeVisible();
  expect(page.reopened).toBe(0);
  expect(await purposes(application.id)).toEqual(['unread']);
});

test('a file chosen after a page was closed is newer than the one that page left', async () => {
  const { application, server, choose, says } = await openDocument(document);
  await choose('Elegir archivo', pdf('nuevo.pdf'));
  await expect.element(says('nuevo.pdf')).toBeVisible();
  await leaveOnPhone(application.id, `unread ${document} 1 00001`, { file: pdf('viejo.pdf') });
  await documentUploads(application.id).takeUp();
  await expect.poll(() => purposes(application.id)).toEqual([document]);
  await expect.element(says('nuevo.pdf')).toBeVisible();
  expect(server.state.uploads).toHaveLength(1);
});

test('photos for a PDF that a closed page left become its pages', async () => {
  const { application, choose, says } = await openDocument('curp');
  await choose('Tomar foto', await drawnPhoto('uno.jpg'));
  await expect.element(says('1 página')).toBeVisible();
  await leaveOnPhone(application.id, 'unread curp 1 00001', { file: await drawnPhoto('dos.jpg') });
  await documentUploads(application.id).takeUp();
  await expect.element(says('2 páginas')).toBeVisible();
});

// Must be the last test: its page, which is never left here, would continue with the file during another test.
test('where a deployment removed the code, the page opens anew, once, and the file is still on the phone for it', async () => {
  page.reachable = true;
  code.comes = missing;
  const { application, choose, says } = await openDocument(document);
  await choose('Elegir archivo', pdf('recibo.pdf'));
  await expect.poll(() => page.reopened).toBe(1);
  await expect.poll(() => purposes(application.id)).toEqual(['unread']);
  // No message about the network is shown while the page is being left.
  await expect.element(says('Preparando tu archivo')).toBeVisible();
});

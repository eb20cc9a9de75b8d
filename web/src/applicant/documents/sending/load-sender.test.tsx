import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../../../lib/call/call-error.ts';
import { readKept } from '../../../lib/files/kept-files.ts';
import { closeDocument, openDocument, pdf } from '../testing/test-screen.tsx';

const code = vi.hoisted(() => ({ comes: () => Promise.resolve() }));
vi.mock('./load-sender.ts', async (real) => {
  const module = await real<typeof import('./load-sender.ts')>();
  return { ...module, loadSender: () => code.comes().then(module.loadSender) };
});
const page = vi.hoisted(() => ({ reopened: 0 }));
vi.mock('../../router/reopen.ts', () => ({ reopenOnce: async () => page.reopened++ === 0 }));

beforeEach(() => {
  page.reopened = 0;
  code.comes = () => Promise.resolve();
});
afterEach(closeDocument);

test('a file chosen before the code that sends it has arrived waits for it', async () => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  code.comes = () => arrival;
  const { server, application, choose, says } = await openDocument('proof_of_address');
  await choose('Elegir archivo', pdf('recibo.pdf'));
  await expect.element(says('Preparando tu archivo')).toBeVisible();
  // A phone that kills the page now loses nothing.
  await expect.poll(async () => (await readKept(application.id)).length).toBe(1);
  expect(server.state.uploads).toEqual([]);
  arrive();
  await expect.poll(() => server.state.uploads.length).toBe(1);
});

test('where the code can’t be had, the page opens anew, once, and the file is still on the phone for it', async () => {
  code.comes = () => Promise.reject(new CallError({ kind: 'network_error' }));
  const { server, application, choose, says, screen } = await openDocument('proof_of_address');
  await choose('Elegir archivo', pdf('recibo.pdf'));
  const kept = async () => (await readKept(application.id)).map(({ purpose }) => purpose.split(' ')[0]);
  await expect.poll(() => page.reopened).toBe(1);
  await expect.poll(kept).toEqual(['unread']);

  await choose('Elegir archivo', pdf('recibo.pdf'));
  await expect.element(says('Sin conexión')).toBeVisible();
  await expect.element(screen.getByText('Toca Continuar')).not.toBeInTheDocument();

  // Another one that can be sent takes the place of those that waited.
  code.comes = () => Promise.resolve();
  await choose('Elegir archivo', pdf('otro.pdf'));
  await expect.poll(() => server.state.uploads.length).toBe(1);
  await expect.poll(kept).toEqual(['proof_of_address']);
});

import { beforeEach, expect, test } from 'vitest';
import { chooseIn, dropOn, fileInputs, goneFile } from '../../lib/files/testing/gone-file.ts';
import { chooseLanguage } from '../../lib/language.ts';
import { byNumber, cleanPhone, open, picture } from './testing/test-platform.tsx';

cleanPhone();
beforeEach(() => chooseLanguage('es'));

const gone = /No pudimos leer el archivo\. Si está en la nube/;

test('a screenshot or recording that cannot be read any more says so, and is not sent again', async () => {
  const { screen, says, server } = await open(byNumber);
  await expect.poll(() => fileInputs().length).toBeGreaterThan(0);
  const count = fileInputs().length;
  for (let at = 0; at < count; at++) {
    chooseIn(fileInputs()[at]!, await goneFile(`${at}.png`, 'image/png'));
    await expect.poll(() => screen.getByText(gone).elements().length, { message: `${at}` }).toBe(at + 1);
    await expect.poll(() => fileInputs().length).toBe(count);
  }
  expect(screen.getByRole('button', { name: 'Reintentar' }).elements()).toEqual([]);
  chooseIn(fileInputs()[0]!, await goneFile('a.mp4', 'video/mp4'));
  await expect.element(says('No pudimos abrir el video')).toBeVisible();
  await expect.poll(() => screen.getByText(gone).elements().length).toBe(count + 1);
  expect(server.state.sent).toEqual([]);
});

test('a week’s own screenshot, too', async () => {
  const { screen, week, server } = await open(byNumber);
  const before = fileInputs().length;
  await week('2–8 nov').click();
  await expect.poll(() => fileInputs().length).toBeGreaterThan(before);
  const input = document.querySelector<HTMLInputElement>('dialog input[type=file]');
  chooseIn(input!, await goneFile('a.png', 'image/png'));
  await expect.poll(() => screen.getByText(gone).elements().length).toBe(1);
  expect(server.state.sent).toEqual([]);
});

test('and the profile, where several pictures are refused with a word', async () => {
  const { screen, server, says } = await open(byNumber, ({ state }) => {
    state.fullName = null;
  });
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent(/perfil/);
  const count = fileInputs().length;
  expect(count).toBeGreaterThan(0);
  for (let at = 0; at < count; at++) {
    chooseIn(fileInputs()[at]!, await goneFile('a.png', 'image/png'));
    await expect.poll(() => screen.getByText(gone).elements().length).toBe(1);
  }
  dropOn(fileInputs()[0]!, picture('1.png'), picture('2.png'));
  await expect.element(says('Elegiste varios archivos y aquí va uno.')).toBeVisible();
  expect(server.state.sent).toEqual([]);
});

import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { settings } from '../../lib/settings.ts';
import { HelpLink } from './help-link.tsx';
import { HelpMenu } from './help-menu.tsx';

const nothing = { supportWhatsApp: null, supportPhone: null, supportEmail: null };

afterEach(() => {
  Object.assign(settings.brand, nothing);
});

async function help(channels: Partial<typeof settings.brand>) {
  Object.assign(settings.brand, nothing, channels);
  const screen = await render(
    <>
      <HelpMenu />
      <HelpLink />
    </>,
  );
  return {
    screen,
    hrefs: () =>
      screen
        .getByRole('link')
        .elements()
        .map((a) => a.getAttribute('href')),
  };
}

test.each([
  [{ supportWhatsApp: '+525512345678' }, 'https://wa.me/525512345678', 'Escríbenos por WhatsApp'],
  [{ supportPhone: '+52 55 1234 5678' }, 'tel:+525512345678', 'Llámanos'],
  [{ supportEmail: 'ayuda@volante.mx' }, 'mailto:ayuda@volante.mx', 'Escríbenos'],
])('with a single channel help opens it directly: %o', async (channel, href, words) => {
  const { screen, hrefs } = await help(channel);
  await expect.element(screen.getByRole('link', { name: 'Ayuda' })).toBeVisible();
  await expect.element(screen.getByText(words, { exact: false })).toBeVisible();
  expect(hrefs()).toEqual([href, href]);
});

test('with several channels the applicant chooses', async () => {
  const all = { supportWhatsApp: '+525512345678', supportPhone: '+52 55 1234 5678', supportEmail: 'ayuda@volante.mx' };
  const { screen } = await help(all);
  const phone = screen.getByText('Llamar al +52 55 1234 5678');
  await expect.element(phone).not.toBeVisible();
  (document.querySelector('summary') as HTMLElement).click();
  await expect.element(phone).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'ayuda@volante.mx' })).toBeVisible();
  document.querySelector('summary')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await expect.element(phone).not.toBeVisible();
});

test('without a channel no help is promised', async () => {
  const { hrefs } = await help({});
  expect(hrefs()).toEqual([]);
});

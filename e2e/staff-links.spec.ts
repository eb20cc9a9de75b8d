import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { encode } from 'uqr';
import { expectAccessible } from './driver/accessible.ts';
import { Applicant } from './driver/steps.ts';
import { inviteStaff } from './product/product.ts';
import { acceptInvitation } from './staff/steps.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'es-MX' };

test('an advisor makes a link, the driver scans it from the desk and finds the name there @desktop', {
  tag: '@core',
}, async ({ page, browser }) => {
  await acceptInvitation(page, await inviteStaff('leo.paz@example.com', 'advisor'), 'Leo Paz');
  await page.getByRole('link', { name: 'Enlace nuevo' }).click();
  await expect(page.getByRole('heading', { name: 'Enlace nuevo' })).toBeVisible();
  await page.getByLabel('Idioma del conductor').selectOption('Inglés');
  await page.getByLabel('Nombre(s)').fill('Itzel');
  await page.getByLabel('Apellidos').fill('Cárdenas');
  const number = String(Date.now()).slice(-8);
  await page.getByLabel('Celular').fill('55 12');
  await page.getByRole('button', { name: 'Crear el enlace' }).click();
  await expect(page.getByText('Escribe los 10 dígitos.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Celular').fill(`55${number}`);
  await page.getByLabel('Correo').fill(`itzel+${number}@example.com`);
  await page.getByLabel('Referencia de ustedes').fill('CRM-90817');
  await page.getByRole('button', { name: 'Crear el enlace' }).click();
  await expect(page.getByRole('heading', { name: 'El enlace está listo' })).toBeVisible();
  await expectAccessible(page);
  expect(page.url()).toMatch(/\/staff\/links\/new$/);

  const url = await page.getByText(/^https?:.*[0-9a-f-]{36}$/).innerText();
  await page.getByRole('button', { name: 'Ver el código en grande' }).click();
  const code = page.getByRole('dialog', { name: 'Itzel' });
  await expect(code.getByText('Scan it with your phone’s camera.')).toBeVisible();
  await expectAccessible(page);
  expect(await code.locator('path').last().getAttribute('d')).toBe(drawn(url));
  await code.getByRole('button', { name: 'Cerrar' }).click();
  const whatsApp = await page.getByRole('link', { name: /Mandar por WhatsApp/ }).getAttribute('href');
  const message = new URL(String(whatsApp));
  expect([message.origin, message.pathname]).toEqual(['https://wa.me', `/5255${number}`]);
  expect(message.searchParams.get('text')).toContain(url);

  const { page: theirs, noted } = await openAsDriver(browser, url);
  const driver = new Applicant(theirs);
  await driver.sees('Your next car starts here');
  await driver.presses('Get Started');
  await driver.sees('Let’s start with you');
  await expect(theirs.getByLabel('First name')).toHaveValue('Itzel');
  await expect(theirs.getByLabel('Phone')).toHaveValue(`55 ${number.slice(0, 4)} ${number.slice(4)}`);
  await driver.types('Last name', 'Cárdenas Ruiz');
  await driver.presses('Continue');
  await driver.sees('Connect your platforms');
  await noted;
  await theirs.context().close();

  await page.getByRole('button', { name: 'Crear otro' }).click();
  await page.getByLabel('Celular').fill(`+52 1 55${number}`);
  await page.getByRole('button', { name: 'Crear el enlace' }).click();
  await expect(page.getByRole('heading', { name: 'Ya hay una solicitud activa con estos datos' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /Itzel Cárdenas Ruiz/ }).click();
  const link = page.getByRole('region', { name: 'Enlace del conductor' });
  await expect(link.getByText('CRM-90817')).toBeVisible();
  await link.getByRole('button', { name: 'Ver el enlace' }).click();
  await expect(link.getByText(/^Creado el .* Se abrió el /)).toBeVisible();
  await expect(link.getByText(/^Detrás de este enlace ya están los datos del conductor/)).toBeVisible();
  await expect(link.getByText(url)).toHaveCount(0);
  await expectAccessible(page);
  const own = await page.context().newPage();
  const noticed = own.waitForResponse((answer) => answer.url().includes('/link-opened/') && answer.ok());
  await own.goto(url);
  await noticed;
  await own.close();
  const history = page.getByRole('region', { name: 'Historial' });
  await page.reload();
  await expect(history.getByText('Alguien del equipo abrió el enlace del conductor')).toBeVisible();
  await link.getByRole('button', { name: 'Ver el enlace' }).click();
  await link.getByRole('button', { name: 'Anular' }).click();
  await page.getByLabel('¿Por qué?').fill('Perdió su celular');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Anular' }).click();
  await expect(link.getByText(/nadie puede abrirla/)).toBeVisible();
  await expect(history.getByText('Perdió su celular')).toBeVisible();
  const { page: lost } = await openAsDriver(browser, url);
  await expect(lost.getByText(/enlace/i).first()).toBeVisible();
  await expect(lost).toHaveURL(/\/errors\/request-not-found/);
  await lost.context().close();
});

test('a file of drivers is checked, corrected and turned into links; one is opened, the rest are revoked @desktop', async ({
  page,
  browser,
}) => {
  await acceptInvitation(page, await inviteStaff('mar.cruz@example.com', 'advisor'), 'Mar Cruz');
  await page.getByRole('link', { name: 'Enlace nuevo' }).click();
  await page.getByRole('link', { name: 'Desde un archivo' }).click();
  await expect(page.getByRole('heading', { name: 'Enlaces desde un archivo' })).toBeVisible();
  await expectAccessible(page);
  const choose = (text: string) =>
    page.getByLabel('Elige un archivo CSV o suéltalo aquí').setInputFiles({
      name: 'conductores.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(text, 'latin1'),
    });
  // Phones that nobody has yet: a repeated journey meets the links of the first.
  const began = Date.now();
  const phone = (last: number) => `55${String(began + last).slice(-8)}`;
  await choose('Ana,55 7341 0101\n');
  await expect(page.getByText(/El primer renglón no dice qué columna es cuál/)).toBeVisible();
  await expectAccessible(page);

  const rows = (last: string) => `Nombre;Teléfono\nÁngela;${phone(1)}\nBeto;${phone(2)}\nÑico;${last}\n`;
  await choose(rows('55'));
  await expect(page.getByText('1 renglón con errores', { exact: true })).toBeVisible();
  await expect(page.getByText('Celular: Escribe los 10 dígitos.')).toBeVisible();
  await page.getByRole('button', { name: 'Crear 2 enlaces' }).click();
  await expect(page.getByText(/Corrige el archivo y elígelo otra vez/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Elegir otro archivo' }).click();
  await choose(rows(phone(3)));
  await page.getByRole('button', { name: 'Crear 3 enlaces' }).click();
  await expect(page.getByText('3 enlaces creados')).toBeVisible();
  await page.reload();
  await expect(page.getByText('3 enlaces creados')).toBeVisible();
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Descargar los enlaces (CSV)' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const links = text.match(/https?:\/\/\S+[0-9a-f]{12}/g) ?? [];
  expect([links.length, text.includes('Ángela')]).toEqual([3, true]);
  const { page: theirs, noted } = await openAsDriver(browser, links[1] as string);
  await new Applicant(theirs).sees('Tu próximo auto empieza aquí');
  await noted;
  await theirs.context().close();

  await page.reload();
  await expect(page.getByText('3 enlaces creados · 1 conductor lo abrió')).toBeVisible();
  await page.getByRole('button', { name: 'Anular los que nadie ha abierto' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Anularlos' }).click();
  await expect(page.getByText('3 enlaces creados · 1 conductor lo abrió · 2 enlaces anulados')).toBeVisible();
  const statuses = await Promise.all(
    links.map(async (link) => {
      const { origin, pathname } = new URL(link);
      return (await page.request.get(`${origin}/api/public/admission/requests${pathname}`)).status();
    }),
  );
  expect(statuses).toEqual([404, 200, 404]);
});

/** `noted`: the app reported that the link was opened, which it does once the first screen stands. */
async function openAsDriver(browser: Browser, url: string): Promise<{ page: Page; noted: Promise<unknown> }> {
  const page = await (await browser.newContext(phone)).newPage();
  const noted = page
    .waitForResponse((answer) => answer.url().includes('/link-opened/') && answer.ok())
    .catch(() => null);
  await page.goto(url);
  return { page, noted };
}

/** The dark squares of the code of an address. */
function drawn(address: string): string {
  const { data } = encode(address, { border: 2 });
  return data.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}

import { expect, test } from '@playwright/test';
import { dateIn, wantedWeeks } from '../contract/earnings/weeks.ts';
import { addDays } from '../contract/fields/dates.ts';
import { expectAccessible } from './driver/accessible.ts';
import { DrawnDocuments, landscape } from './driver/drawn-documents.ts';
import { profileScreen, renderScreenshots, weekScreen } from './driver/driver-apps.ts';
import { Applicant, curpOfAttempt } from './driver/steps.ts';
import { newLink } from './product/product.ts';

for (const [where, tag, camera] of [
  ['a phone', '@phone', 'Abrir cámara'],
  ['a computer', '@desktop', 'Elegir archivo'],
] as const) {
  test(
    `a driver in Mexico gets from the link to a submitted application on ${where}, with Uber`,
    {
      tag: camera === 'Abrir cámara' ? [tag, '@core'] : tag,
    },
    async ({ page, browser }, { retry }) => {
      const wide = tag === '@desktop';
      const driver = new Applicant(page);
      const { url } = await newLink('mx');
      const curp = curpOfAttempt('NUAM900412MDFXVR08', 2 * retry + (wide ? 1 : 0));

      await test.step('welcome and contact', async () => {
        await page.goto(url);
        await driver.sees('Tu próximo auto empieza aquí');
        await driver.presses('Empezar');
        await driver.sees('Empecemos contigo');
        // The steps are beside the content, or in a line above it.
        await expect(page.getByRole('list', { name: 'Pasos de tu solicitud' })).toHaveCount(wide ? 1 : 0);
        await expect(page.getByRole('progressbar')).toHaveCount(wide ? 0 : 1);
        await driver.types('Nombre(s)', 'María José');
        await driver.types('Apellidos', 'Núñez Ávila');
        await driver.types('Celular', '55 1234 5678');
        await driver.reloads('Empecemos contigo');
        await expect(page.getByLabel('Apellidos')).toHaveValue('Núñez Ávila');
        await driver.types('Correo electrónico', 'maria.nunez@example.com');
        await driver.presses('Continuar');
        await driver.sees('Conecta tus plataformas');
      });

      const weeks = wantedWeeks(dateIn('America/Mexico_City', new Date()));
      const amounts = weeks.map((_, i) => 3900 + i * 137.5);
      await test.step('Uber: profile', async () => {
        await driver.presses(/Uber/);
        await driver.sees('Conecta Uber');
        await driver.presses('Subir mis capturas');
        await driver.sees('Tu perfil de Uber');
        const [profile] = await renderScreenshots(browser, { perfil: profileScreen('uber', 'María José Núñez', 4.93) });
        await driver.chooses('Elegir captura', profile!);
        await expect(page.getByText('María José Núñez')).toBeVisible();
        await expectAccessible(page);
        await driver.presses('Seguir con mis ganancias');
      });

      await test.step('Uber: twelve weeks, with wrong files among them', async () => {
        await driver.sees('0 de 12 semanas');
        await expect(page.getByRole('img', { name: 'Código QR' })).toHaveCount(wide ? 1 : 0);
        const files = await renderScreenshots(
          browser,
          Object.fromEntries(weeks.map((week, i) => [`semana-${i + 1}`, weekScreen('uber', week, amounts[i]!)])),
        );
        const [tooOld] = await renderScreenshots(browser, {
          'semana-vieja': weekScreen('uber', addDays(weeks.at(-1)!, -14), 4210),
        });
        const first = files.slice(0, 7);
        await driver.chooses('Subir capturas', [
          ...first,
          tooOld!,
          { ...first[0]!, name: 'otra-vez.png' },
          await landscape(browser),
        ]);
        await expect(page.getByRole('heading', { level: 1, name: '7 de 12 semanas' })).toBeVisible({
          timeout: 240_000,
        });
        await page.getByRole('button', { name: 'No usar esta captura' }).click();
        await expect(page.getByText(/y pedimos las del/)).toBeVisible();
        await expect(page.getByText(/Esta captura ya la subiste/)).toBeVisible();
        await expectAccessible(page);

        await driver.reloads('7 de 12 semanas');
        await driver.chooses(/^Subir/, files.slice(7, 11));
        await expect(page.getByRole('heading', { level: 1, name: '11 de 12 semanas' })).toBeVisible();
        await page.getByRole('button', { name: /Falta/ }).click();
        await driver.presses('No trabajé esa semana');
      });

      await test.step('earnings are analyzed', async () => {
        await driver.sees(/Uber quedó conectado/);
        await driver.presses('Continuar');
        await page.waitForURL(/personal-data|earnings-analysis/);
        if (page.url().includes('earnings-analysis')) await driver.presses('Continuar');
      });

      await test.step('personal data', async () => {
        await driver.sees('Tus datos personales');
        // Data given at the start is not asked for again.
        await expect(page.getByText('María José Núñez Ávila')).toBeVisible();
        await expect(page.getByLabel('Nombre(s)')).toHaveCount(0);
        await page.getByLabel('CURP').pressSequentially(curp.toLowerCase());
        await expect(page.getByLabel('CURP')).toHaveValue(curp);
        await expect(page.getByLabel('Año')).toHaveValue('1990');
        await expect(page.getByLabel('RFC con homoclave')).toHaveValue('NUAM900412');
        await page.getByLabel('Día').press('Tab');
        await expect(page.getByLabel('Mes', { exact: true }), 'who uses a keyboard sees where they are').toHaveCSS(
          'outline-style',
          'solid',
        );
        await driver.types('RFC con homoclave', 'NUAM900412AB');
        await driver.types('Código postal', '06050');
        await expect(page.getByLabel('Estado', { exact: true })).toHaveValue('Ciudad de México');
        await driver.types('Ciudad o municipio', 'Cuauhtémoc');
        await driver.types('Colonia', 'Centro');
        await driver.types('Calle', 'Av. Juárez');
        // A press on the blocked button sends nothing and names the missing parts; it doesn't look disabled.
        const blocked = page.getByRole('button', { name: 'Continuar' });
        await expect(blocked).toHaveAttribute('aria-disabled', 'true');
        await expect(blocked).toHaveCSS('background-color', 'rgb(88, 0, 247)');
        await blocked.click({ force: true });
        await expect(page.getByRole('alert').filter({ hasText: 'Revisa lo siguiente' })).toBeFocused();
        await expectAccessible(page);
        await driver.reloads('Tus datos personales');
        await expect(page.getByLabel('Colonia')).toHaveValue('Centro');
        await driver.types('RFC con homoclave', 'NUAM900412AB1');
        await driver.types('Número exterior', '120');
        await driver.presses('Continuar');
      });

      await test.step('documents', async () => {
        const documents = new DrawnDocuments(browser);
        const send = async (
          heading: string,
          label: string | RegExp,
          file: Awaited<ReturnType<typeof documents.photo>>,
        ) => {
          await driver.sees(heading);
          await expect(page.getByRole('button', { name: 'Continuar' }), 'one solid button at a time').toHaveCount(0);
          await driver.chooses(label, file);
          await expect(page.getByText('Listo para enviar')).toBeVisible();
          await expectAccessible(page);
          // The second tap of a double tap hits nothing else, least of all the cancel button.
          await page.getByRole('button', { name: 'Continuar' }).dblclick();
        };
        await driver.sees('Tus documentos');
        await expect(page.getByRole('link', { name: /Falta/ })).toHaveCount(4);
        await driver.presses('Empezar con INE Frente');
        await send('INE Frente', camera, await documents.photo('INE Frente'));
        await page.getByRole('heading', { level: 1, name: 'INE Reverso' }).waitFor();
        await page.goBack();
        await driver.sees('INE Frente');
        await expect(page.getByText('Ya lo recibimos')).toBeVisible();
        await driver.presses('Continuar');
        await send('INE Reverso', 'Elegir archivo', await documents.photo('INE Reverso', 'png'));
        await send('Comprobante de domicilio', 'Elegir archivo', await documents.pdf('Recibo de luz'));

        await driver.sees('Estados de cuenta');
        const statements = [await documents.pdf('Estado uno'), await documents.pdf('Estado dos')];
        await driver.chooses(/Elegir los 3 PDF/, statements);
        await expect(page.getByText('Falta 1 mes')).toBeVisible();
        // The third month exists on paper only.
        await page
          .getByLabel(wide ? /^Elegir PDF/ : /^Tomar foto/)
          .last()
          .setInputFiles(await documents.photo('Estado tres'));
        await expect(page.getByText('1 página en un PDF')).toBeVisible();
        await expectAccessible(page);
        await driver.presses('Continuar');

        // All required documents are in: the list says so, before the first optional one.
        await driver.sees('Tus documentos');
        await expect(page.getByText('Ya están los de hoy')).toBeVisible();
        await driver.presses('Continuar con Licencia Frente');
        await send('Licencia Frente', camera, await documents.photo('Licencia Frente'));
        await send('Licencia Reverso', camera, await documents.photo('Licencia Reverso'));
        await send('CURP', 'Elegir PDF', await documents.pdf('CURP'));
        await send('Constancia de situación fiscal', 'Elegir archivo', await documents.pdf('Constancia'));
        await send('Selfie', camera, await documents.photo('Selfie'));
        await driver.sees('Foto de tu cochera');
        await driver.presses('Enviar después');
        await driver.sees('¿Quién es tu aval?');
        const side = wide ? /^Elegir archivo/ : /^Tomar foto/;
        await driver.types('Nombre completo', 'Rosa Peña Ruiz');
        await driver.types('Su celular', '55 8765 4321');
        await driver.types('Su correo electrónico', 'rosa@example.com');
        await page.getByLabel('Dónde vive').fill('Toluca, Estado de México');
        await page
          .getByLabel(side)
          .first()
          .setInputFiles(await documents.photo('Aval Frente'));
        await page
          .getByLabel(side)
          .last()
          .setInputFiles(await documents.photo('Aval Reverso'));
        await driver.presses('Continuar');
      });

      await test.step('all answers are checked and submitted', async () => {
        await driver.sees('¿Todo está bien?');
        await expect(page.getByText(curp)).toHaveCount(0);
        await driver.presses('Ver completo: CURP');
        await expect(page.getByText(curp)).toBeVisible();
        await expect(page.getByText('13 documentos completos')).toBeVisible();
        // INE, license, selfie and the guarantor's card are pictures: a computer shows them, a phone loads none.
        await expect(page.getByRole('main').locator('img')).toHaveCount(wide ? 6 : 0);
        await page.getByRole('link', { name: /Cambiar: Domicilio/ }).click();
        await driver.sees('Tus datos personales');
        await driver.types('Número exterior', '122');
        await driver.presses('Continuar');
        await driver.sees('¿Todo está bien?');
        await expect(page.getByText(/Av. Juárez 122/)).toBeVisible();
        await driver.presses('Enviar mi solicitud');
        await page.waitForURL(/\/documents-success/);
        await driver.sees('¡Recibimos tu solicitud!');
        await page.goto(url);
        await expect(page).toHaveURL(/\/documents-success/);
      });
    },
  );
}

import { expect, test } from '@playwright/test';
import { personalData } from '../sandbox/people/people.ts';
import { DriverFile } from './driver/driver-file.ts';
import { before, makeDocuments, makeScreenshots } from './driver/journey-files.ts';
import { Applicant } from './driver/steps.ts';
import { askDatabase, countEvents } from './product/product.ts';

test('a double tap on any button does what one tap does', async ({ page, browser }) => {
  const driver = new Applicant(page);
  const file = await DriverFile.open('mx', page);
  const { photo, pdf } = await makeDocuments(browser);
  const { profile } = await makeScreenshots(browser, []);
  const steps: string[] = [];
  page.on('framenavigated', (frame) => steps.push(new URL(frame.url()).pathname));
  const back = async (heading: string | RegExp) => {
    await page.goBack();
    await driver.sees(heading);
  };

  await test.step('contact', async () => {
    await page.goto(`/${file.id}`);
    await driver.sees(/auto/);
    await driver.tapsTwice('Empezar');
    await driver.sees('Empecemos contigo');
    await back(/auto/);
    await driver.tapsTwice('Empezar');
    await driver.sees('Empecemos contigo');
    await driver.typesContact();
    await driver.tapsTwice('Continuar');
    await driver.sees('Conecta tus plataformas');
  });

  await test.step('earnings', async () => {
    await driver.tapsTwice(/Uber/);
    await driver.sees('Conecta Uber');
    await driver.tapsTwice('Subir mis capturas');
    await driver.sees('Tu perfil de Uber');
    await driver.chooses('Elegir captura', profile);
    await expect(page.getByText('María José Núñez')).toBeVisible();
    await driver.tapsTwice('Seguir con mis ganancias');
    await driver.sees('0 de 12 semanas');
    await before.weeks(file, 10);
    await page.reload();
    await driver.sees('10 de 12 semanas');
    await driver.tapsTwice(/Falta/);
    await driver.tapsTwice('Escribir el monto');
    await driver.types('Total de la semana', '4312.50');
    await driver.tapsTwice('Guardar');
    await driver.sees('11 de 12 semanas');
    await driver.tapsTwice(/Falta/);
    await driver.tapsTwice('No trabajé esa semana');
    await driver.sees(/Ya tenemos tus semanas de Uber/);
    await driver.tapsTwice('Continuar');
  });

  await test.step('personal data and documents', async () => {
    await driver.sees('Tus datos personales');
    await file.give(personalData('mx'));
    await page.reload();
    await page.goto(`/personal-data?change=1&id=${file.id}`);
    await driver.sees('Tus datos personales');
    await driver.types('Número exterior', '122');
    await driver.tapsTwice('Continuar');
    await driver.sees('Tus documentos');
    await driver.tapsTwice('Empezar con INE Frente');
    await driver.sees('INE Frente');
    await driver.chooses('Elegir archivo', photo);
    await driver.tapsTwice('Continuar');
    await driver.sees('INE Reverso');
    for (const { type } of (await file.read()).documentsAnalysis.documents)
      if (!/^(identity_card_front|solidarity|garage)/.test(type)) await file.document(type, kindOf(type, photo, pdf));
    await page.reload();
    await page.goto(`/documents/garage_photo?id=${file.id}`);
    await driver.sees('Foto de tu cochera');
    // The next screen has the same button in this place.
    await driver.tapsTwice('Enviar después');
    await driver.sees('¿Quién es tu aval?');
    expect(skipped(await file.read())).toEqual(['garage_photo']);
    await driver.tapsTwice('Enviar después');
    await driver.sees('¿Todo está bien?');
  });

  await test.step('sending', async () => {
    await driver.tapsTwice('Enviar mi solicitud');
    await page.waitForURL(/\/documents-success/);
    await driver.sees('¡Recibimos tu solicitud!');
  });

  expect(await countEvents(file.id)).toEqual({
    created: 1,
    ...(process.env.SECOND_FACTOR !== 'off' && { device_known: 1 }),
    consent: 1,
    personal_data_saved: 3,
    earning_set: 12,
    document_uploaded: 11,
    document_skipped: 2,
    stage: 4,
    // Recorded once a day, and a journey may span two.
    link_opened: expect.any(Number),
  });
  const [kept] = await askDatabase(
    `select (select count(*) from media m where m.application_id = l.application_id) as media,
            (select count(*) from screenshots s where s.application_id = l.application_id) as screenshots,
            (select count(*) from documents d where d.application_id = l.application_id and media_id is not null) as documents
     from application_links l where l.request_id = $1`,
    [file.id],
  );
  expect(kept).toEqual({ media: '12', screenshots: '1', documents: '11' });
});

const kindOf = <File>(type: string, photo: File, pdf: File) => (/curp|bank|tax|address/.test(type) ? pdf : photo);

const skipped = (application: Awaited<ReturnType<DriverFile['read']>>) =>
  application.documentsAnalysis.documents.filter((item) => item.skipped).map(({ type }) => type);

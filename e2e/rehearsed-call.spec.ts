import { expect, test } from '@playwright/test';
import { findHeadlessChromium } from '../scripts/chromium.ts';
import { DriverFile } from './driver/driver-file.ts';
import { before, makeDocuments } from './driver/journey-files.ts';
import { Applicant } from './driver/steps.ts';
import { askDatabase } from './product/product.ts';
import { applicationOf, openAs } from './staff/steps.ts';

const chromium = findHeadlessChromium();
// A camera that shows something bright and a microphone that beeps.
const args = ['--no-sandbox', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
test.use({ launchOptions: { args, ...(chromium && { executablePath: chromium }) } });

const languages = [
  {
    locale: 'es-MX',
    hoursAhead: 2,
    words: {
      title: 'Prueba tu videollamada',
      start: 'Empezar la prueba',
      denied: 'Tu navegador no tiene permiso.',
      todo: 'Esto falta para tu videollamada',
      again: 'Probar otra vez',
      home: 'Sí',
      fine: 'Todo listo para tu videollamada',
      back: 'Ver mi videollamada',
      late: 'Voy 10 minutos tarde',
      known: 'Le avisamos a tu asesor que vas tarde',
      join: 'Unirme a la videollamada',
    },
  },
  {
    locale: 'en-US',
    hoursAhead: 3,
    words: {
      title: 'Try out your video call',
      start: 'Start',
      denied: 'Your browser isn’t allowed to use it.',
      todo: 'Before your video call',
      again: 'Try again',
      home: 'Yes',
      fine: 'You’re ready for your video call',
      back: 'See my video call',
      late: 'I’m 10 minutes late',
      known: 'We told your advisor that you’re late',
      join: 'Join the video call',
    },
  },
];

for (const { locale, hoursAhead, words } of languages)
  test.describe(locale, () => {
    test.use({ locale });

    test('after the reminder the call is rehearsed, mended, said to begin late, seen by the advisor, and joined', async ({
      page,
      browser,
    }) => {
      const file = await DriverFile.open('mx');
      await before.sending(file, await makeDocuments(browser));
      await file.submit();
      await file.moveTo('home_visit');
      await file.bookVisit(hoursAhead);
      const application = await applicationOf(file);
      // The first hour from then on in which the advisor has no other visit: other journeys book some, too.
      let later = 0;
      await expect(() =>
        askDatabase(
          `update appointments set starts_at = now() + $2 * interval '1 hour', ends_at = now() + ($2 + 0.5) * interval '1 hour'
           where application_id = $1`,
          [application, hoursAhead + later++],
        ),
      ).toPass();
      await file.shareWith(page.context());
      const driver = new Applicant(page);

      // Until the driver gives the permission.
      await page.addInitScript(() => {
        const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
        navigator.mediaDevices.getUserMedia = async (wanted) => {
          if (wanted?.video && !sessionStorage.getItem('allowed')) throw new DOMException('', 'NotAllowedError');
          return real(wanted);
        };
      });
      await page.goto(`/${file.id}/rehearse-call`);
      if (locale === 'en-US') await page.getByLabel('Idioma').selectOption('English');
      await driver.sees(words.title);
      await driver.presses(words.start);
      await driver.sees(words.todo);
      await expect(page.getByText(words.denied)).toBeVisible();

      const { page: advisor } = await openAs(browser, 'advisor', `Lía ${locale}`);
      await advisor.goto(`/staff/applications/${application}`);
      const visit = advisor.getByRole('region', { name: 'Videollamada' });
      await expect(visit.getByText('Cámara: falló')).toBeVisible();

      await page.evaluate(() => sessionStorage.setItem('allowed', 'yes'));
      await driver.presses(words.again);
      await page.getByRole('button', { name: words.home, exact: true }).click();
      // A busy machine may starve the browser's invented microphone: who isn't heard tries again.
      const again = page.getByRole('button', { name: words.again });
      const fine = page.getByRole('heading', { name: words.fine, level: 1 });
      let tries = 0;
      await expect(async () => {
        if (tries++ > 0) await again.click();
        await expect(fine).toBeVisible({ timeout: 50_000 });
      }).toPass({ timeout: 180_000 });
      await driver.sees(words.fine);
      // The advisor's open page follows.
      for (const found of ['Cámara: bien', 'Micrófono: bien', 'En su casa: bien'])
        await expect(visit.getByText(found)).toBeVisible();

      await driver.presses(words.back);
      await driver.presses(words.late);
      await expect(page.getByText(words.known)).toBeVisible();
      await expect(visit.getByText('Llega 10 minutos tarde')).toBeVisible();
      const call = page.getByRole('link', { name: words.join });
      await expect(call).toHaveAttribute('href', /^https:/);
      await expect(visit.getByRole('link', { name: 'Abrir la videollamada' })).toHaveAttribute(
        'href',
        (await call.getAttribute('href')) ?? '',
      );
    });
  });

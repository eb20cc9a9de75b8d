import { expect, type Locator, type Page, test } from '@playwright/test';
import type { TeamSlot } from '../contract/staff/calendar/slots.ts';
import type { AdvisorCase } from '../contract/staff/case.ts';
import type { Me } from '../contract/staff/me.ts';
import { mailCatcher, mailsOf } from '../sandbox/mail.ts';
import { startSandbox } from '../sandbox/start-sandbox.ts';
import type { Desk } from './contact-sheet/console/site.ts';
import { expectAccessible } from './driver/accessible.ts';
import { DriverFile } from './driver/driver-file.ts';
import { before } from './driver/journey-files.ts';
import { askDatabase } from './product/database.ts';
import { RunningProduct } from './product/running-product.ts';
import { applicationOf } from './staff/sign-in.ts';
import { openAs, phone } from './staff/signed-in.ts';

test('a visit is moved and held on a phone, the call drops, an advisor it is given to finishes it, and two people approve @desktop', async ({
  browser,
}) => {
  // Two people decide in this product alone.
  const mail = mailCatcher();
  const sandbox = await startSandbox({ parts: [mail], port: 0 });
  const { SMTP_URL = '' } = mail.settings?.(sandbox.state) ?? {};
  const settings = { FOUR_EYES: 'approve', SANDBOX: 'off', SMTP_URL, MAIL_FROM: 'Volante <hola@example.com>' };
  const product = await RunningProduct.start(settings);
  try {
    const file = await DriverFile.open('mx');
    await before.contact(file);
    await file.bookVisit(0);
    const application = await applicationOf(file);
    // Papers and earnings are other journeys.
    await askDatabase(`update applications set stage = 'home_visit' where id = $1`, [application]);

    const { page: held, desk } = await openAs(browser, 'advisor', 'Luz Paz', phone);
    const { visit } = (await desk.call('GET', `/applications/${application}`)) as AdvisorCase;
    const day = String(visit?.startsAt).slice(0, 10);
    const { slots } = (await desk.call('GET', `/slots?country=mx&from=${day}&days=2`)) as { slots: TeamSlot[] };
    const slotId = slots.at(-1)?.id;
    await desk.call('POST', `/visits/${visit?.id}/move`, { revision: visit?.revision, slotId });
    const luz = await accountOf(desk);
    await askDatabase('update advisors set account_id = $1 where id = (select advisor_id from appointments)', [luz]);

    // On the phone, with the call beside it. The network goes in the middle of a sentence.
    await held.goto(`/staff/applications/${application}/visit`);
    await choose(held, 'Llamada', 'Hecho');
    await choose(held, 'Domicilio', 'Hecho');
    await choose(held, '¿Es el domicilio que dio?', 'Sí');
    await held.getByLabel('Comentarios').fill('Portón azul.');
    await expect(held.getByText('Guardado', { exact: true })).toBeVisible();
    await expectAccessible(held);
    await held.context().setOffline(true);
    await held.getByLabel('Comentarios').fill('Portón azul. Dos perros.');
    await expect(held.getByText(/^Sin conexión\./)).toBeVisible();

    // It is given to somebody else, who goes on from what was saved, and never sees what was not.
    const { page: first, desk: team } = await openAs(browser, 'admin', 'Ana López');
    const { page: other, desk: mar } = await openAs(browser, 'advisor', 'Mar Cruz', phone);
    const { id: advisorId } = (await team.call('POST', '/advisors', {
      ...{ name: 'Mar Cruz', zone: 'America/Mexico_City', holidays: null, accountId: await accountOf(mar) },
      hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, starts: '00:00', ends: '24:00' })),
    })) as { id: string };
    const { visit: moved } = (await team.call('GET', `/applications/${application}`)) as AdvisorCase;
    await team.call('POST', `/visits/${visit?.id}/reassign`, { revision: moved?.revision, advisorId });
    await other.goto('/staff/calendar');
    await expect(other.getByText(/Ana López te la dio/)).toBeVisible();
    await expectAccessible(other);
    await other.goto(`/staff/applications/${application}/visit`);
    await expect(other.getByLabel('Comentarios')).toHaveValue('Portón azul.');
    await expect(question(other, '¿Es el domicilio que dio?').getByRole('radio', { name: 'Sí' })).toBeChecked();
    for (const step of ['Casa', 'Cochera', 'Documentos', 'Cierre']) await choose(other, step, 'Hecho');
    await choose(other, '¿El comprobante coincide con el lugar?', 'Sí');
    await choose(other, '¿Tiene cochera?', 'No');
    await other.getByLabel('Comentarios').fill('Portón azul. Vive con su mamá.');
    await choose(other, '¿Cómo salió?', 'Salió bien');
    await other.getByRole('button', { name: 'Terminar el reporte' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Terminar el reporte' }).click();
    await expect(other.getByText('Salió bien', { exact: true }).first()).toBeVisible();
    await expectAccessible(other);

    // Back on the phone nothing of the finished report is written over.
    await held.context().setOffline(false);
    await expect(held.getByText(/Vive con su mamá/).first()).toBeVisible();
    const [report] = await askDatabase<{ outcome: string; comments: string }>(
      `select outcome, details ->> 'comments' as comments from visit_reports`,
    );
    expect(report).toEqual({ outcome: 'passed', comments: 'Portón azul. Vive con su mamá.' });

    // One proposes, another confirms.
    const { page: second } = await openAs(browser, 'reviewer', 'Eva Ríos');
    for (const one of [first, second]) await one.goto(`/staff/applications/${application}`);
    await first.getByRole('button', { name: 'Pasar a Aprobada' }).click();
    await first.getByLabel('¿Por qué?').fill('Todo en orden');
    await first.getByRole('dialog').getByRole('button', { name: 'Pasar a Aprobada' }).click();
    expect((await file.read()).status).toBe('home_visit');
    await second.getByRole('button', { name: 'Confirmar: pasa a Aprobada' }).click();
    await expect.poll(async () => (await file.read()).status).toBe('approved');
    const subjects = () => mailsOf(sandbox.state).map(({ subject }) => subject);
    await expect
      .poll(subjects)
      .toEqual(
        expect.arrayContaining([
          expect.stringMatching('videollamada desde tu casa cambió'),
          '¡Felicidades! Tu solicitud fue aprobada',
        ]),
      );
    for (const one of [held, other, first, second]) await one.context().close();
  } finally {
    await product.close();
    await sandbox.stop();
  }
});

async function accountOf(desk: Desk): Promise<string> {
  return ((await desk.call('GET', '/me')) as Me).account.id;
}

const question = (page: Page, name: string): Locator => page.getByRole('group', { name });

async function choose(page: Page, name: string, answer: string): Promise<void> {
  await question(page, name).getByRole('radio', { name: answer, exact: true }).check();
}

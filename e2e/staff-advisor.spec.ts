import { expect, test } from '@playwright/test';
import { may } from '../contract/staff/roles.ts';
import { staffApi } from '../contract/staff-api.ts';
import { personalData } from '../sandbox/people/people.ts';
import { expectAccessible } from './driver/accessible.ts';
import { DriverFile } from './driver/driver-file.ts';
import { before, makeDocuments } from './driver/journey-files.ts';
import { weeksOf } from './driver/stories.ts';
import { inviteStaff } from './product/product.ts';
import { acceptInvitation, applicationOf } from './staff/steps.ts';

test('an advisor gets nothing reserved for reviewers: no link, page, field or answer @desktop', async ({
  page,
  browser,
}) => {
  const file = await DriverFile.open('mx');
  const { photo } = await makeDocuments(browser);
  const data = personalData('mx');
  await before.contact(file);
  for (const week of weeksOf(file)) await file.week('uber', week, 4317.25);
  await file.analyse();
  await file.give(data);
  await file.document('identity_card_front', photo);
  const application = await applicationOf(file);
  const media = (await file.read()).documentsAnalysis.documents.find((item) => item.mediaId)?.mediaId;
  const secrets = [data.nationalId, data.taxId, data.birthdate, '4317.25', media].map(String);
  await acceptInvitation(page, await inviteStaff('advises@example.com', 'advisor'), 'Luz Paz');

  const answers: Promise<string>[] = [];
  page.on('response', (answer) => {
    const isAnswer = answer.url().includes('/api/staff/') && !answer.url().endsWith('/events');
    if (isAnswer) answers.push(answer.text().catch(() => ''));
  });
  const home = `/staff/applications/${application}`;
  const rooms = [
    '/staff/',
    home,
    '/staff/calendar',
    '/staff/links/new',
    '/staff/links/batch',
    '/staff/messages',
    '/staff/account',
  ];
  for (const room of rooms) {
    await page.goto(room);
    await expect(page.locator('h1').first()).toBeVisible();
    await expectAccessible(page);
    for (const link of await page.getByRole('link').all())
      expect(await link.getAttribute('href')).not.toContain('/review');
    for (const secret of secrets) expect(await page.content(), room).not.toContain(secret);
  }
  await page.goto(home);
  await expect(page.getByRole('heading', { name: 'Datos personales' })).toBeVisible();
  for (const part of ['Lo que dicen los documentos', 'Coincidencias', 'Consentimientos'])
    await expect(page.getByRole('heading', { name: part })).toHaveCount(0);
  for (const button of ['Tomar la siguiente', 'Asignar a…', 'Aprobar los datos', /^Pasar a/])
    await expect(page.getByRole('button', { name: button })).toHaveCount(0);
  await page.keyboard.press('r');
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Atajos de teclado' });
  await expect(keys).toBeVisible();
  await expect(keys.getByText('Revisar documentos')).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(home);
  await page.goto(`${home}/review/identity_card_front`);
  await expect(page.getByText('Con tu rol no ves los archivos. Pídeselo a alguien que revise.')).toBeVisible();
  await expectAccessible(page);

  const answered = (await Promise.all(answers)).join('\n');
  expect(answered).toContain(application);
  for (const secret of secrets) expect(answered).not.toContain(secret);
  for (const call of Object.values(staffApi)) {
    if (call.gate !== 'staff' || call.method !== 'GET' || may({ roles: ['advisor'] }, call.needs)) continue;
    const address = call.path.replace('{applicationId}', application).replaceAll(/\{\w+\}/g, 'x');
    const answer = await page.request.get(`/api/staff${address}`);
    expect([call.path, answer.status()]).toEqual([call.path, 403]);
  }
  const picture = `/api/staff/applications/${application}/media/${media}/pages/1`;
  expect((await page.request.get(picture)).status()).toBe(404);
});

import { expect, test } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { publicEventKinds } from '../contract/staff/administration/event-kinds.ts';
import type { PublicEvent } from '../contract/v1/events.ts';
import { type CompanySystem, connectCompany } from './company/system.ts';
import { DriverFile } from './driver/driver-file.ts';
import { before, makeDocuments } from './driver/journey-files.ts';
import { Applicant } from './driver/steps.ts';
import { RunningProduct, runCommand } from './product/product.ts';

test.use({ locale: 'es-MX' });

let product: RunningProduct;
let company: CompanySystem;
test.beforeEach(async () => {
  // A trial, whose webhooks may go to this machine.
  product = await RunningProduct.start({ SANDBOX: 'on' });
  company = await connectCompany(publicEventKinds);
});
test.afterEach(async () => {
  company?.close();
  await product?.close();
});

test('a company’s system opens an application, hears how the driver gets on, fetches all of it and decides', {
  tag: ['@phone', '@core'],
}, async ({ page, browser }) => {
  const { volante, dataOf } = company;
  const driver = new Applicant(page);
  const created = await test.step('the system opens it, twice by mistake', async () => {
    const open = async () => {
      const body = {
        country: 'mx',
        firstName: 'María José',
        phone: '55 1234 5678',
        externalReference: 'CORE-7',
      } as const;
      return dataOf(await volante.POST('/applications', { params: { header: { 'Idempotency-Key': 'CORE-7' } }, body }));
    };
    const first = await open();
    expect(await open()).toEqual(first);
    return first;
  });
  const params = { path: { applicationId: created.id } };
  const read = async () => dataOf(await volante.GET('/applications/{applicationId}', { params }));

  await test.step('the driver opens the link and finds what the system knew', async () => {
    await page.goto(created.url);
    await driver.sees('Tu próximo auto empieza aquí');
    await driver.presses('Empezar');
    await driver.sees('Empecemos contigo');
    await expect(page.getByLabel('Nombre(s)')).toHaveValue('María José');
    await driver.typesContact();
    await driver.presses('Continuar');
    await driver.sees('Conecta tus plataformas');
  });

  await test.step('the driver gives everything and sends it', async () => {
    const file = new DriverFile(new URL(created.url).pathname.split('/').at(-1)!, 'mx', page);
    await before.sendingAfterContact(file, await makeDocuments(browser));
    await page.goto(created.url);
    await driver.sees('¿Todo está bien?');
    await driver.presses('Enviar mi solicitud');
    await driver.sees('¡Recibimos tu solicitud!');
  });

  await test.step('the system hears it in order, signed, without a word about the person', async () => {
    await expect.poll(() => heard().map(({ type }) => type), { timeout: 60_000 }).toContain('application.submitted');
    const types = heard().map(({ type }) => type);
    expect(types.slice(0, 2)).toEqual(['application.created', 'application.opened']);
    expect(types.indexOf('earnings.completed')).toBeLessThan(types.indexOf('document.uploaded'));
    expect(types.lastIndexOf('document.uploaded')).toBeLessThan(types.indexOf('application.submitted'));
    expect(company.received.map(({ body }) => body).join()).not.toMatch(/María|55 ?1234|5512345678|@/);
  });

  await test.step('the system fetches weeks, papers and their bytes', async () => {
    const whole = await read();
    expect(whole).toMatchObject({ stage: 'risk_analysis', externalReference: 'CORE-7', identifiers: null });
    const [uber] = whole.earnings.platforms.filter(({ weeks }) => weeks.some(({ amount }) => amount !== null));
    expect(uber?.weeks).toHaveLength(12);
    expect(uber?.sums.asSent.mean).toEqual({ amount: 420_000, currency: 'MXN' });
    const files = whole.documents.flatMap(({ file }) => file ?? []);
    expect(files.length).toBeGreaterThan(3);
    for (const { id, size, mimeType } of files) {
      const path = { applicationId: created.id, mediaId: id };
      const { url } = dataOf(await volante.GET('/applications/{applicationId}/files/{mediaId}', { params: { path } }));
      // Whoever fetches the bytes has no token.
      const bytes = await fetch(url);
      expect([bytes.status, bytes.headers.get('content-type')]).toEqual([200, mimeType]);
      expect((await bytes.arrayBuffer()).byteLength).toBe(size);
    }
  });

  await test.step('the system decides on what it saw, not on what was before', async () => {
    const { revision } = await read();
    const notice = { reason: 'earnings_too_low', applyAgainOn: '2027-06-01' } as const;
    const body = { outcome: 'rejected', reason: 'Scoring 0.31', reasons: ['earnings_too_low'], told: notice } as const;
    const decide = (seen: number) =>
      volante.POST('/applications/{applicationId}/decision', {
        params,
        body: { ...body, reasons: [...body.reasons], revision: seen },
      });
    const { error, response } = await decide(revision - 1);
    expect([response.status, error?.error.code]).toEqual([409, 'changed_meanwhile']);
    expect(dataOf(await decide(revision))).toMatchObject({ stage: 'rejected', waitsForPeople: false });
    expect((await read()).decision).toMatchObject({ outcome: 'rejected', by: { name: 'Core' }, shown: notice });
    await page.goto(created.url);
    await driver.sees('Esta vez no pudimos aprobar tu solicitud');
    await expect(page.getByText('A partir del 1 de junio de 2027.')).toBeVisible();
  });

  await test.step('the feed tells the same events in the same order, and then nothing more', async () => {
    await expect.poll(() => heard().at(-1)?.type, { timeout: 60_000 }).toBe('application.decided');
    const fed: PublicEvent[] = [];
    let after: string | undefined;
    for (;;) {
      const query = { limit: '5', ...(after && { after }) };
      const { items, next } = dataOf(await volante.GET('/events', { params: { query } }));
      fed.push(...items);
      if (items.length === 0 || !next) break;
      after = next;
    }
    expect(fed.filter(({ data }) => data.applicationId === created.id)).toEqual(heard());
  });

  await test.step('a revoked token ends it', async () => {
    await runCommand('service-account', 'revoke', '--id', company.account.id);
    expect((await volante.GET('/events', {})).response.status).toBe(401);
  });
});

/** The events, each once, as the system read them: every request is verified. */
function heard(): PublicEvent[] {
  const webhook = new Webhook(company.secret);
  const all = company.received.map(
    ({ body, headers }) => webhook.verify(body, headers as Record<string, string>) as PublicEvent,
  );
  return [...new Map(all.map((event) => [event.id, event])).values()];
}

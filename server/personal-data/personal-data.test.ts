import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { approveSection } from '../admission/approve-section.ts';
import { staff } from '../applications/events.ts';
import { openIn } from '../testing/application.ts';
import { startTestApp } from '../testing/test-app.ts';
import { american, contact, curp, mexican, savingTo } from './testing/test-saving.ts';

const server = await startTestApp({ settings: { US_OPEN_STATES: 'Texas' } });
afterAll(server.close);
beforeEach(() => server.setNow('2026-11-21T12:00:00Z'));
const { save, saved, broken, rowsOf } = savingTo(server);

describe('saving', () => {
  test('contact data is stored as sent, the phone with its prefix', async () => {
    const { requestId } = await server.open('mx');
    expect(await saved(requestId, { ...contact, firstName: '  María José ' })).toMatchObject({
      ...contact,
      phone: '+525512345678',
      status: 'pending',
      country: 'Mexico',
    });
  });

  test('a phone number may be sent in the form that a contact list shows', async () => {
    const { requestId } = await server.open('mx');
    for (const phone of ['+52 81 1234 5678', '(33) 1234 5678', '+52 (55) 1234-5678'])
      expect((await saved(requestId, { phone })).phone).toBe(`+52${phone.replace('+52', '').replace(/\D/g, '')}`);
  });

  test('only the fields that are sent change', async () => {
    const { requestId } = await server.open('mx');
    await save(requestId, contact);
    expect(await saved(requestId, { street: 'Hamburgo' })).toMatchObject({
      ...contact,
      phone: '+525512345678',
      street: 'Hamburgo',
    });
  });

  test('the section is completed once every required part of both forms is there', async () => {
    const { requestId } = await server.open('mx');
    await save(requestId, mexican);
    expect((await saved(requestId, { firstName: 'María', lastName: 'López', phone: '5512345678' })).status).toBe(
      'pending',
    );
    const data = await saved(requestId, { email: contact.email });
    expect(data).toMatchObject({ status: 'completed', taxId: 'NULM900512AB3', nationalId: 'NULM900512MDFXXR09' });
    expect(data).not.toHaveProperty('phoneIsEnough');
    expect(await broken(requestId, { email: '' })).toEqual(['email email_required']);
  });

  test('rides and weekly earnings are separate fields', async () => {
    const { requestId } = await server.open('us');
    const data = await saved(requestId, { ...contact, phone: '2145550123', ...american });
    expect(data).toMatchObject({ status: 'completed', rideShareTotalRides: 1200, avgEarningPerWeek: null });
    expect(await saved(requestId, { avgEarningPerWeek: 812.5 })).toMatchObject({
      rideShareTotalRides: 1200,
      avgEarningPerWeek: 812.5,
    });
  });

  test('two tabs that save at once keep each other’s changes', async () => {
    const { requestId } = await server.open('mx');
    const entries = Object.entries({ ...contact, ...mexican, nationalId: curp(50) });
    const answers = await Promise.all(entries.map(([field, value]) => save(requestId, { [field]: value })));
    expect(answers.map((answer) => answer.status)).toEqual(entries.map(() => 200));
    const { data } = (await server.inject({ url: `/api/public/admission/requests/${requestId}` })).json();
    expect(data.personalData).toMatchObject({
      ...contact,
      phone: '+525512345678',
      street: 'Hamburgo',
      status: 'completed',
    });
  });

  test('an approved section accepts no more changes', async () => {
    const mine = await server.open('mx');
    await save(mine.requestId, { ...contact, ...mexican, nationalId: curp(51) });
    await approveSection(server.deps, mine, 'personal_data', staff('ana'));
    expect((await save(mine.requestId, contact)).error.code).toBe('section_approved');
  });

  test('a decided application accepts no more changes', async () => {
    const { requestId } = await openIn(server, 'rejected');
    expect((await save(requestId, contact)).error.code).toBe('application_closed');
    expect((await save(requestId, {})).error.code).toBe('application_closed');
  });

  test('the audit log names the fields, never their values', async () => {
    const { requestId, applicationId } = await server.open('mx');
    await save(requestId, contact);
    const events = await rowsOf('select details from application_events where application_id = $1', applicationId);
    const text = JSON.stringify(events);
    expect(text).toContain('firstName');
    for (const value of Object.values(contact)) expect(text).not.toContain(value);
  });
});

describe('rules', () => {
  test.each([
    ['mx', { firstName: 'Al' }, 'firstName first_name_too_short'],
    ['mx', { firstName: '   ' }, 'firstName first_name_required'],
    ['mx', { email: 'maria@' }, 'email email_invalid'],
    ['mx', { phone: '551234567' }, 'phone phone_too_short'],
    ['mx', { phone: '0012345678' }, 'phone phone_invalid'],
    ['mx', { birthdate: '2008-11-22' }, 'birthdate too_young'],
    ['mx', { birthdate: '2026-11-22' }, 'birthdate birthdate_invalid'],
    ['mx', { birthdate: '1990-02-30' }, 'birthdate birthdate_invalid'],
    ['mx', { taxId: 'ABC900512AB3' }, 'taxId tax_id_of_company'],
    ['mx', { nationalId: 'NULM901312MDFXXR09' }, 'nationalId national_id_invalid'],
    ['mx', { state: 'Texas' }, 'state state_unknown'],
    ['mx', { ssn: '123-45-6789' }, 'ssn unknown_field'],
    ['mx', { street: 'x'.repeat(301) }, 'street value_too_long'],
    ['us', { birthdate: '2005-11-22' }, 'birthdate too_young'],
    ['us', { ssn: '123456789' }, 'ssn ssn_invalid'],
    ['us', { state: 'Florida' }, 'state state_unknown'],
    ['us', { state: 'Texas', city: 'Miami' }, 'city city_unknown'],
    ['us', { nationalId: curp(1) }, 'nationalId unknown_field'],
    ['us', { privacyPolicy: false }, 'privacyPolicy privacy_consent_required'],
    ['us', { rideShareTotalRides: 1.5 }, 'rideShareTotalRides rides_invalid'],
    ['us', { avgEarningPerWeek: -1 }, 'avgEarningPerWeek weekly_earning_invalid'],
  ] as const)('in %s %j is refused: %s', async (country, payload, rule) => {
    const { requestId } = await server.open(country);
    expect(await broken(requestId, payload)).toEqual([rule]);
  });

  test.each(['Li', 'Ng', 'X'])('the name %s is accepted once the applicant has confirmed it', async (name) => {
    const { requestId } = await server.open('mx');
    expect(await broken(requestId, { firstName: name, confirmShortName: false })).toEqual([
      'firstName first_name_too_short',
    ]);
    expect((await saved(requestId, { firstName: name, lastName: name, confirmShortName: true })).lastName).toBe(name);
    expect(await broken(requestId, { firstName: ' ', confirmShortName: true })).toEqual([
      'firstName first_name_required',
    ]);
  });

  test('a person is old enough on the birthday itself', async () => {
    const { requestId } = await server.open('us');
    expect((await saved(requestId, { birthdate: '2005-11-21' })).birthdate).toBe('2005-11-21');
  });

  test('a payload with one refused field saves nothing', async () => {
    const { requestId } = await server.open('mx');
    expect(await broken(requestId, { ...contact, email: 'x', phone: '1' })).toEqual([
      'phone phone_too_short',
      'email email_invalid',
    ]);
    expect((await saved(requestId, {})).firstName).toBe('');
  });

  test('the city must still fit when only the state changes', async () => {
    const { requestId } = await server.open('us');
    await save(requestId, { city: 'Miami' });
    expect(await broken(requestId, { state: 'Texas' })).toEqual(['city city_unknown']);
    expect((await saved(requestId, { state: 'Texas', city: 'Waco' })).city).toBe('Waco');
  });

  test('the country of a payload must be the application’s', async () => {
    const { requestId } = await server.open('mx');
    expect((await save(requestId, { country: 'United States' })).error).toMatchObject({ code: 'country_mismatch' });
    expect(await broken(requestId, { country: 'France' })).toEqual(['country country_unknown']);
    expect((await save(requestId, { country: 'Mexico', ...contact })).status).toBe(200);
    expect((await save(requestId, { country: 'mx' })).status).toBe(200);
  });
});

describe('consents', async () => {
  const server = await startTestApp();
  beforeEach(() => server.setNow('2026-11-21T12:00:00Z'));
  const { save, rowsOf } = savingTo(server);

  const consents = (applicationId: string) =>
    rowsOf(
      'select kind, text_version, language, at, host(ip) as ip from consents where application_id = $1 order by kind',
      applicationId,
    );

  test('sending contact data in Mexico records the privacy notice once', async () => {
    const { requestId, applicationId } = await server.open('mx');
    await save(requestId, { street: 'Hamburgo' });
    expect(await consents(applicationId)).toEqual([]);
    await save(requestId, contact, { 'x-language': 'en' });
    await save(requestId, contact);
    expect(await consents(applicationId)).toEqual([
      {
        kind: 'privacy_notice',
        text_version: expect.any(String),
        language: 'en',
        at: server.deps.now(),
        ip: '127.0.0.1',
      },
    ]);
  });

  test('the two US boxes are recorded when they are first accepted', async () => {
    const { requestId, applicationId } = await server.open('us');
    await save(requestId, contact);
    await save(requestId, { ...american, ssn: '127-45-6789' }, { 'accept-language': 'es-MX,es;q=0.9' });
    await save(requestId, { privacyPolicy: true });
    expect((await consents(applicationId)).map(({ kind, language }) => [kind, language])).toEqual([
      ['background_and_credit_check', 'es-MX'],
      ['privacy_policy', 'es-MX'],
    ]);
  });

  test('a consent can be given outside a form', async () => {
    const { requestId, applicationId } = await server.open('mx');
    const url = `/api/public/admission/requests/${requestId}/consents`;
    const payload = { kind: 'location', textVersion: '2026-11', language: 'es-MX' };
    const answer = await server.inject({ method: 'POST', url, payload });
    expect(answer.json()).toEqual({ data: { recorded: true } });
    expect(await consents(applicationId)).toMatchObject([{ kind: 'location', language: 'es-MX' }]);
  });
});

describe('where the company writes to phones', () => {
  const settings = {
    WHATSAPP_TOKEN: 'token',
    WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
    WHATSAPP_APP_SECRET: 'secret',
    WHATSAPP_VERIFY_TOKEN: 'a word of our choice',
  };

  test('a driver in Mexico needs no mail address, and one in the United States does', async () => {
    const server = await startTestApp({ settings: { ...settings, US_OPEN_STATES: 'Texas' } });
    try {
      const { saved, broken } = savingTo(server);
      const mexico = (await server.open('mx')).requestId;
      const byPhone = { firstName: 'María', lastName: 'López', phone: '5512345678' };
      expect(await saved(mexico, { ...mexican, ...byPhone })).toMatchObject({
        status: 'completed',
        phoneIsEnough: true,
      });
      expect(await broken(mexico, { email: 'ana@' })).toEqual(['email email_invalid']);
      await saved(mexico, { email: contact.email });
      expect(await saved(mexico, { email: '' })).toMatchObject({ email: '', status: 'completed' });
      const texan = (await server.open('us')).requestId;
      const whole = { ...byPhone, phone: '2145550123', ...american, ssn: '212-45-6001' };
      expect((await saved(texan, whole)).status).toBe('pending');
      expect(await broken(texan, { email: '' })).toEqual(['email email_required']);
    } finally {
      await server.close();
    }
  });
});

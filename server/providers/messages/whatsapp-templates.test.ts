import { afterAll, beforeEach, expect, test } from 'vitest';
import { findTemplate, templatesOf } from '../../../sandbox/phone/templates.ts';
import { createLog } from '../../core/log.ts';
import { openOutsideCalls } from '../../core/outside/outside-call.ts';
import { startPhones } from './testing/test-phones.ts';
import { readTemplates, type SubmittedTemplate, submitTemplates } from './whatsapp-templates.ts';

const phones = await startPhones();
afterAll(() => phones.stop());
beforeEach(() => {
  phones.state.clear();
  templatesOf(phones.state).splice(1);
});

const account = {
  url: phones.settings.WHATSAPP_API_URL!,
  token: phones.settings.WHATSAPP_TOKEN!,
  phoneNumberId: '1',
  accountId: phones.settings.WHATSAPP_ACCOUNT_ID!,
};
const outsideCall = openOutsideCalls(createLog('silent'));
const submit = (...wanted: SubmittedTemplate[]) => submitTemplates(account, wanted, outsideCall);
const aTemplate = (text: string, url = 'https://v.example/m/{{1}}'): SubmittedTemplate => ({
  ...{ name: 'papers_sent_back', language: 'es_MX', category: 'UTILITY' },
  components: [
    { type: 'BODY', text, example: { body_text: [['Ana']] } },
    { type: 'FOOTER', text: 'Responde ALTO para no recibir más.' },
    { type: 'BUTTONS', buttons: [{ type: 'URL', text: 'Abrir', url, example: [url] }] },
  ],
});
const code: SubmittedTemplate = {
  ...{ name: 'access_code', language: 'es_MX', category: 'AUTHENTICATION' },
  components: [{ type: 'BODY', add_security_recommendation: true }],
};

test('templates that Meta lacks are submitted, once', async () => {
  const name = 'papers_sent_back es_MX';
  expect(await submit(aTemplate('Falta algo, {{1}}. Es rápido.'), code)).toEqual({
    ...{ submitted: [name, 'access_code es_MX'], refused: [] },
  });
  expect(await submit(aTemplate('Falta algo, {{1}}. Es rápido.'), code)).toEqual({ submitted: [], refused: [] });
  expect((await readTemplates(account, outsideCall)).map((template) => template.name)).toEqual([
    ...['hello_world', 'papers_sent_back', 'access_code'],
  ]);
});

test('a template whose words or address changed is submitted again, and keeps its name', async () => {
  await submit(aTemplate('Falta algo, {{1}}. Es rápido.'));
  await submit(aTemplate('Te falta algo, {{1}}. Es rápido.', 'https://other.example/m/{{1}}'));
  expect(findTemplate(phones.state, 'papers_sent_back', 'es_MX')).toMatchObject({
    body: 'Te falta algo, {{1}}. Es rápido.',
    button: { url: 'https://other.example/m/{{1}}' },
  });
  expect(templatesOf(phones.state)).toHaveLength(2);
});

test('one that Meta refuses is named and stops no other', async () => {
  expect(await submit(aTemplate('{{1}}, falta algo.'), code)).toEqual({
    ...{ submitted: ['access_code es_MX'], refused: ['papers_sent_back es_MX'] },
  });
});

test('long lists are read to their end', async () => {
  const page = (names: string[], after: string | null) => ({
    data: names.map((name) => ({ id: name, name, status: 'PAUSED', language: 'es_MX' })),
    paging: { cursors: { after }, ...(after && { next: 'https://elsewhere.example/' }) },
  });
  phones.script(
    'whatsapp',
    { status: 200, body: page(['a', 'b'], 'next') },
    { status: 200, body: { ...page(['c'], null), paging: {} } },
  );
  expect((await readTemplates(account, outsideCall)).map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  expect(phones.state.calls('whatsapp')[0]?.query).toMatchObject({ after: 'next' });
});

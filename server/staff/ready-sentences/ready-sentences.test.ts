import { faultOfBraces, fillSentence } from '@volante/contract/staff/administration/ready-sentences.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { hire, type TestStaff } from '../testing/test-staff.ts';

const server = await startTestApp({ settings: { SUPPORT_WHATSAPP: '+525512345678' } });
const silent = await startTestApp();
afterAll(server.close);
afterAll(silent.close);
let iris: TestStaff;
let luz: TestStaff;
let ana: TestStaff;
beforeAll(async () => {
  iris = await hire(server, 'admin', 'Iris');
  luz = await hire(server, 'admin', 'Luz');
  ana = await hire(server, 'advisor', 'Ana');
  for (const who of [iris, luz]) await who.stepUp();
});

const facts = {
  ...{ place: 'send_back', nameEs: 'Otra foto', nameEn: 'Another photo', isOn: true },
  textEs: '{firstName}, vuelve a tomar {document}.',
  textEn: '{firstName}, take {document} again.',
};
interface Sentence {
  id: string;
  version: number;
  textEs: string;
}
const add = async (more: object = {}): Promise<Sentence> =>
  (await iris.call('POST', '/ready-sentences', { ...facts, ...more })).data;
const change = (who: TestStaff, { id }: Sentence, version: number, more: object = {}) =>
  who.call('PUT', `/ready-sentences/${id}`, { ...facts, ...more, version });
const versions = async ({ id }: Sentence) => (await iris.call('GET', `/ready-sentences/${id}/versions`)).data.items;
const offered = async (who: TestStaff): Promise<Sentence[]> =>
  (await who.call('GET', '/ready-sentences/offered')).data.items;

describe('ready sentences', () => {
  test('the answers that came in code are the first ones, offered to whoever writes to drivers', async () => {
    const items = await offered(ana);
    expect(items.slice(0, 6).map(({ textEs }) => textEs.slice(0, 40))).toEqual([
      'Hola, {firstName}. Ya recibimos lo que m',
      'Hola, {firstName}. No alcanzamos a leer ',
      'Hola, {firstName}. Abre tu app de conduc',
      'Hola, {firstName}. Eso lo puedes hacer e',
      'Hola, {firstName}. Mejor te llamamos par',
      'Hola, {firstName}. ¡Gracias por avisarno',
    ]);
    const { items: kept } = (await iris.call('GET', '/ready-sentences')).data;
    expect(kept[0]).toMatchObject({ version: 1, by: null, isOn: true, nameEn: 'We’re looking at it' });
  });

  test('a change is a next version that names who made it; an earlier text is restored as one more', async () => {
    const sentence = await add();
    await change(luz, sentence, 1, { textEs: 'Tómala otra vez.' });
    const [, first] = await versions(sentence);
    expect((await change(iris, sentence, 2, { textEs: first.textEs })).data).toMatchObject({ version: 3 });
    const said = (await versions(sentence)).map(({ version, by, textEs }: Sentence & { by: { name: string } }) => [
      version,
      by.name,
      textEs,
    ]);
    expect(said).toEqual([
      [3, 'Iris', facts.textEs],
      [2, 'Luz', 'Tómala otra vez.'],
      [1, 'Iris', facts.textEs],
    ]);
  });

  test('whoever saves over a version they didn’t see is refused, also at the same moment', async () => {
    const sentence = await add();
    const answers = await Promise.all([change(iris, sentence, 1), change(luz, sentence, 1)]);
    expect(answers.map(({ code }) => code ?? 'done').sort()).toEqual(['changed_meanwhile', 'done']);
    expect((await change(luz, sentence, 1)).code).toBe('changed_meanwhile');
    expect(await versions(sentence)).toHaveLength(2);
  });

  test('no version is changed or deleted, not even by the database’s owner', async () => {
    const { id } = await add();
    for (const statement of [
      "update ready_sentences set text_es = 'x' where id",
      'delete from ready_sentences where id',
    ])
      await expect(server.query(`${statement} = $1`, [id])).rejects.toThrow('append-only');
  });

  test('a text names only what can be filled in where it is inserted, with braces in pairs, in both languages', async () => {
    const refused = async (more: object) => {
      const { status, errors } = await iris.call('POST', '/ready-sentences', { ...facts, ...more });
      return [status, ...errors.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)];
    };
    expect(await refused({ textEs: 'Hola, {nombre}.' })).toEqual([422, 'textEs unknown_variable']);
    expect(await refused({ textEn: 'Hi {firstName.' })).toEqual([422, 'textEn unbalanced_braces']);
    expect(await refused({ place: 'answer' })).toEqual([422, 'textEs unknown_variable', 'textEn unknown_variable']);
    expect(await refused({ textEn: '  ', nameEs: '' })).toEqual([
      422,
      'nameEs field_required',
      'textEn field_required',
    ]);
    const sentence = await add();
    expect((await change(iris, sentence, 1, { textEs: '}' })).errors).toMatchObject([{ code: 'unbalanced_braces' }]);
  });

  test('what is off, or needs a contact that isn’t set, isn’t offered', async () => {
    const [off, withContact] = [await add({ isOn: false }), await add({ textEs: 'Escribe a {contact}.' })];
    const ids = (await offered(ana)).map(({ id }) => id);
    expect([ids.includes(off.id), ids.includes(withContact.id)]).toEqual([false, true]);
    expect((await ana.call('GET', '/ready-sentences/offered')).data.contact).toBe('+52 55 1234 5678');
    const [eva, leo] = [await hire(silent, 'admin', 'Eva'), await hire(silent, 'advisor', 'Leo')];
    await eva.stepUp();
    const before = (await offered(leo)).length;
    await eva.call('POST', '/ready-sentences', { ...facts, textEs: 'Escribe a {contact}.' });
    expect(await offered(leo)).toHaveLength(before);
  });

  test('a change of an unknown sentence is refused, and the log names what was changed', async () => {
    expect((await change(iris, { ...(await add()), id: 'x' }, 1)).code).toBe('not_found_error');
    const sentence = await add({ nameEs: 'La del registro' });
    await change(luz, sentence, 1, { nameEs: 'La del registro' });
    const entries = await server.query(
      `select kind, details from staff_audit where details ->> 'sentence' = 'La del registro' order by id`,
    );
    expect(entries).toMatchObject([
      { kind: 'addSentence', details: { sentenceId: sentence.id } },
      { kind: 'changeSentence', details: { sentenceId: sentence.id, version: 2 } },
    ]);
  });
});

test('variables are filled in, and what isn’t known goes with the comma before it', () => {
  const text = 'Hola, {firstName}. Tu solicitud es {reference}.';
  expect(fillSentence(text, { firstName: 'Ana $1', reference: '2082-0406' })).toBe(
    'Hola, Ana $1. Tu solicitud es 2082-0406.',
  );
  expect(fillSentence(text, { firstName: '', reference: '2082-0406' })).toBe('Hola. Tu solicitud es 2082-0406.');
});

test.each([
  ['{firstName}, vuelve a tomar {document}.', 'Ana, vuelve a tomar INE.', 'Vuelve a tomar INE.'],
  ['{firstName}, ¿puedes verla?', 'Ana, ¿puedes verla?', '¿Puedes verla?'],
  ['¡{firstName}, gracias!', '¡Ana, gracias!', '¡Gracias!'],
  ['¡Hola! {firstName}, falta {document}.', '¡Hola! Ana, falta INE.', '¡Hola! Falta INE.'],
  ['{firstName}, {document} no se lee.', 'Ana, INE no se lee.', 'INE no se lee.'],
])('a sentence that begins with a name begins without it if the name isn’t known: %s', (text, known, unknown) => {
  expect(fillSentence(text, { firstName: 'Ana', document: 'INE' })).toBe(known);
  expect(fillSentence(text, { document: 'INE' })).toBe(unknown);
});

test.each([
  ['{firstName} {reference} {contact}', null],
  ['{{firstName}}', 'unbalanced_braces'],
  ['firstName}', 'unbalanced_braces'],
  ['{}', 'unknown_variable'],
  ['{ firstName }', 'unknown_variable'],
])('the braces of %s are judged', (text, fault) => {
  expect(faultOfBraces('answer', text)).toBe(fault);
});

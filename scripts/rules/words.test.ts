import { expect, test } from 'vitest';
import { isTest, modules, readText } from './repository.ts';

const vocabulary = readText('docs/vocabulary.md');
// The law's own wording.
const notOurs = ['server/notifications/emails/task-texts.ts'];
const quoted = [...readText('docs/quoted-texts.md').matchAll(/(?<=\| )`(.+?)`(?= )/g)].map(([, text = '']) => text);

test.each([
  {
    table: 'What drivers read',
    rooms:
      /^(web\/src\/(applicant|ui|lib)\/|contract\/words\/(?!jobs)|server\/(notifications\/emails|appointments\/invitation|staff\/privacy\/archive)\/)/,
    used: ['solicitud', 'earnings'],
  },
  {
    table: 'What staff read',
    rooms: /^(web\/src\/staff|contract\/words\/jobs\.ts|server\/staff\/account-mails)/,
    used: ['solicitud', 'video call'],
  },
])('$table: no text uses a word that was given up', ({ table, rooms, used }) => {
  const givenUp = readGivenUp(table);
  const files = modules.filter((file) => rooms.test(file) && !isTest(file) && !file.includes('/testing/'));
  const texts = files.filter((file) => !notOurs.includes(file)).flatMap(textsIn);
  const found = (words: readonly string[], from: readonly Text[]) =>
    from.flatMap(({ file, text }) =>
      words.filter((word) => uses(word, text)).map((word) => `${file}: ${word}: ${text}`),
    );

  expect(givenUp.length, 'the table is read').toBeGreaterThan(25);
  for (const word of used) expect(found([word], texts).length, `the texts with ${word} are read`).toBeGreaterThan(20);
  for (const word of givenUp) {
    const planted = { file: 'planted.ts', text: `Aquí, ${word.replace('…', 'as').toUpperCase()}. Here` };
    expect(found(givenUp, [planted]), `${word} is refused when it comes back`).not.toEqual([]);
  }
  expect(found(givenUp, texts)).toEqual([]);
});

test('texts are found in quotes and in nested templates, without what is no text', () => {
  const source = [
    "const a = 'one'; // 'not this'",
    '/** `nor this` */',
    'const b = `two $' + "{n === 1 ? 'three' : `four $" + '{say({ n })} five`} six $7`;',
  ].join('\n');
  expect(literalsOf(source).sort()).toEqual(['four … five', 'one', 'three', 'two … six $7']);
  expect(uses('regres…', 'Ya regresó')).toBe(true);
  expect(uses('cita', 'Solicita otra')).toBe(false);
  expect(readGivenUp('What drivers read')).not.toContain('imagen');
});

interface Text {
  file: string;
  text: string;
}

/** The words of a table's column "not", without those that only name something else. */
function readGivenUp(table: string): string[] {
  const [, section = ''] = vocabulary.split(`\n## ${table}\n`);
  const rows = section.split('\n## ')[0]?.match(/^\|.*\|$/gm) ?? [];
  const words = rows.slice(2).flatMap(
    (row) =>
      row
        .split('|')
        .at(-2)
        ?.split(/,(?![^(]*\))/) ?? [],
  );
  return [...new Set(words.map((word) => word.trim()))].filter((word) => word && !word.includes('('));
}

function uses(word: string, text: string): boolean {
  const whole = word.endsWith('…') ? word.slice(0, -1) : `${word}(?!\\p{L})`;
  return new RegExp(`(?<!\\p{L})${whole}`, 'iu').test(text);
}

/** What people read in a file: texts have a space, a capital letter or an accent, which codes have not; a call is no text. */
function textsIn(file: string): Text[] {
  return literalsOf(readText(file))
    .filter((text) => /[\sA-ZÁÉÍÓÚáéíóúñ¿¡]/.test(text) && !/^[A-Z]+ \//.test(text))
    .map((text) => ({ file, text: quoted.reduce((rest, item) => rest.replace(item, ''), text) }));
}

/** The strings of a module. `…` stands for what a template inserts, whose own strings are listed apart. */
function literalsOf(source: string): string[] {
  return takeApart(source).literals;
}

/** A module's strings, and its code without them, without comments and imports. What templates insert is code, too. */
function takeApart(source: string): { literals: string[]; code: string } {
  const literals: string[] = [];
  const inserted: string[] = [];
  const take = (pattern: RegExp, into: string) => (code: string) =>
    code.replaceAll(pattern, (literal) => {
      literals.push(literal.slice(1, -1));
      return into;
    });
  let code = source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$|^import .*$/gm, '');
  code = take(/'(?:[^'\\\n]|\\.)*'/g, '0')(code);
  // From the innermost template outwards: once its own templates are taken, an insertion holds none.
  for (let before = ''; before !== code; ) {
    before = code;
    const outer = code.replaceAll(/\$\{(?:[^{}`]|\{[^{}`]*\})*\}/g, (insertion) => {
      inserted.push(insertion.slice(2, -1));
      return '…';
    });
    code = take(/`(?:[^`$\\\n]|\\.|\$(?!\{))*`/g, '0')(outer);
  }
  return { literals, code: [code, ...inserted].join('\n') };
}

test('no name is just `one`, and none calls a document a paper or notifying telling', () => {
  const wrong =
    'const one = paperOf(papers); for (const told of all) tellNobody(...told); `$' + '{one}`; const Told = { paper };';
  expect(oldNames(wrong)).toEqual('one paperOf papers told tellNobody told Told paper one'.split(' '));
  expect(oldNames('list.sort((one, other) => one.at - other.at)')).toEqual(['one', 'one']);
  const right = "plural('en', n, { one: 'row', other: 'rows' }); calls.tellNow; const { told: notice } = row; row.told";
  expect(oldNames(right)).toEqual([]);

  const named = modules
    .map((file) => ({ file, names: oldNames(readText(file)) }))
    .filter(({ names }) => names.length > 0);
  expect(named.filter(({ file }) => !(file in otherwise))).toEqual([]);
  expect(named.map(({ file }) => file)).toEqual(expect.arrayContaining(Object.keys(otherwise)));
});

/** Where these words are right. */
const otherwise: Record<string, string> = {
  'server/core/database/installation-store.ts': 'a column of a table with a single row',
  'server/media/tables.ts': 'a column of a table with a single row',
  'server/staff/digest/texts.ts': 'the form of a word after the number one',
  'web/src/lib/camera/look.test.ts': 'how light the sheet before the camera is',
  'web/src/lib/files/photos-to-pdf.ts': 'the size of a sheet',
};
/** Calls, whose names are in the audit log. */
const callNames = ['reviewPaper', 'askForPaper', 'givePaper', 'tellNow', 'messageTold'];

/** Keys keep the words of the wire and of columns, and beside `other` stands the form of a word, so only other names count. */
const refusedNames =
  /(?<![\w$-]|[\w)\]?!]\.)(?:one(?!(?:: ?\w+)?[,;]\s*other\b)|(?:told|papers?)(?!\??:)|(?<=\()(?:one|told|papers?)|\w*Told|tell[A-Z]\w*|\w*Papers?\w*|papers?[A-Z]\w*)(?![\w$-])/g;

function oldNames(source: string): string[] {
  const code = takeApart(source)
    .code.replaceAll(/`[^`]*`|"[^"\n]*"/g, '0')
    .replaceAll(/(?<=[(,=:[!&|?{};>]\s*)\/(?![/*])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\//g, '0');
  return (code.match(refusedNames) ?? []).filter((name) => !callNames.includes(name));
}

test('a quoted text stands where the list says, or has a reason why not', () => {
  const rows = readList();
  expect(rows.length, 'the list is read').toBeGreaterThan(50);
  expect(stands({ text: 'Nobody ever wrote this', file: 'contract/errors.ts', note: '' }), 'a missing text').toBe(
    false,
  );
  expect(stands({ text: 'Not anywhere', file: '', note: '' }), 'a text left out without a reason').toBe(false);
  expect(rows.filter((row) => !stands(row))).toEqual([]);
});

interface Row {
  text: string;
  file: string;
  note: string;
}

function stands({ text, file, note }: Row): boolean {
  if (!file) return note.length > 0;
  const parts = text.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`['\`][^'\`]*?${parts.join('\\$\\{[^}]*\\}')}`).test(readText(file));
}

function readList(): Row[] {
  const list = readText('docs/quoted-texts.md');
  const cells = [...list.matchAll(/^\| \d \| `(.+?)` \|(?: `(.+?)`)? +\|(?: `(.+?)`)? +\| (.*?) ?\|$/gm)];
  return cells.map(([, quoted = '', mended, file = '', note = '']) => ({ text: mended ?? quoted, file, note }));
}

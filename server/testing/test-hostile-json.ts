import { crc32 } from 'node:zlib';

/** What attackers put in the place of a value. */
// JSON as it is sent, since much of it has no other way of being written.
export const objects = [
  '{}',
  '{"length":{"toString":1,"valueOf":1}}',
  '{"length":5,"0":"a","toString":"x"}',
  '{"toString":null,"valueOf":null}',
  '{"toJSON":"x","then":{}}',
  '{"constructor":"x","hasOwnProperty":1}',
  '{"size":{"toString":0}}',
];
export const forbiddenKeys = [
  '{"__proto__":{"length":1}}',
  '{"constructor":{"prototype":{"length":1}}}',
  '{"prototype":[]}',
];
export const lists = ['[]', '[[]]', '[{"toString":1}]', `${'['.repeat(25_000)}${']'.repeat(25_000)}`];
export const numbers = ['1e999', '-1e999', '-0', '1e308', '9007199254740993', '0.1', '-1'];
export const texts = [
  ...['', ' ', '\u0000', 'a\u0000b', '\u202eabc', '\u200b\u200f', '__proto__', 'constructor', 'toString'],
  ...["' OR 1=1 --", '<script>alert(1)</script>', '{{7*7}}', '%00', '../../etc/passwd', '٣٤٥٦٧٨٩٠', 'é'.repeat(300)],
].map((text) => JSON.stringify(text));
const halves = ['"\\ud800"', '"a\\udfffb"', `"${'x'.repeat(60_000)}"`];
const others = ['null', 'true', 'false'];
export const everything = [...forbiddenKeys, ...lists, ...numbers, ...texts, ...halves, ...others];

/** About one in `oneIn` of the values, at least one, always the same ones for a `key`: a test that is repeated sends the same. */
export function sampleOf<Value>(values: Value[], key: string, oneIn: number): Value[] {
  const sample = values.filter((_, place) => crc32(`${key} ${place}`) % oneIn === 0);
  return sample.length > 0 ? sample : values.slice(0, 1);
}

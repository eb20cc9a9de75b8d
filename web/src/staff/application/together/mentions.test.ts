import { expect, test } from 'vitest';
import { colleaguesLike, mentionedIn, typedMention } from './mentions.ts';

const people = ['Ana', 'Ana López', 'Íñigo Ruiz', 'Eva'].map((name) => ({ id: name, name }));
const mentioned = (text: string) => mentionedIn(text, people).map(({ name }) => name);

test('a note mentions colleagues by @ and their whole name; other words stay text', () => {
  expect(mentioned('@Eva ¿puedes? (@Íñigo Ruiz)')).toEqual(['Íñigo Ruiz', 'Eva']);
  expect(mentioned('@nadie, eva@example.com, @Evaristo, @Íñigo')).toEqual([]);
});

test('a longer name does not mention whoever has a shorter one', () => {
  expect(mentioned('@Ana López')).toEqual(['Ana López']);
  expect(mentioned('@Ana López y @Ana')).toEqual(['Ana', 'Ana López']);
});

test('colleagues are offered while a name is typed after @, without accents, by any of their names', () => {
  expect(typedMention('Hola @in', 8)).toEqual({ from: 6, query: 'in' });
  expect(typedMention('eva@ex', 6)).toBeNull();
  expect(typedMention('Hola @in', 4)).toBeNull();
  expect(colleaguesLike('in', people).map(({ name }) => name)).toEqual(['Íñigo Ruiz']);
  expect(colleaguesLike('lop', people).map(({ name }) => name)).toEqual(['Ana López']);
});

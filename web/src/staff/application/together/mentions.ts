import type { Person } from '@volante/contract/staff/roles.ts';

/** Whom a note mentions: `@` and a whole name. Other words with `@` stay text. */
export function mentionedIn(text: string, people: readonly Person[]): Person[] {
  // The longest name first, so that "@Ana López" doesn't mention another Ana.
  const names = [...new Set(people.map(({ name }) => name))].sort((a, b) => b.length - a.length);
  const found = new Set<string>();
  let rest = text;
  for (const name of names) {
    const parts = rest.split(`@${name}`);
    const isWhole = parts.slice(1).some((after) => !startsInWord.test(after));
    if (isWhole) found.add(name);
    // What was a name can't be a shorter one, too.
    rest = parts.reduce((before, after) => before + (startsInWord.test(after) ? `@${name}${after}` : `\n${after}`));
  }
  return people.filter(({ name }) => found.has(name));
}

const startsInWord = /^[\p{L}\p{N}]/u;

/** What is typed after an `@` that ends at the caret, and where it begins; null if none is being typed. */
export function typedMention(text: string, caret: number): { from: number; query: string } | null {
  const found = /(?:^|[\s(])@([\p{L}\p{N}'-]{0,30})$/u.exec(text.slice(0, caret));
  return found ? { from: caret - (found[1] as string).length, query: found[1] as string } : null;
}

/** Colleagues one of whose names begins like that. */
export function colleaguesLike(query: string, people: readonly Person[], most = 6): Person[] {
  const wanted = plain(query);
  return people
    .filter(({ name }) =>
      plain(name)
        .split(' ')
        .some((word) => word.startsWith(wanted)),
    )
    .slice(0, most);
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

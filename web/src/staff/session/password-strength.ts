import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';
import * as spanish from '@zxcvbn-ts/language-es-es';

/** From 0 (guessed at once) to 4. The server accepts 3 and 4. */
export function strengthOf(password: string, known: readonly string[]): number {
  const parts = known.flatMap((one) => [one, ...one.split(/[\s@.]+/)]).filter((part) => part.length > 2);
  return judge.check(password, [...parts, 'volante']).score;
}

const judge = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary, ...spanish.dictionary },
  graphs: common.adjacencyGraphs,
});

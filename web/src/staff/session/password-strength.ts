import { easyParts, judgedBy } from '@volante/contract/staff/password-strength.ts';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';
import * as spanish from '@zxcvbn-ts/language-es-es';

/** From 0 (guessed at once) to 4. The server accepts 3 and 4. */
export function strengthOf(password: string, known: readonly string[]): number {
  return judge.check(password, easyParts(known)).score;
}

const judge = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary, ...spanish.dictionary },
  graphs: common.adjacencyGraphs,
  ...judgedBy,
});

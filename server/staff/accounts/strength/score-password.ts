// Runs in a thread of its own: judges passwords. Loading the dictionaries alone takes half a second.
import { easyParts, judgedBy } from '@volante/contract/staff/password-strength.ts';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';
import * as spanish from '@zxcvbn-ts/language-es-es';
import { serveThread } from '../../../core/thread/serve-thread.ts';

export interface NewPassword {
  password: string;
  /** Texts known about the person, such as their name. */
  known: readonly string[];
}

await serveThread(async () => {
  const dictionary = { ...common.dictionary, ...english.dictionary, ...spanish.dictionary };
  const judge = new ZxcvbnFactory({ dictionary, graphs: common.adjacencyGraphs, ...judgedBy });
  return ({ password, known }: NewPassword): number => judge.check(password, easyParts(known)).score;
});

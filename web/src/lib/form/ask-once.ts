import { useMemo, useState } from 'react';
import { CallError } from '../call/call-error.ts';

/** A value that may be right but is more often a typo. `code` names the question. */
export interface Doubt {
  path: string;
  code: DoubtCode;
  value: string;
}

type DoubtCode = `${string}_doubtful`;

/** Whether a code asks about a value instead of refusing it. A question is never shown as an error. */
export function isDoubt(code: string): code is DoubtCode {
  return code.endsWith('_doubtful');
}

export interface AskOnce {
  /**
   * Called before sending. Fails with the questions that were not asked before, so that they are shown at their fields;
   * the next submit accepts the values.
   */
  ask(doubts: readonly Doubt[]): void;
  /** The person was already asked and said that the value is right. */
  keep(doubt: Doubt): void;
}

/** Questions about typed values: each is asked once per value, and none prevents sending. */
export function useAskOnce(): AskOnce {
  const [asked] = useState(() => new Set<string>());
  return useMemo(
    () => ({
      ask(doubts) {
        const open = doubts.filter((doubt) => !asked.has(nameOf(doubt)));
        if (open.length === 0) return;
        for (const doubt of open) asked.add(nameOf(doubt));
        const errors = open.map(({ path, code }) => ({ path, code, message: '' }));
        throw new CallError({ kind: 'unprocessable_error', errors });
      },
      keep: (doubt) => void asked.add(nameOf(doubt)),
    }),
    [asked],
  );
}

const nameOf = ({ path, code, value }: Doubt) => JSON.stringify([path, code, value]);

import { here } from '../../lib/here.ts';

/** Opens the list of documents on a phone that takes one after another. */
export const allDocuments = { all: '1' } as const;

/** The parameters that keep such a phone in its row of documents; undefined on any other device. */
export function rowOfDocuments(): Record<string, string> | undefined {
  const { searchParams } = here();
  return searchParams.get('handoff') === '1' && searchParams.get('all') === '1'
    ? { handoff: '1', ...allDocuments }
    : undefined;
}

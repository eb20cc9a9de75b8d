import type { CountryCode } from '@volante/contract/countries/country.ts';
import type { Ledger } from '@volante/contract/staff/ledger/ledger.ts';
import type { Why, WhyCode } from '@volante/contract/staff/queue-row.ts';
import { isReadable } from '../../documents/readings/problems.ts';
import type { PaperSource } from './sources-store.ts';

/** The papers that couldn't be compared, and why, including kinds that the ledger never uses. */
export function listNotRead(papers: readonly PaperSource[], country: CountryCode): Ledger['notRead'] {
  return papers.flatMap((paper) => {
    const because = reasonOf(paper, country);
    return because ? [{ type: paper.type, because }] : [];
  });
}

function reasonOf({ type, reading }: PaperSource, country: CountryCode): Why | null {
  if (!isReadable(type, country)) return pictures.has(type) ? null : why('no_reader');
  if (!reading) return why('reading_waits');
  // Its date alone compares with nothing.
  if (Object.keys(reading.fields).some((field) => field !== 'newestDate')) return null;
  const flaws = reading.problems.filter((one) => photoFlaws.has(one));
  return flaws.length > 0 ? why('photo_unclear', { problems: flaws }) : why('nothing_read');
}

// They contain no text.
const pictures = new Set<PaperSource['type']>(['selfie_photo', 'garage_photo']);
const photoFlaws = new Set<string>(['dark', 'blurred', 'cut', 'glare', 'small']);

function why(code: WhyCode, params: Record<string, unknown> = {}): Why {
  return { code, params };
}

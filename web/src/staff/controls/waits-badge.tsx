import type { WaitsFor } from '@volante/contract/staff/queue-row.ts';
import { useText } from '../../lib/text.ts';
import { Tag, type TagTone } from '../../ui/tag.tsx';
import { waitsForWords } from '../words/stage-words.ts';

/** Whom an application waits for. */
export function WaitsBadge({ waitsFor }: { waitsFor: WaitsFor }) {
  return <Tag tone={tones[waitsFor]}>{useText(waitsForWords)[waitsFor]}</Tag>;
}

const tones: Record<WaitsFor, TagTone> = {
  nobody: 'neutral',
  second_person: 'need',
  report: 'need',
  decision: 'need',
  check: 'need',
  review: 'need',
  outside: 'neutral',
  visit: 'ok',
  driver: 'neutral',
};

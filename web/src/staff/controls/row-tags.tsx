import type { Flag, WaitsFor } from '@volante/contract/staff/queue-row.ts';
import { useText } from '../../lib/text.ts';
import { Tag, type TagTone } from '../../ui/tag.tsx';
import { flagWords, waitsForWords } from '../words/stage-words.ts';

/** The flags of an application, most severe first. */
export function FlagList({ flags }: { flags: readonly Flag[] }) {
  const words = useText(flagWords);
  if (flags.length === 0) return null;
  const sorted = [...flags].sort((a, b) => graves.indexOf(a.severity) - graves.indexOf(b.severity));
  return (
    <ul className="flex flex-wrap gap-1">
      {sorted.map(({ code, severity }) => (
        <li key={code}>
          <Tag tone={severityTones[severity]}>{words[code]}</Tag>
        </li>
      ))}
    </ul>
  );
}

const graves = ['alarm', 'warn', 'info'] as const;
const severityTones = { alarm: 'bad', warn: 'need', info: 'neutral' } as const;

/** Whom an application waits for; one that is closed without decision waits for nobody, either. */
export function WaitsBadge({ waitsFor, closed = null }: { waitsFor: WaitsFor; closed?: unknown }) {
  const words = useText(waitsForWords);
  return (
    <Tag tone={whomTones[waitsFor]}>
      {closed ? words.closed : waitsFor === 'nobody' ? words.decided : words[waitsFor]}
    </Tag>
  );
}

const whomTones: Record<WaitsFor, TagTone> = {
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

import type { Flag } from '@volante/contract/staff/queue-row.ts';
import { useText } from '../../lib/text.ts';
import { Tag } from '../../ui/tag.tsx';
import { flagWords } from '../words/stage-words.ts';

/** The flags of an application, most severe first. */
export function FlagList({ flags }: { flags: readonly Flag[] }) {
  const words = useText(flagWords);
  if (flags.length === 0) return null;
  const sorted = [...flags].sort((a, b) => graves.indexOf(a.severity) - graves.indexOf(b.severity));
  return (
    <ul className="flex flex-wrap gap-1">
      {sorted.map(({ code, severity }) => (
        <li key={code}>
          <Tag tone={tones[severity]}>{words[code]}</Tag>
        </li>
      ))}
    </ul>
  );
}

const graves = ['alarm', 'warn', 'info'] as const;
const tones = { alarm: 'bad', warn: 'need', info: 'neutral' } as const;

import type { Row } from '@volante/contract/staff/queue-row.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { FlagList, WaitsBadge } from '../controls/row-tags.tsx';
import { useMe } from '../session/session.ts';
import { showAge } from '../words/moments.ts';
import { stageWords } from '../words/stage-words.ts';
import { whyText } from '../words/why-words.ts';
import { RowLink } from './row-table.tsx';
import { queueTexts } from './texts.ts';

/** The rows on a phone. Each card shows why its application waits, since there is no hover. */
export function RowCards({ rows }: { rows: readonly Row[] }) {
  const t = useText(queueTexts);
  const stages = useText(stageWords);
  const language = useLanguage();
  const { account } = useMe();
  return (
    <ul className="grid grid-cols-1 gap-2">
      {rows.map((row) => (
        <li
          key={row.applicationId}
          data-row-of={row.applicationId}
          className="relative min-w-0 rounded-card border border-line bg-card px-4 py-3 text-small focus-within:bg-brand-soft"
        >
          <div className="flex items-start justify-between gap-3">
            <h2 className="min-w-0 text-base font-bold [&_a]:line-clamp-2 [&_a]:whitespace-normal [&_a]:after:absolute [&_a]:after:inset-0">
              <RowLink row={row} name={row.name || t.unnamed} />
            </h2>
            <WaitsBadge waitsFor={row.waitsFor} />
          </div>
          <p className="text-ink-2">
            <span translate="no" className="font-mono">
              {row.reference}
            </span>{' '}
            · {stages[row.stage]} · <span translate="no">{showAge(row.waitingSince)}</span>
          </p>
          <p className="mt-1">{row.because.map((one) => whyText(one, language, row.zone)).join(' ')}</p>
          {row.assignee && (
            <p className="mt-1 text-ink-2">
              {t.assignee}: <span translate="no">{row.assignee.id === account.id ? t.me : row.assignee.name}</span>
            </p>
          )}
          {row.flags.length > 0 && (
            <div className="mt-2">
              <FlagList flags={row.flags} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

import type { Row } from '@volante/contract/staff/queue-row.ts';
import { may } from '@volante/contract/staff/roles.ts';
import { countryWords } from '@volante/contract/words/countries.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { GiveTo } from '../application/assign.tsx';
import { ActLink } from '../controls/act-link.tsx';
import { DueTag } from '../controls/due-tag.tsx';
import { FlagList, WaitsBadge } from '../controls/row-tags.tsx';
import { useMe } from '../session/session.ts';
import { givenText, givenTexts } from '../words/given-words.ts';
import { showMoment, showMomentIn } from '../words/moments.ts';
import { stageWords } from '../words/stage-words.ts';
import { whyText } from '../words/why-words.ts';
import { queueTexts } from './texts.ts';
import { giveRow, toggleOwn } from './use-rows.ts';

interface PeekProps {
  row: Row;
  onClose(): void;
  onOpen(row: Row): void;
}

/** The list's data about an application, without opening it: no read is recorded. */
export function Peek({ row, onClose, onOpen }: PeekProps) {
  const t = useText(queueTexts);
  const stages = useText(stageWords);
  const given = useText(givenTexts);
  const language = useLanguage();
  const { account } = useMe();
  const isOwn = row.assignee?.id === account.id;
  // Advisors leave others' work alone.
  const mayGive = may(account, 'oversee');
  const facts: [string, string][] = [
    [t.columns.reference, row.reference],
    [t.country, countryWords[language][row.country]],
    [t.columns.stage, stages[row.stage]],
    [t.createdAt, showMoment(row.createdAt, language)],
    [t.updatedAt, showMoment(row.updatedAt, language)],
    ...(row.visitAt ? ([[t.visitAt, showMomentIn(row.zone, row.visitAt, language)]] as [string, string][]) : []),
    [t.assignee, row.assignee ? (isOwn ? t.me : row.assignee.name) : t.nobody],
    ...(row.given ? ([[given.label, givenText(row.given, language)]] as [string, string][]) : []),
  ];
  return (
    <Dialog look="side" title={row.name || t.unnamed} onClose={onClose}>
      <h3 className="text-small font-bold">{t.why}</h3>
      <div className="my-1.5">
        <WaitsBadge waitsFor={row.waitsFor} closed={row.closed} /> <DueTag answerBy={row.answerBy} />
      </div>
      <ul className="mb-4 text-small">
        {row.because.map((item) => (
          <li key={item.code}>{whyText(item, language, row.zone)}</li>
        ))}
      </ul>
      <FlagList flags={row.flags} />
      <dl className="my-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-small">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd translate="no" className="font-semibold">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <ActLink row={row} />
        <Button kind="outline" onClick={() => onOpen(row)}>
          {t.open}
        </Button>
        {(mayGive || !row.assignee || isOwn) && (
          <Button kind="outline" onClick={() => toggleOwn(row)}>
            {isOwn ? t.leave : t.take}
          </Button>
        )}
        {mayGive && <GiveTo country={row.country} assignee={row.assignee} onGive={(to) => giveRow(row, to)} />}
      </div>
    </Dialog>
  );
}

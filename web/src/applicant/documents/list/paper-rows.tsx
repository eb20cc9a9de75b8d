import type { DocumentView } from '@volante/contract/admission/application.ts';
import { byScreen, isMissing, documents as kinds } from '@volante/contract/documents/rules.ts';
import { sentBackWords } from '@volante/contract/words/documents.ts';
import { useText } from '../../../lib/text.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Tag, type TagTone } from '../../../ui/tag.tsx';
import { useDocumentName } from '../../application/document-names.ts';
import { useDoubtWords } from '../../application/doubts/use-doubt-words.ts';
import { ScreenLink } from '../../navigation/link.tsx';
import { givenToo, useUnderWay } from '../../sending/under-way.ts';
import { listTexts } from './list-texts.ts';

/** Documents with their states, a link for each screen: all statements are one. */
export function PaperRows({ documents }: { documents: readonly DocumentView[] }) {
  const nameOf = useDocumentName();
  return (
    <Card className="!py-1">
      <ul className="divide-y divide-line">
        {[...byScreen(documents)].map(
          ([screen, group]) =>
            group[0] && (
              <li key={screen}>
                <ScreenLink
                  to={`/documents/${screen}`}
                  className="-mx-2 flex min-h-[52px] items-center gap-2 rounded-input px-2 py-2 active:bg-brand-soft"
                >
                  <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
                    <span className="min-w-0 flex-[1_1_8rem] font-semibold">{nameOf(group[0].type)}</span>
                    <State group={group} />
                    <Reason group={group} />
                  </span>
                  <span className="text-ink-2">
                    <Icon name="next" size={16} />
                  </span>
                </ScreenLink>
              </li>
            ),
        )}
      </ul>
    </Card>
  );
}

function State({ group }: { group: readonly DocumentView[] }) {
  const t = useText(listTexts);
  const { types } = givenToo(useUnderWay());
  if (group.some(({ type }) => types.includes(type))) return <Tag tone="neutral">{t.states.uploading}</Tag>;
  const { state, given } = stateOf(group);
  const some = given > 0 && given < group.length && state !== 'rejected';
  return <Tag tone={tones[state]}>{some ? t.some(given, group.length) : t.states[state]}</Tag>;
}

/** Why it was sent back, or what could be mended about it. */
function Reason({ group }: { group: readonly DocumentView[] }) {
  const sentBack = useText(sentBackWords);
  const wordsOf = useDoubtWords();
  const rejected = group.find(({ status }) => status === 'rejected');
  const doubt = group.flatMap(({ doubts = [] }) => doubts)[0];
  if (!rejected) return doubt ? <span className="w-full text-small text-warn-ink">{wordsOf(doubt)}</span> : null;
  const { note, reason } = rejected;
  return (
    <span className="w-full text-small font-semibold text-bad-ink">
      {note ? `“${note}”` : sentBack(reason ?? 'other')}
    </span>
  );
}

type PaperState = 'missing' | 'open' | 'later' | 'sent' | 'approved' | 'rejected';

/** The combined state of a screen's documents, and how many of them were sent. */
function stateOf(group: readonly DocumentView[]): { state: PaperState; given: number } {
  const missing = group.filter((d) => isMissing(d) && !kinds[d.type].neverWaitsAlone);
  const given = group.length - group.filter(isMissing).length;
  if (group.some(({ status }) => status === 'rejected')) return { state: 'rejected', given };
  if (missing.length === 0)
    return { state: group.every(({ status }) => status === 'approved') ? 'approved' : 'sent', given: group.length };
  if (missing.some(({ required }) => required)) return { state: 'missing', given };
  return { state: missing.every(({ skipped }) => skipped) ? 'later' : 'open', given };
}

const tones: Record<PaperState, TagTone> = {
  missing: 'need',
  open: 'neutral',
  later: 'neutral',
  sent: 'ok',
  approved: 'ok',
  rejected: 'bad',
};

import { isWanted, waitingScreens } from '@volante/contract/admission/document-steps.ts';
import { nextDocumentScreen, nextScreen } from '@volante/contract/admission/next-screen.ts';
import { isSent } from '@volante/contract/admission/stages.ts';
import type { DocumentView } from '@volante/contract/application.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { byScreen, isMissing, isNeededForVisit, documents as kinds } from '@volante/contract/documents/rules.ts';
import { sentBackWords } from '@volante/contract/words/documents.ts';
import { useText } from '../../../lib/text.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { useWide } from '../../../lib/wide.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Tag, type TagTone } from '../../../ui/tag.tsx';
import { storeApplication, useApplication } from '../../application/application.ts';
import { call } from '../../application/call.ts';
import { ChatFiles } from '../../application/chat-files/chat-files.tsx';
import { useDocumentName } from '../../application/document-names.ts';
import { useDoubtWords } from '../../application/doubts/use-doubt-words.ts';
import { showFailure } from '../../application/failure.ts';
import { rowOfDocuments } from '../../hand-off/row-of-documents.ts';
import { Screen } from '../../layout/screen.tsx';
import { goTo } from '../../navigation/go.ts';
import { lazyPart } from '../../navigation/lazy-part.tsx';
import { ScreenButton, ScreenLink } from '../../navigation/link.tsx';
import { givenToo, toGoOn, useToGoOn, useUnderWay } from '../../sending/under-way.ts';
import { listTexts } from './list-texts.ts';

/** Keeps a phone opened by a computer's code in its row of documents. */
function inRow(): { query?: Record<string, string> } {
  const query = rowOfDocuments();
  return query ? { query } : {};
}

const AllDocuments = lazyPart(() => import('./all-documents.tsx'));

/** All documents with their states. They can be sent in any order, and all optional ones can be postponed together. */
export default function DocumentsList() {
  const request = useApplication();
  const t = useText(listTexts);
  const nameOf = useDocumentName();
  const documents = request.documentsAnalysis.documents.filter((d) => !kinds[d.type].record);
  const wantedTypes = new Set(
    [...byScreen(documents)].flatMap(([, group]) => (group.some(isWanted) ? group.map(({ type }) => type) : [])),
  );
  const required = documents.filter(({ type }) => wantedTypes.has(type));
  const optional = documents.filter(({ type }) => !wantedTypes.has(type));
  const given = useToGoOn(request);
  const waiting = waitingScreens(given);
  const wanted = waiting.filter((item) => item.documents.some(isWanted));
  const next = wanted[0] ?? waiting[0];
  const name = next?.documents[0] && nameOf(next.documents[0].type);
  const begun = given.documentsAnalysis.documents.some((d) => !kinds[d.type].record && d.mediaId !== null);
  const onlyOptional = waiting.length > 0 && wanted.length === 0;
  const forVisit = optional.some((d) => isNeededForVisit(d, countries[request.country]));
  const screens = byScreen(wanted.length > 0 ? required : documents).size;
  const open = (wanted.length > 0 ? wanted : waiting).length;
  const wide = useWide();
  const back = waiting.filter((item) => item.documents.some(({ status }) => status === 'rejected'));
  const sent = isSent(request.status);
  const coming = givenToo(useUnderWay()).types;
  const lead = () => {
    if (back.length > 0) return t.leads.back(back.length);
    if (onlyOptional) return t.leads.optional(required.filter(({ type }) => coming.includes(type)).length);
    return wanted.length > 0 ? t.leads.wanted(wanted.length, !sent) : t.leads.none(coming.length);
  };
  return (
    <Screen
      title={t.title}
      lead={lead()}
      step="documents"
      stepShare={(screens - open) / Math.max(1, screens)}
      back
      action={
        <ScreenButton to={next?.screen ?? nextScreen(given)} {...inRow()}>
          {name ? (begun ? t.goOnWith(name) : t.start(name)) : t.goOn}
        </ScreenButton>
      }
      below={onlyOptional ? <RestLater /> : undefined}
      beside={{ column: waiting.length > 1, content: wide && waiting.length > 1 && <AllDocuments /> }}
    >
      <ChatFiles />
      {required.length > 0 && (
        <section className="mb-5">
          <h2 className="mb-2 text-big font-extrabold">{sent ? t.beforeCall : t.required}</h2>
          <DocumentRows documents={required} />
        </section>
      )}
      {optional.length > 0 && (
        <section className="mb-3">
          <h2 className="text-big font-extrabold">{forVisit ? t.beforeCall : t.optional}</h2>
          {forVisit && <p className="text-small text-ink-2">{t.forVisit}</p>}
          <div className="mt-2">
            <DocumentRows documents={optional} />
          </div>
        </section>
      )}
    </Screen>
  );
}

/** Postpones all optional documents at once; the server remembers it. */
function RestLater() {
  const { id } = useApplication();
  const t = useText(listTexts);
  const [busy, run] = useBusy(showFailure);
  const skip = () =>
    run(async () => {
      const updated = await call('POST /public/admission/requests/{id}/documents/skip', { params: { id } });
      storeApplication(updated);
      await goTo(nextDocumentScreen(toGoOn(updated)));
    });
  return (
    <Button kind="text" onClick={skip} busy={busy}>
      {t.restLater}
    </Button>
  );
}

/** Documents with their states, a link for each screen: all statements are one. */
function DocumentRows({ documents }: { documents: readonly DocumentView[] }) {
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
                  {...inRow()}
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
  const { country, openOnPhone } = useApplication();
  const { types } = givenToo(useUnderWay());
  if (group.some(({ type }) => types.includes(type))) return <Tag tone="neutral">{t.states.uploading}</Tag>;
  if (group.some(({ type }) => type === openOnPhone) && !rowOfDocuments())
    return <Tag tone="need">{t.states.onPhone}</Tag>;
  const { state: own, given } = stateOf(group);
  // What the call needs isn't optional.
  const state = own === 'open' && group.some((d) => isNeededForVisit(d, countries[country])) ? 'later' : own;
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

type DocumentState = 'missing' | 'open' | 'later' | 'sent' | 'approved' | 'rejected';

/** The combined state of a screen's documents, and how many of them were sent. */
function stateOf(group: readonly DocumentView[]): { state: DocumentState; given: number } {
  const missing = group.filter((d) => isMissing(d) && !kinds[d.type].neverWaitsAlone);
  const given = group.length - group.filter(isMissing).length;
  if (group.some(({ status }) => status === 'rejected')) return { state: 'rejected', given };
  if (missing.length === 0)
    return { state: group.every(({ status }) => status === 'approved') ? 'approved' : 'sent', given: group.length };
  if (missing.some(({ required }) => required)) return { state: 'missing', given };
  return { state: missing.every(({ skipped }) => skipped) ? 'later' : 'open', given };
}

const tones: Record<DocumentState, TagTone> = {
  missing: 'need',
  open: 'neutral',
  later: 'neutral',
  sent: 'ok',
  approved: 'ok',
  rejected: 'bad',
};

import { nextDocumentScreen, nextScreen } from '@volante/contract/admission/next-screen.ts';
import { isWanted, waitingScreens } from '@volante/contract/admission/papers.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { byScreen, isNeededForVisit, documents as kinds } from '@volante/contract/documents/rules.ts';
import { useText } from '../../../lib/text.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { Button } from '../../../ui/button.tsx';
import { storeApplication, useApplication } from '../../application/application.ts';
import { call } from '../../application/call.ts';
import { useDocumentName } from '../../application/document-names.ts';
import { showFailure } from '../../application/failure.ts';
import { Screen } from '../../layout/screen.tsx';
import { goTo } from '../../navigation/go.ts';
import { ScreenButton } from '../../navigation/link.tsx';
import { givenToo, toGoOn, useToGoOn, useUnderWay } from '../../sending/under-way.ts';
import { listTexts } from './list-texts.ts';
import { PaperRows } from './paper-rows.tsx';

/** All documents with their states. They can be sent in any order, and all optional ones can be postponed together. */
export default function PapersList() {
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
  const wanted = waiting.filter((one) => one.documents.some(isWanted));
  const next = wanted[0] ?? waiting[0];
  const name = next?.documents[0] && nameOf(next.documents[0].type);
  const begun = given.documentsAnalysis.documents.some((d) => !kinds[d.type].record && d.mediaId !== null);
  const onlyOptional = waiting.length > 0 && wanted.length === 0;
  const forVisit = optional.some((d) => isNeededForVisit(d, countries[request.country]));
  const screens = byScreen(documents).size;
  const back = waiting.filter((one) => one.documents.some(({ status }) => status === 'rejected'));
  const coming = givenToo(useUnderWay()).types;
  const lead = () => {
    if (back.length > 0) return t.leads.back(back.length);
    if (onlyOptional) return t.leads.optional(required.filter(({ type }) => coming.includes(type)).length);
    return wanted.length > 0 ? t.leads.wanted(wanted.length) : t.leads.none(coming.length);
  };
  return (
    <Screen
      title={t.title}
      lead={lead()}
      step="documents"
      stepShare={(screens - waiting.length) / Math.max(1, screens)}
      back
      action={
        <ScreenButton to={next?.screen ?? nextScreen(given)}>
          {name ? (begun ? t.goOnWith(name) : t.start(name)) : t.goOn}
        </ScreenButton>
      }
      below={onlyOptional ? <RestLater /> : undefined}
    >
      {required.length > 0 && (
        <section className="mb-5">
          <h2 className="mb-2 text-big font-extrabold">{t.required}</h2>
          <PaperRows documents={required} />
        </section>
      )}
      {optional.length > 0 && (
        <section className="mb-3">
          <h2 className="text-big font-extrabold">{t.optional}</h2>
          {forVisit && <p className="text-small text-ink-2">{t.forVisit}</p>}
          <div className="mt-2">
            <PaperRows documents={optional} />
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

import type { DocumentView } from '@volante/contract/application.ts';
import { isMissing, isStatement, statementScreen } from '@volante/contract/documents/rules.ts';
import { documentNames } from '@volante/contract/words/documents.ts';
import { useState } from 'react';
import { acceptOf } from '../../../lib/files/file-kind.ts';
import { formatMonth, joinNames } from '../../../lib/format.ts';
import { type Language, useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { FilePicker } from '../../../ui/files/file-picker.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useApplication } from '../../application/application.ts';
import { DoubtNotice } from '../../application/doubts/doubt-notice.tsx';
import { DocumentHandedOff } from '../../hand-off/lazy-parts.tsx';
import { Screen } from '../../layout/screen.tsx';
import { shortenName } from '../../uploads/shorten-name.ts';
import { ExampleButton } from '../document/example.tsx';
import { BelowLine } from '../later.tsx';
import { FileHandOff } from '../lazy-parts.tsx';
import { usePlace } from '../place.ts';
import { goOnFrom, useGoOn } from '../sending/use-go-on.ts';
import { waits } from '../slots/slot.ts';
import { SlotCard } from '../slots/slot-card.tsx';
import { type Slots, useSlots } from '../slots/slots.ts';
import { documentTexts } from '../texts.ts';
import { monthName, shareOut } from './month.ts';
import { type MonthPlace, monthsOf } from './month-places.ts';
import { StatedMonth, statedMonths } from './stated-month.tsx';
import { statementTexts } from './statement-texts.ts';

/** The bank statements: one slot per month, newest first; several files chosen at once are assigned to their months. */
export default function Statements() {
  const t = useText(documentTexts);
  const s = useText(statementTexts);
  const title = useText(documentNames)[statementScreen];
  const language = useLanguage();
  const request = useApplication();
  const documents = request.documentsAnalysis.documents.filter((d) => isStatement(d.type));
  const place = usePlace(statementScreen);
  const types = documents.map((d) => d.type);
  const slots = useSlots(types);
  const { goOn, waiting, done } = useGoOn(slots, types);
  const months = monthsOf(documents, slots.of);
  const nameOf = (type: string) => monthName(months.find((place) => place.type === type)?.month ?? '', language);
  const isFree = (d: DocumentView) => isMissing(d) && !waits(slots.of(d.type));
  const free = months.filter(({ type }) => documents.some((d) => d.type === type && isFree(d)));
  const complete = documents.every((d) => !isMissing(d));

  const { chooseSeveral, shared, reading } = useShareOut(months, free, slots);
  if (done) return <DocumentHandedOff onStay={() => goOnFrom()} />;

  const several = {
    accept: acceptOf(['pdf', 'jpeg', 'png']),
    multiple: free.length > 1,
    onFiles: (files: File[]) => void chooseSeveral(files),
    disabled: slots.preparing || reading,
  };
  const severalText =
    free.length > 1 ? s.several(free.length) : free[0] && s.single(formatMonth(free[0].month, language));
  return (
    <Screen
      title={title}
      lead={s.lead(documents.length)}
      {...place}
      back
      action={
        slots.chosen || complete ? (
          <Button onClick={goOn} busy={waiting || slots.preparing}>
            {t.send}
          </Button>
        ) : (
          <FilePicker {...several} icon={<Icon name="file" />}>
            {severalText}
          </FilePicker>
        )
      }
      below={<BelowLine>{free.length > 0 && <p className="min-h-5">{s.still(free.length)}</p>}</BelowLine>}
      beside={{
        column: !complete,
        content: (
          <FileHandOff
            types={types}
            path={`/documents/${statementScreen}`}
            onArrived={() => goOnFrom()}
            offered={!slots.chosen && !complete}
          />
        ),
      }}
    >
      <div className="grid grid-cols-1 gap-3">
        {slots.chosen && free.length > 1 && (
          <FilePicker {...several} kind="outline" icon={<Icon name="file" />}>
            {severalText}
          </FilePicker>
        )}
        {reading && (
          <Notice tone="info" live>
            {t.preparing}
          </Notice>
        )}
        {shared && slots.chosen && (
          <Notice tone={shared.left.length > 0 ? 'warn' : 'info'} live>
            {shared.left.length > 0 ? s.full(namesOf(shared.left, language)) : s.check}
          </Notice>
        )}
        {documents.map((document) => (
          <SlotCard
            key={document.type}
            document={document}
            title={nameOf(document.type)}
            slots={slots}
            onSeveral={(files) => void chooseSeveral(files, document)}
          >
            {!waits(slots.of(document.type)) && <DoubtNotice document={document} />}
            {months.map(
              (place) =>
                place.type === document.type && (
                  <StatedMonth key={place.type} place={place} places={months} open={free} slots={slots} />
                ),
            )}
          </SlotCard>
        ))}
        {documents[0] && <ExampleButton type={documents[0].type} />}
      </div>
    </Screen>
  );
}

/** Assigns files chosen together to the free months; with `first`, beginning at the month that they were chosen at. */
function useShareOut(months: readonly MonthPlace[], free: readonly MonthPlace[], slots: Slots) {
  const [shared, setShared] = useState<{ left: readonly File[] }>();
  const [reading, setReading] = useState(false);
  const chooseSeveral = async (files: readonly File[], first?: DocumentView) => {
    setReading(true);
    const stated = await statedMonths(files);
    setReading(false);
    const own = months.filter(({ type }) => type === first?.type);
    const open = [...own, ...free.filter((place) => !own.includes(place))];
    const { places, left } = shareOut(files, open, (file) => stated.get(file) ?? null);
    setShared({ left });
    for (const [type, file] of places) void slots.choose(type, [file]);
  };
  return { chooseSeveral, shared, reading };
}

/** "a.pdf y b.pdf". */
function namesOf(files: readonly File[], language: Language): string {
  return joinNames(
    files.map(({ name }) => shortenName(name)),
    'and',
    language,
  );
}

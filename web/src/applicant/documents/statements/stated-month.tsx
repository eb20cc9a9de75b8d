import { statedMonth } from '@volante/contract/documents/stated-month.ts';
import { kindOf } from '../../../lib/files/file-kind.ts';
import { formatMonth } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { firstPageOf, useFirstPage } from '../document/first-page.ts';
import { waits } from '../slots/slot.ts';
import type { Slots } from '../slots/slots.ts';
import type { MonthPlace } from './month-places.ts';
import { statementTexts } from './statement-texts.ts';

interface StatedMonthProps {
  place: MonthPlace;
  /** All months of the screen. */
  places: readonly MonthPlace[];
  /** Months that still accept a file. */
  open: readonly MonthPlace[];
  slots: Slots;
}

/** The month stated in the chosen PDF, or that we aren't sure. If it is another month's, moves the file there, or swaps it with the one there. */
export function StatedMonth({ place, places, open, slots }: StatedMonthProps) {
  const t = useText(statementTexts);
  const language = useLanguage();
  const slot = slots.of(place.type);
  const [first] = slot.files;
  const file = first && !first.photo && waits(slot) ? first.file : undefined;
  const page = useFirstPage(file);
  // A scan has no text, and nobody expects us to have read it.
  if (!file || !page?.text) return null;
  const stated = statedMonth(page.text);
  const nameOf = (month: string) => formatMonth(month, language);
  if (!stated) return <p className="text-small text-ink-2">{t.unsure(nameOf(place.month))}</p>;
  if (stated === place.month)
    return (
      <p className="flex items-center gap-2 text-small font-semibold text-ok-ink">
        <Icon name="check" size={18} />
        {t.stated(nameOf(stated))}
      </p>
    );
  const right = places.find(({ month }) => month === stated);
  const other = right && waits(slots.of(right.type)) ? slots.of(right.type).files[0] : undefined;
  const movable = right && (other || open.includes(right));
  const move = () => {
    if (!right) return;
    slots.remove(place.type);
    slots.remove(right.type);
    void slots.choose(right.type, [file]);
    if (other) void slots.choose(place.type, [other.file]);
  };
  return (
    <Notice tone="warn" title={t.looksLike(nameOf(stated))} live>
      <p>{t.here(nameOf(place.month))}</p>
      {movable && (
        <div className="mt-2">
          <Button kind="outline" onClick={move}>
            {(other ? t.swap : t.move)(nameOf(stated))}
          </Button>
        </div>
      )}
    </Notice>
  );
}

/** How long several files wait for the reader of PDFs, in ms; on a slow network it comes later, and offers to move them then. */
export const LONGEST_READING = 2500;

/** The months stated in the PDFs, as far as these can be read in time. */
export async function statedMonths(files: readonly File[]): Promise<ReadonlyMap<File, string>> {
  const stated = new Map<File, string>();
  const reading = files.map(async (file) => {
    // What can't be read is said by its slot.
    if ((await kindOf(file).catch(() => null)) !== 'pdf') return;
    const month = statedMonth((await firstPageOf(file))?.text ?? '');
    if (month) stated.set(file, month);
  });
  await Promise.race([Promise.all(reading), new Promise((end) => setTimeout(end, LONGEST_READING))]);
  return new Map(stated);
}

import type { Slot } from '@volante/contract/appointments/calls.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { classes } from '../../../ui/classes.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { appointmentTexts } from '../texts.ts';
import { byDayPart, formatSlot } from './times.ts';

interface SlotGridProps {
  slots: readonly Slot[];
  zone: string;
  chosen: string | null;
  /** The slot that is being held right now. */
  holding: string | null;
  /** The slots shown belong to another day, until the right ones have loaded. */
  old: boolean;
  onChoose(slot: Slot): void;
}

// Two columns, or one if the reader's letters are too large for two.
const columns = 'grid grid-cols-[repeat(auto-fill,minmax(max(8.25rem,40%),1fr))] gap-2.5';

/** The free times of a day in two columns, by part of the day. */
export function SlotGrid({ slots, zone, chosen, holding, old, onChoose }: SlotGridProps) {
  const t = useText(appointmentTexts);
  const language = useLanguage();
  // `11:30 a.m. – 12:00 p.m.` is the longest; all have the same size.
  const long = slots.some((slot) => formatSlot(slot, zone, language).length > 16);
  return (
    <div aria-busy={old} className={classes('grid gap-4', old && 'pulse-soft')}>
      {byDayPart(slots, zone).map(([part, of]) => (
        <section key={part} aria-label={`${t.slots}: ${t.parts[part]}`}>
          <h2 className="mb-2 text-small font-bold text-ink-2">{t.parts[part]}</h2>
          <ul className={columns}>
            {of.map((slot) => (
              <li key={slot.id}>
                <button
                  type="button"
                  aria-pressed={slot.id === chosen}
                  aria-disabled={old || holding !== null || undefined}
                  aria-busy={slot.id === holding || undefined}
                  onClick={() => onChoose(slot)}
                  className={classes(
                    'flex min-h-[52px] w-full items-center justify-center gap-2 rounded-button border-[1.5px] px-1 font-bold transition-colors duration-150 active:bg-brand-soft',
                    long && 'text-small',
                    slot.id === (holding ?? chosen)
                      ? 'border-brand bg-brand-soft text-brand-ink'
                      : 'border-line bg-card text-ink',
                  )}
                >
                  {slot.id === holding && <Spinner size={16} />}
                  <span translate="no">{formatSlot(slot, zone, language)}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

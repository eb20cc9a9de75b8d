import { useText } from '../../../lib/text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { clockText } from '../calendar/times.ts';
import { appointmentTexts } from '../texts.ts';

/** The remaining hold time; only the last minute is announced. `seconds` is null until the slot is held. */
export function HoldLine({ seconds }: { seconds: number | null }) {
  const t = useText(appointmentTexts);
  return (
    <div className="mt-3 border-t border-line pt-3 text-small text-ink-2">
      <p role="timer" aria-live="off" className="flex items-center gap-2">
        <Icon name="clock" size={18} />
        {seconds === null ? (
          t.holding
        ) : (
          <span>
            {t.held}{' '}
            <b translate="no" className="text-ink tabular-nums">
              {clockText(seconds)}
            </b>
          </span>
        )}
      </p>
      <p role="status" className="sr-only">
        {seconds !== null && seconds <= 60 && seconds > 0 && t.heldLastMinute}
      </p>
    </div>
  );
}

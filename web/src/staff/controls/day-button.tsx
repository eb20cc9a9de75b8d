import { lazy, Suspense, useState } from 'react';
import { dictionary, useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const Month = lazy(() => import('./month.tsx').then(({ Month }) => ({ default: Month })));

interface DayButtonProps {
  /** What the day is for: names the button and its month. */
  label: string;
  /** Days as `yyyy-mm-dd`. */
  day: string;
  min?: string;
  onChoose(day: string): void;
}

/** A button that opens a month, in which a day is chosen by mouse, finger or arrow keys. */
export function DayButton({ label, day, min, onChoose }: DayButtonProps) {
  const t = useText(texts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="outline"
        aria-haspopup="dialog"
        icon={<Icon name="calendar" size={18} />}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <Dialog title={label} onClose={() => setOpen(false)}>
          {/* On the narrowest phones seven days of 48 px need nearly all of the width. */}
          <div className="grid min-h-80 justify-center max-desk:-mx-2 max-desk:block">
            <Suspense fallback={<Skeleton className="h-80 w-75" label={t.loading} />}>
              <Month
                label={label}
                day={day}
                min={min}
                onChoose={(chosen) => {
                  setOpen(false);
                  onChoose(chosen);
                }}
              />
            </Suspense>
          </div>
        </Dialog>
      )}
    </>
  );
}

const texts = dictionary({ es: { loading: 'Cargando…' }, en: { loading: 'Loading…' } });

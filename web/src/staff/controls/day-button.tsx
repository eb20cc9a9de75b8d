import { lazy, Suspense } from 'react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { dictionary, useText } from '../../lib/text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { pressClass } from './press.tsx';

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
  return (
    <DialogTrigger>
      <Button
        className={`${pressClass('outline')} focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-brand`}
      >
        <Icon name="calendar" size={18} />
        {label}
      </Button>
      <Popover placement="bottom start" className="rounded-card border border-line bg-card p-3 text-ink shadow-lg">
        <Dialog aria-label={label} className="min-h-72 min-w-70 outline-none">
          {({ close }) => (
            <Suspense fallback={<Skeleton className="h-72" label={t.loading} />}>
              <Month
                label={label}
                day={day}
                min={min}
                onChoose={(chosen) => {
                  close();
                  onChoose(chosen);
                }}
              />
            </Suspense>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

const texts = dictionary({ es: { loading: 'Cargando…' }, en: { loading: 'Loading…' } });

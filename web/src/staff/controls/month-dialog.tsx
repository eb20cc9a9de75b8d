import { lazy, Suspense } from 'react';
import { dictionary, useText } from '../../lib/text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const Month = lazy(() => import('./month.tsx').then(({ Month }) => ({ default: Month })));

interface MonthDialogProps {
  label: string;
  /** Days as `yyyy-mm-dd`; empty if none is chosen yet. */
  day: string;
  min?: string | undefined;
  max?: string | undefined;
  onChoose(day: string): void;
  onClose(): void;
}

/** A month in which a day is chosen by mouse, finger or arrow keys; it closes with the choice. */
export function MonthDialog({ label, day, min, max, onChoose, onClose }: MonthDialogProps) {
  const t = useText(texts);
  return (
    <Dialog title={label} onClose={onClose}>
      {/* On the narrowest phones seven days of 48 px need nearly all of the width. */}
      <div className="grid min-h-80 justify-center max-desk:-mx-2 max-desk:block">
        <Suspense fallback={<Skeleton className="h-80 w-75" label={t.loading} />}>
          <Month
            {...{ label, day, min, max }}
            onChoose={(chosen) => {
              onClose();
              onChoose(chosen);
            }}
          />
        </Suspense>
      </div>
    </Dialog>
  );
}

const texts = dictionary({ es: { loading: 'Cargando…' }, en: { loading: 'Loading…' } });

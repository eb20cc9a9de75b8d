import { useId, useState } from 'react';
import { useQuery } from '../../lib/queries.ts';
import { storage } from '../../lib/storage.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress.tsx';
import { countDone, firstDayQuery, isAllDone } from './first-day.ts';
import { FirstDayList } from './first-day-list.tsx';
import { firstDayTexts } from './texts.ts';

const key = 'volante.staff.first-day-hidden';

/** Above the list of applications until everything is done, or this browser hides it; it stays in the administration. */
export function FirstDayCard() {
  const t = useText(firstDayTexts);
  const id = useId();
  const [isHidden, setHidden] = useState(() => storage.read(key) !== null);
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({ ...firstDayQuery, enabled: !isHidden });
  if (isHidden || !data || isAllDone(data)) return null;
  const [done, all] = [countDone(data), data.items.length];
  const next = data.items.find((item) => !item.done);
  function hide(): void {
    storage.write(key, 'yes');
    setHidden(true);
  }
  return (
    <section aria-labelledby={id} className="mb-3 rounded-card border border-line bg-card px-4 py-2.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1 basis-56">
          <h2 id={id} className="font-bold">
            {t.title} · <span className="tabular-nums">{t.progress(done, all)}</span>
          </h2>
          {!isOpen && next && <p className="text-small text-ink-2">{t.next(t.items[next.name].name)}</p>}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button kind="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? t.fold : t.unfold}
          </Button>
          <Button kind="text" onClick={hide}>
            {t.hide}
          </Button>
        </div>
      </div>
      <div className="mt-1.5">
        <ProgressBar value={done / all} label={t.title} />
      </div>
      {isOpen && <FirstDayList {...data} />}
    </section>
  );
}

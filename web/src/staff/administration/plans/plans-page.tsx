import type { VehiclePlan } from '@volante/contract/staff/administration/plans.ts';
import { useState } from 'react';
import { queryClient, useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { NotLoaded } from '../../controls/failure-notice.tsx';
import { call } from '../../session/call.ts';
import { AdminPage } from '../admin-page.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { PlanFigures } from './plan-figures.tsx';
import { PlanForm } from './plan-form.tsx';
import { planTexts } from './texts.ts';

const KEY = ['plans'];

/** The plans that an approval can choose: add, change, stop offering. */
export function PlansPage() {
  const t = useText(planTexts);
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call('GET /plans', { signal }),
    staleTime: 0,
  });
  const [opened, setOpened] = useState<string | null>(null);
  const [adds, setAdds] = useState(false);
  const items = data?.items ?? [];
  const plan = items.find(({ id }) => id === opened);
  const changed = () => queryClient().invalidateQueries({ queryKey: KEY });
  // Also after a refusal: the next change begins with what somebody else saved.
  const close = () => {
    setOpened(null);
    void changed();
  };
  return (
    <AdminPage title={t.title} lead={t.lead}>
      <Button className="mb-5" icon={<Icon name="plus" size={18} />} onClick={() => setAdds(true)}>
        {t.add}
      </Button>
      <NotLoaded data={data} error={error} onAgain={refetch} className="h-40" label={t.loading} />
      {data && items.length === 0 && <p className="text-ink-2">{t.none}</p>}
      <ul aria-label={t.title} className="grid gap-2">
        {items.map((item) => (
          <li key={item.id}>
            <PlanLine plan={item} onOpen={() => setOpened(item.id)} />
          </li>
        ))}
      </ul>
      {plan && <PlanDialog plan={plan} onChanged={changed} onClose={close} />}
      {adds && <PlanForm plan={null} onSaved={changed} onClose={() => setAdds(false)} />}
    </AdminPage>
  );
}

function PlanLine({ plan, onOpen }: { plan: VehiclePlan; onOpen(): void }) {
  const t = useText(planTexts);
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex w-full flex-wrap items-start justify-between gap-x-3 gap-y-1 rounded-card border border-line bg-card px-4 py-3 text-left text-small hover:bg-brand-soft"
    >
      <span className="min-w-0">
        <b translate="no" className="block text-base wrap-anywhere">
          {plan.vehicle}
        </b>
        <PlanFigures plan={plan} />
      </span>
      {plan.ended && <Tag tone="need">{t.ended}</Tag>}
    </button>
  );
}

import type { CountryCode } from '@volante/contract/countries/country.ts';
import type { Visit } from '@volante/contract/staff/visit.ts';
import { useQuery } from '../../lib/queries.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { FailureNotice } from '../controls/failure-notice.tsx';
import { useSending } from '../controls/form/use-form.ts';
import { call } from '../session/call.ts';
import { calendarChanged, whyQuery } from './calendar-data.ts';
import { visitTexts } from './texts.ts';
import { When } from './when.tsx';

interface GiveVisitProps {
  country: CountryCode;
  visit: Visit;
  onClose(): void;
}

/** Reassigns a visit to an advisor who is free at its time; says why the others aren't. */
export function GiveVisit({ country, visit, onClose }: GiveVisitProps) {
  const t = useText(visitTexts);
  const { data, error, refetch } = useQuery(whyQuery(country, visit.startsAt));
  const { way, failure, run } = useSending<string>();
  const others = data?.advisors.filter(({ id }) => id !== visit.advisor.id);
  // The minimum notice applies only to drivers.
  const mayHave = (because: string | null) => because === null || because === 'notice';

  async function give(advisorId: string): Promise<void> {
    await run(async () => {
      const body = { revision: visit.revision, advisorId };
      const { advisor } = await call('POST /visits/{visitId}/reassign', { params: { visitId: visit.id }, body });
      toast.success(t.given(advisor.name));
      onClose();
    }, advisorId);
    calendarChanged(visit.applicationId);
  }
  return (
    <Dialog title={t.give} onClose={onClose}>
      <p className="mb-2 font-semibold">
        <When at={visit.startsAt} zones={[visit.zone]} />
      </p>
      <p className="mb-3 text-small text-ink-2">{t.giveLead}</p>
      {error && <FailureNotice error={error} onAgain={refetch} />}
      <FailureNotice error={failure} />
      {!others && !error && <Skeleton className="h-24" label={t.loading} />}
      {others && !others.some(({ because }) => mayHave(because)) && <p className="my-2 text-small">{t.nobodyElse}</p>}
      <ul className="my-3 grid gap-2">
        {others?.map(({ id, name, because }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 text-small">
            {mayHave(because) ? (
              <Button kind="outline" busy={way === id} onClick={() => void give(id)}>
                {t.giveTo(name)}
              </Button>
            ) : (
              <>
                <span translate="no" className="font-semibold">
                  {name}
                </span>
                <span className="text-ink-2">{because && t.because[because]}</span>
              </>
            )}
          </li>
        ))}
      </ul>
      <Button kind="outline" onClick={onClose}>
        {t.back}
      </Button>
    </Dialog>
  );
}

import type { CountryCode } from '@volante/contract/country.ts';
import type { TeamSlot } from '@volante/contract/staff/calendar/slots.ts';
import type { Visit } from '@volante/contract/staff/visit.ts';
import { useState } from 'react';
import { CallError } from '../../lib/call/call-error.ts';
import { useQuery } from '../../lib/queries.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { FailureNotice } from '../controls/failure-notice.tsx';
import { useSending } from '../controls/form/use-form.ts';
import { call } from '../session/call.ts';
import { advisorsQuery, calendarChanged } from './calendar-data.ts';
import { SlotPicker } from './slot-picker.tsx';
import { visitTexts } from './texts.ts';
import { When } from './when.tsx';
import { WhyList } from './why-nothing.tsx';

interface PlaceVisitProps {
  country: CountryCode;
  applicationId: string;
  /** The driver's. */
  zone: string;
  /** The visit to move; without one a visit is booked. */
  visit?: Visit;
  /** Chosen before. */
  start?: { slot: TeamSlot; advisorId: string | null };
  onClose(): void;
}

/**
 * Books a visit for the driver, or moves the existing one. If two people choose the same slot, the second sees who has
 * it.
 */
export function PlaceVisit({ country, applicationId, zone, visit, start, onClose }: PlaceVisitProps) {
  const t = useText(visitTexts);
  const [slot, setSlot] = useState<TeamSlot | null>(start?.slot ?? null);
  const [advisorId, setAdvisorId] = useState<string | null>(start?.advisorId ?? null);
  const [tried, setTried] = useState(false);
  const { busy, failure, run, forget } = useSending();
  const { data: advisors } = useQuery(advisorsQuery());
  const bookable = (advisors?.items ?? []).filter((item) => item.active && item.countries.includes(country));

  async function place(): Promise<void> {
    setTried(true);
    if (!slot) return;
    await run(async () => {
      if (visit) {
        const body = { revision: visit.revision, slotId: slot.id };
        await call('POST /visits/{visitId}/move', { params: { visitId: visit.id }, body });
      } else {
        const body = { slotId: slot.id, ...(advisorId && { advisorId }) };
        await call('POST /applications/{applicationId}/visit', { params: { applicationId }, body });
      }
      toast.success(visit ? t.moved : t.booked);
      onClose();
    });
    calendarChanged(applicationId);
  }
  const isTaken = failure instanceof CallError && failure.code === 'slot_is_not_available';
  return (
    <Dialog title={visit ? t.moveTitle : t.book} onClose={onClose} look="wide">
      <p className="mb-3 text-small text-ink-2">{visit ? t.moveLead : t.bookLead}</p>
      {visit && (
        <p className="mb-3 text-small">
          {t.now}{' '}
          <b>
            <span translate="no">{visit.advisor.name}</span> · <When at={visit.startsAt} zones={[visit.zone]} />
          </b>
        </p>
      )}
      {!visit && (
        <div className="max-w-80">
          <SelectField
            label={t.advisor}
            options={[{ value: '', label: t.anybody }, ...bookable.map(({ id, name }) => ({ value: id, label: name }))]}
            value={advisorId ?? ''}
            onChange={({ target }) => {
              setAdvisorId(target.value || null);
              setSlot(null);
            }}
          />
        </div>
      )}
      {/* Keeps a focused time clear of the block below. */}
      <div className="[&_:is(button,input,select)]:scroll-mb-24">
        <SlotPicker
          country={country}
          zone={zone}
          chosen={slot?.id ?? null}
          advisorId={advisorId}
          onChoose={(chosen) => {
            setSlot(chosen);
            forget();
          }}
        />
      </div>
      <div className="sticky -bottom-5 -mx-5 mt-3 -mb-5 grid gap-3 border-t border-line bg-card p-5">
        <FailureNotice error={failure}>
          {isTaken && slot && <WhyList country={country} at={slot.startTime} />}
        </FailureNotice>
        <p role="status" className={`text-small ${tried && !slot ? 'font-semibold text-bad-ink' : ''}`}>
          {slot ? (
            <>
              {t.chosen}{' '}
              <b>
                <When at={slot.startTime} zones={[zone]} />
              </b>
            </>
          ) : (
            t.choose
          )}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button busy={busy} onClick={() => void place()}>
            {visit ? t.move : t.book}
          </Button>
          <Button kind="outline" onClick={onClose}>
            {t.back}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

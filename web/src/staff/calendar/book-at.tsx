import type { Advisor } from '@volante/contract/staff/calendar/advisor-calls.ts';
import type { TeamSlot } from '@volante/contract/staff/calendar/slots.ts';
import type { Row } from '@volante/contract/staff/queue-row.ts';
import { useEffect, useState } from 'react';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FailureNotice } from '../controls/failure-notice.tsx';
import { call } from '../session/call.ts';
import { PlaceVisit } from '../visits/place-visit.tsx';
import { When } from '../visits/when.tsx';
import { calendarTexts } from './texts.ts';

/** Delay after the last key press before the search is sent, in ms. */
const PAUSE = 250;
const MOST = 8;

interface BookAtProps {
  slot: TeamSlot;
  advisor: Pick<Advisor, 'id' | 'name' | 'zone'>;
  onClose(): void;
}

/** Books a free half hour: choose the application, then confirm. */
export function BookAt({ slot, advisor, onClose }: BookAtProps) {
  const t = useText(calendarTexts);
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<readonly Row[] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [chosen, setChosen] = useState<Row | null>(null);
  const q = typed.trim();
  useEffect(() => {
    if (q === '') return setFound(null);
    const left = new AbortController();
    const timer = setTimeout(() => {
      call('POST /applications/search', { body: { q, limit: MOST }, signal: left.signal }).then(
        ({ items }) => setFound(items),
        (error) => !left.signal.aborted && setFailure(error),
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [q]);
  if (chosen)
    return (
      <PlaceVisit
        country={chosen.country}
        applicationId={chosen.applicationId}
        zone={chosen.zone}
        start={{ slot, advisorId: advisor.id }}
        onClose={onClose}
      />
    );
  return (
    <Dialog title={t.chooseDriver} onClose={onClose}>
      <p className="mb-3 font-semibold">
        <When at={slot.startTime} zones={[advisor.zone]} />{' '}
        <span>
          · <span translate="no">{advisor.name}</span>
        </span>
      </p>
      <TextField
        label={t.searchDriver}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <FailureNotice error={failure} />
      <div role="status" className="mb-3">
        {found && found.length > 0 && (
          <ul className="grid gap-1.5">
            {found.map((row) => (
              <li key={row.applicationId}>
                <Button kind="outline" className="w-full justify-start" onClick={() => setChosen(row)}>
                  <span translate="no" className="text-left">
                    {row.name || t.unnamed}
                  </span>{' '}
                  <span translate="no" className="font-mono font-normal whitespace-nowrap">
                    {row.reference}
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        )}
        {found?.length === 0 && <p className="text-small text-ink-2">{t.noneFound}</p>}
      </div>
      <Button kind="outline" onClick={onClose}>
        {t.back}
      </Button>
    </Dialog>
  );
}

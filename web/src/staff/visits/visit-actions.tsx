import type { CountryCode } from '@volante/contract/countries/country.ts';
import type { Visit } from '@volante/contract/staff/visit.ts';
import { useState } from 'react';
import { now } from '../../lib/clock.ts';
import { useText } from '../../lib/text.ts';
import { MenuAction, MenuButton } from '../controls/menu.tsx';
import { CancelVisit } from './cancel-visit.tsx';
import { GiveVisit } from './give-visit.tsx';
import { PlaceVisit } from './place-visit.tsx';
import { visitTexts } from './texts.ts';

interface VisitActionsProps {
  country: CountryCode;
  visit: Visit;
  /** The visit's driver, for the button's accessible name. */
  name: string;
}

type Action = 'move' | 'give' | 'cancel';

/** Actions on an upcoming visit. */
export function VisitActions({ country, visit, name }: VisitActionsProps) {
  const t = useText(visitTexts);
  const [action, setAction] = useState<Action | null>(null);
  const close = () => setAction(null);
  if (visit.status !== 'booked' || Date.parse(visit.endsAt) <= now().getTime()) return null;
  return (
    <>
      <MenuButton
        label={t.changeOf(name)}
        onAction={(key) => setAction(key as Action)}
        content={
          <>
            <MenuAction id="move">{t.move}</MenuAction>
            <MenuAction id="give">{t.give}</MenuAction>
            <MenuAction id="cancel">{t.cancel}</MenuAction>
          </>
        }
      >
        <span aria-hidden="true">{t.change}</span>
        <span className="sr-only">{t.changeOf(name)}</span>
      </MenuButton>
      {action === 'move' && (
        <PlaceVisit
          country={country}
          applicationId={visit.applicationId}
          zone={visit.zone}
          visit={visit}
          onClose={close}
        />
      )}
      {action === 'give' && <GiveVisit country={country} visit={visit} onClose={close} />}
      {action === 'cancel' && <CancelVisit visit={visit} onClose={close} />}
    </>
  );
}

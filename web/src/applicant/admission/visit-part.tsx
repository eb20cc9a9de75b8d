import { isClosed } from '@volante/contract/admission/stages.ts';
import { isContactComplete } from '@volante/contract/personal-data/rules.ts';
import { useApplication } from '../application/application.ts';
import { lazyPart } from '../navigation/lazy-part.tsx';

const Card = lazyPart(() => import('../appointments/visit/visit-card.tsx'));

/** The booked visit on status screens; nothing once the application is decided, or on a device that proved nothing. */
export function VisitPart() {
  const { status, personalData, access } = useApplication();
  return isClosed(status) || access || !isContactComplete(personalData) ? null : <Card />;
}

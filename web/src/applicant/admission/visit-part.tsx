import { isClosed } from '@volante/contract/admission/stages.ts';
import { useApplication } from '../application/application.ts';
import { lazyPart } from '../navigation/lazy-part.tsx';

const Card = lazyPart(() => import('../appointments/visit/visit-card.tsx'));

/** The booked visit on status screens; nothing once the application is decided, or on a device that proved nothing. */
export function VisitPart() {
  const { status, visitAhead, access } = useApplication();
  return isClosed(status) || access || !visitAhead ? null : <Card />;
}

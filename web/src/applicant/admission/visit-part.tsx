import { isClosed } from '@volante/contract/admission/closing.ts';
import { useApplication } from '../application/application.ts';
import { lazyPart } from '../navigation/lazy-part.tsx';

const Card = lazyPart(() => import('../appointments/visit/visit-card.tsx'));

/** The booked visit on status screens; nothing once the application is decided, or on a device that proved nothing. */
export function VisitPart() {
  const application = useApplication();
  return isClosed(application) || application.access || !application.visitAhead ? null : <Card />;
}

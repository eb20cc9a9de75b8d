import { isClosed } from '@volante/contract/admission/stages.ts';
import { isContactComplete } from '@volante/contract/personal-data/rules.ts';
import { useApplication } from '../application/application.ts';
import { lazyPart } from '../navigation/lazy-part.tsx';

const Card = lazyPart(() => import('../appointments/visit/visit-card.tsx'));

/** The booked visit on status screens; nothing once the application is decided. */
export function VisitPart() {
  const { status, personalData } = useApplication();
  return isClosed(status) || !isContactComplete(personalData) ? null : <Card />;
}

import { isClosed } from '@volante/contract/admission/stages.ts';
import { isContactComplete } from '@volante/contract/personal-data/rules.ts';
import { lazyPart } from './lazy-part.tsx';
import { useRequest } from './request.ts';

const Card = lazyPart(() => import('./appointments/visit-card.tsx'));

/** The booked visit on the screens that say where an application stands; nothing once it is decided. */
export function VisitPart() {
  const { status, personalData } = useRequest();
  return isClosed(status) || !isContactComplete(personalData) ? null : <Card />;
}

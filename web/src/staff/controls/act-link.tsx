import type { NextAct } from '@volante/contract/staff/next-act/next-act.ts';
import { nextAct } from '@volante/contract/staff/next-act/next-act.ts';
import type { Row } from '@volante/contract/staff/queue-row.ts';
import { Link } from 'wouter';
import { now } from '../../lib/clock.ts';
import { useLanguage } from '../../lib/language.ts';
import { buttonClass } from '../../ui/button.tsx';
import { useMe } from '../session/session.ts';
import { actText } from '../words/act-words.ts';

/** The ids of an application's parts on its page, by the part that the driver corrects or staff approve. */
const partIds = { personal_data: 'personal', earnings: 'earnings', obligor: 'guarantor', home_photos: 'homePhotos' };

/** The part of the page where an act is done; null for one with a page of its own, or without any. */
export function partOfAct(act: NextAct): string | null {
  switch (act.kind) {
    case 'approve':
    case 'settle':
      return partIds[act.part];
    case 'compare':
      return 'matches';
    case 'check':
    case 'advance':
    case 'decide':
    case 'confirm':
    case 'see_proposal':
      return 'moves';
    default:
      return null;
  }
}

/** Where an act is done. */
export function addressOfAct(applicationId: string, act: NextAct): string {
  const home = `/applications/${applicationId}`;
  if (act.kind === 'review') return `${home}/review`;
  if (act.kind === 'report') return `${home}/visit`;
  const part = partOfAct(act);
  return part ? `${home}#${part}` : home;
}

/** What comes next with an application of a list, and where; nothing if it is somebody else's turn. */
export function ActLink({ row, className = '' }: { row: Row; className?: string }) {
  const { account } = useMe();
  const language = useLanguage();
  const act = nextAct(row, account, now());
  if (act.kind === 'none') return null;
  return (
    <Link href={addressOfAct(row.applicationId, act)} className={`${buttonClass('solid')} ${className}`}>
      {actText(act, language)}
    </Link>
  );
}

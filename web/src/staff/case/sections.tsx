import type { Case } from '@volante/contract/staff/case.ts';
import { hasRole, type Role } from '@volante/contract/staff/roles.ts';
import { useText } from '../../lib/text.ts';
import { isReviewerCase } from '../application/application.ts';
import { Key } from '../keys/key.tsx';
import { useKey } from '../keys/use-key.ts';
import { useMe } from '../session/session.ts';
import { Consents } from './consents.tsx';
import { EarningsReview } from './earnings/earnings-review.tsx';
import { EarningsPart } from './earnings-part.tsx';
import { Guarantor } from './guarantor.tsx';
import { HomePhotos } from './home-photos.tsx';
import { LedgerPart } from './ledger/ledger-part.tsx';
import { LinkPart } from './link/link-part.tsx';
import { MatchesPart } from './matches/matches-part.tsx';
import { PapersStrip } from './papers/papers-strip.tsx';
import { PersonalPart } from './personal-part.tsx';
import { Place } from './place.tsx';
import { PrivacyPart } from './privacy/privacy-part.tsx';
import { caseTexts } from './texts.ts';
import { VisitPart } from './visit/visit-part.tsx';

const parts = [
  'personal',
  'earnings',
  'papers',
  'ledger',
  'matches',
  'guarantor',
  'place',
  'homePhotos',
  'visit',
  'link',
  'consents',
  'privacy',
] as const;

const reviewersParts: readonly string[] = ['ledger', 'matches', 'consents'];

/** The parts in order, limited to those the role may see. */
function shownParts(one: Case, role: Role): readonly (typeof parts)[number][] {
  return parts.filter((part) => {
    if (part === 'privacy') return hasRole(role, 'admin');
    return isReviewerCase(one) || !reviewersParts.includes(part);
  });
}

/** The available single keys; further parts are reached by their button. */
const KEYS = 9;

/** Jumps to the parts, also with the keys 1 to 9. */
export function SectionNav({ one }: { one: Case }) {
  const t = useText(caseTexts);
  const { account } = useMe();
  const shown = shownParts(one, account.role);
  const jump = (at: number) => focusPart(shown[at] ?? '');
  const toMoves = () => focusPart('moves');
  useKey('1', () => jump(0));
  useKey('2', () => jump(1));
  useKey('3', () => jump(2));
  useKey('4', () => jump(3));
  useKey('5', () => jump(4));
  useKey('6', () => jump(5));
  useKey('7', () => jump(6));
  useKey('8', () => jump(7));
  useKey('9', () => jump(8));
  useKey('m', toMoves, { enabled: isReviewerCase(one) });
  return (
    <nav aria-label={t.parts} className="hidden wide:sticky wide:top-[calc(var(--head,0px)+72px)] wide:block">
      <ol className="grid gap-0.5">
        {shown.map((part, at) => (
          <li key={part}>
            <Jump shortcut={at < KEYS ? String(at + 1) : undefined} onJump={() => jump(at)}>
              {t.partNames[part]}
            </Jump>
          </li>
        ))}
        {isReviewerCase(one) && (
          <li>
            <Jump shortcut="M" onJump={toMoves}>
              {t.toMoves}
            </Jump>
          </li>
        )}
      </ol>
    </nav>
  );
}

function focusPart(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}

interface JumpProps {
  shortcut: string | undefined;
  onJump(): void;
  children: string;
}

function Jump({ shortcut, onJump, children }: JumpProps) {
  return (
    <button
      type="button"
      onClick={onJump}
      aria-keyshortcuts={shortcut}
      className="flex min-h-9 w-full items-center gap-2 rounded-input px-2 text-left text-small font-semibold text-ink-2 hover:bg-brand-soft hover:text-brand-ink"
    >
      <span aria-hidden="true" className="w-5 flex-none">
        {shortcut && <Key>{shortcut}</Key>}
      </span>
      {children}
    </button>
  );
}

export function Sections({ one }: { one: Case }) {
  const { account } = useMe();
  return (
    <div className="grid min-w-0 gap-4">
      <PersonalPart one={one} />
      {isReviewerCase(one) ? <EarningsReview one={one} /> : <EarningsPart one={one} />}
      <PapersStrip one={one} />
      {isReviewerCase(one) && <LedgerPart one={one} />}
      {isReviewerCase(one) && <MatchesPart one={one} />}
      <Guarantor one={one} />
      <Place one={one} />
      <HomePhotos one={one} />
      <VisitPart one={one} />
      <LinkPart one={one} />
      {isReviewerCase(one) && <Consents one={one} />}
      {hasRole(account.role, 'admin') && <PrivacyPart one={one} />}
    </div>
  );
}

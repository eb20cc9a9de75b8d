import { addressLine } from '@volante/contract/countries/address-line.ts';
import { platformName } from '@volante/contract/earnings/platforms.ts';
import type { ReviewerApplication, StaffApplication } from '@volante/contract/staff/application.ts';
import { type Holder, may } from '@volante/contract/staff/roles.ts';
import { capital } from '@volante/contract/words/languages.ts';
import { formatNumber } from '../../lib/format.ts';
import { type Language, useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Thumbnail } from '../controls/pictures/thumbnail.tsx';
import { Key } from '../keys/key.tsx';
import { useKey } from '../keys/use-key.ts';
import { useMe } from '../session/session.ts';
import { mapAddress } from '../words/map-address.ts';
import { showMoment } from '../words/moments.ts';
import { AffordabilityPart } from './affordability/affordability-part.tsx';
import { isReviewerApplication, pageAddress } from './application.ts';
import { ConversationPart } from './conversation/conversation-part.tsx';
import { PartCorrections } from './corrections/part-corrections.tsx';
import { CrossCheckPart } from './cross-check/cross-check-part.tsx';
import { DocumentsPart } from './documents/documents-part.tsx';
import { EarningsReview } from './earnings/earnings-review.tsx';
import { GuarantorPart } from './guarantor-part.tsx';
import { LinkPart } from './link/link-part.tsx';
import { MatchesPart } from './matches/matches-part.tsx';
import { PersonalPart } from './personal-part.tsx';
import { PhotoFactsLine } from './photo-facts.tsx';
import { PrivacyPart } from './privacy/privacy-part.tsx';
import { type Fact, Facts, openPart, Section } from './section.tsx';
import { applicationTexts } from './texts.ts';
import { VisitPart } from './visit/visit-part.tsx';

const parts = [
  'personal',
  'earnings',
  'affordability',
  'documents',
  'ledger',
  'matches',
  'guarantor',
  'place',
  'homePhotos',
  'visit',
  'link',
  'conversation',
  'consents',
  'privacy',
] as const;

const reviewersParts: readonly string[] = ['affordability', 'ledger', 'matches', 'consents'];

/** The parts in order, limited to those the reader may see. */
function shownParts(application: StaffApplication, reader: Holder): readonly (typeof parts)[number][] {
  return parts.filter((part) => {
    if (part === 'privacy') return may(reader, 'privacy');
    if (part === 'conversation') return may(reader, 'serve');
    return isReviewerApplication(application) || !reviewersParts.includes(part);
  });
}

/** The available single keys; further parts are reached by their button. */
const KEYS = 9;

/** Jumps to the parts, also with the keys 1 to 9. */
export function SectionNav({ application }: { application: StaffApplication }) {
  const t = useText(applicationTexts);
  const { account } = useMe();
  const shown = shownParts(application, account);
  const jump = (at: number) => openPart(shown[at] ?? '');
  const toMoves = () => openPart('moves');
  useKey('1', () => jump(0));
  useKey('2', () => jump(1));
  useKey('3', () => jump(2));
  useKey('4', () => jump(3));
  useKey('5', () => jump(4));
  useKey('6', () => jump(5));
  useKey('7', () => jump(6));
  useKey('8', () => jump(7));
  useKey('9', () => jump(8));
  useKey('m', toMoves, { enabled: isReviewerApplication(application) });
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
        {isReviewerApplication(application) && (
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

export function Sections({ application }: { application: StaffApplication }) {
  const { account } = useMe();
  return (
    <div className="grid min-w-0 gap-4">
      <PersonalPart application={application} />
      {isReviewerApplication(application) ? (
        <EarningsReview application={application} />
      ) : (
        <EarningsPart application={application} />
      )}
      {isReviewerApplication(application) && <AffordabilityPart application={application} />}
      <DocumentsPart application={application} />
      {isReviewerApplication(application) && <CrossCheckPart application={application} />}
      {isReviewerApplication(application) && <MatchesPart application={application} />}
      <GuarantorPart application={application} />
      <Place application={application} />
      <HomePhotos application={application} />
      <VisitPart application={application} />
      <LinkPart application={application} />
      {may(account, 'serve') && <ConversationPart application={application} />}
      {isReviewerApplication(application) && <Consents application={application} />}
      {may(account, 'privacy') && <PrivacyPart application={application} />}
    </div>
  );
}

function HomePhotos({ application }: { application: StaffApplication }) {
  const t = useText(applicationTexts);
  const language = useLanguage();
  const groups = Object.entries(application.homePhotos) as [
    keyof typeof t.photoGroups,
    StaffApplication['homePhotos']['homeImagesFront'],
  ][];
  const given = groups.filter(([, photos]) => photos.length > 0);
  return (
    <Section
      id="homePhotos"
      title={t.partNames.homePhotos}
      done={given.length > 0 && seenInCall(application, language)}
    >
      {given.length === 0 && <p className="text-small text-ink-2">{t.noHomePhotos}</p>}
      {given.length > 0 && <PlaceBeside application={application} />}
      {given.map(([group, photos]) => (
        <div key={group} className="mb-3">
          <h3 className="mb-1 text-small font-bold">{t.photoGroups[group]}</h3>
          <ul className="flex flex-wrap gap-2">
            {photos.map((photo, at) => (
              <li key={photo.id}>
                <Thumbnail
                  src={pageAddress(application.applicationId, photo.id, 1, 'thumb')}
                  href={pageAddress(application.applicationId, photo.id, 1, 'full')}
                  name={t.photo(t.photoGroups[group], at + 1)}
                  alt={t.photo(t.photoGroups[group], at + 1)}
                  className="h-28 w-36 rounded-[8px] bg-track object-cover"
                />
                <PhotoFactsLine facts={photo.facts} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {given.length > 0 && (
        <PartCorrections application={application} part="home_photos" fields={Object.entries(t.photoGroups)} />
      )}
    </Section>
  );
}

/** That the home was seen in the video call, by whom and when; null before that. */
function seenInCall({ visit }: StaffApplication, language: Language): string | null {
  if (visit?.report?.outcome !== 'passed') return null;
  const { responsible, updatedAt } = visit.report;
  const parts = [applicationTexts[language].done.seenInCall, responsible?.name, showMoment(updatedAt, language)];
  return parts.filter(Boolean).join(' · ');
}

/** Beside the photos of the home: where the phone was, and the address they should show. */
function PlaceBeside({ application: { location, address, country } }: { application: StaffApplication }) {
  const t = useText(applicationTexts);
  const claimed = location?.claimed;
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-3 text-small">
      <span className="text-ink-2">{t.fields.address}</span>
      <b>{addressLine(address, country)}</b>
      {location?.place && <span className="text-ink-2">{t.placeFields.place}</span>}
      {location?.place && <b>{location.place}</b>}
      {claimed && (
        <a href={mapAddress(claimed, 15)} target="_blank" rel="noopener noreferrer" className={buttonClass('text')}>
          {t.openMap}
        </a>
      )}
    </p>
  );
}

/** The place the driver's phone reported, its distance from the town in the form, and the country of the connection. */
function Place({ application }: { application: StaffApplication }) {
  const t = useText(applicationTexts);
  const language = useLanguage();
  const names = t.placeFields;
  const { location, address } = application;
  if (!location)
    return (
      <Section id="place" title={t.partNames.place}>
        <p className="text-small text-ink-2">{t.noPlace}</p>
      </Section>
    );
  const { claimed, observed } = location;
  // Towns are points, so a distance below a kilometer would be too exact.
  const kilometers = (km: number) => (km < 1 ? t.lessThanOne : formatNumber(Math.round(km), language));
  const facts: Fact[] = [
    [names.place, location.place],
    [names.town, [address.city, address.state].filter(Boolean).join(', ')],
    ...(claimed && address.city
      ? [[names.distance, location.townKm === null ? t.townUnknown : t.away(kilometers(location.townKm))] as const]
      : []),
    [names.claimed, claimed && `${claimed.latitude.toFixed(5)}, ${claimed.longitude.toFixed(5)}`],
    [names.accuracy, claimed?.accuracy == null ? null : t.meters(formatNumber(Math.round(claimed.accuracy), language))],
    [names.country, observed?.country],
    ...(observed && 'ip' in observed ? [[names.ip, observed.ip as string | null] as const] : []),
    [names.at, showMoment(location.at, language)],
  ];
  return (
    <Section
      id="place"
      title={t.partNames.place}
      done={[
        location.place ?? '',
        ...(location.townKm === null ? [] : [t.done.fromTown(kilometers(location.townKm))]),
        showMoment(location.at, language),
      ]
        .filter(Boolean)
        .join(' · ')}
      aside={
        claimed && (
          <a href={mapAddress(claimed, 15)} target="_blank" rel="noopener noreferrer" className={buttonClass('text')}>
            {t.openMap}
          </a>
        )
      }
    >
      <Facts facts={facts} none={t.notGiven} />
    </Section>
  );
}

/** The platforms, and how many of the twelve weeks each has. */
function EarningsPart({ application }: { application: StaffApplication }) {
  const t = useText(applicationTexts);
  const language = useLanguage();
  const { platforms, status } = application.earnings;
  return (
    <Section
      id="earnings"
      title={t.partNames.earnings}
      done={status === 'approved' && t.approved}
      aside={status === 'approved' && <Tag tone="ok">{t.approved}</Tag>}
    >
      {platforms.length === 0 && <p className="text-small text-ink-2">{t.noPlatforms}</p>}
      <ul className="grid gap-2">
        {platforms.map(({ platform, weeksFilled }) => (
          <li key={platform} className="grid grid-cols-[90px_1fr_auto] items-center gap-3 text-small">
            <b>{capital(platformName(platform, language))}</b>
            <span aria-hidden="true" className="grid h-2 grid-cols-12 gap-0.5">
              {Array.from({ length: 12 }, (_, week) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the twelve weeks never change places
                <span key={week} className={`rounded-full ${week < weeksFilled ? 'bg-ok' : 'bg-track'}`} />
              ))}
            </span>
            <span className="tabular-nums">{t.weeks(weeksFilled)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The driver's consents, with wording and time. */
function Consents({ application }: { application: ReviewerApplication }) {
  const t = useText(applicationTexts);
  const language = useLanguage();
  const last = application.consents.at(-1);
  return (
    <Section
      id="consents"
      title={t.partNames.consents}
      done={
        last && application.consents.every(({ withdrawnAt }) => withdrawnAt === null)
          ? t.done.consents(application.consents.length, showMoment(last.at, language))
          : null
      }
    >
      {application.consents.length === 0 && <p className="text-small text-ink-2">{t.noConsents}</p>}
      <ul className="grid gap-1.5 text-small">
        {application.consents.map(({ kind, at, textVersion, ip, withdrawnAt }) => (
          <li key={kind + at} className="flex flex-wrap gap-x-3">
            <b>{t.consentNames[kind]}</b>
            <span className="text-ink-2">
              {[showMoment(at, language), t.version(textVersion), ...(ip ? [ip] : [])].join(' · ')}
            </span>
            {withdrawnAt && (
              <span className="font-semibold text-bad-ink">
                {t.consentWithdrawn(showMoment(withdrawnAt, language))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { addressLine } from '@volante/contract/countries/address-line.ts';
import { groupPhone } from '@volante/contract/countries/phone.ts';
import type { StaffApplication } from '@volante/contract/staff/application.ts';
import { advisorDocuments, type Media } from '@volante/contract/staff/document.ts';
import type { Visit } from '@volante/contract/staff/visit.ts';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { CallError } from '../../../../lib/call/call-error.ts';
import { now } from '../../../../lib/clock.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { useQuery } from '../../../../lib/queries.ts';
import { useText } from '../../../../lib/text.ts';
import { useWindowTitle } from '../../../../lib/window-title.ts';
import { buttonClass } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { PhoneWays } from '../../../controls/phone-ways.tsx';
import { coverClass, coveredClass, Thumbnail } from '../../../controls/pictures/thumbnail.tsx';
import { useHeadHeight } from '../../../controls/use-head-height.ts';
import { NotFound, PageNotLoaded } from '../../../layout/not-found.tsx';
import { AttendanceLine } from '../../../visits/attendance.tsx';
import { When } from '../../../visits/when.tsx';
import { staffDocumentName } from '../../../words/document-names.ts';
import { mapAddress } from '../../../words/map-address.ts';
import { applicationOf, pageAddress } from '../../application.ts';
import { Notes } from '../../decision/notes.tsx';
import { type Fact, Facts, Section } from '../../section.tsx';
import { applicationTexts } from '../../texts.ts';
import { OneReport } from '../report-part.tsx';
import { callTexts } from './call-texts.ts';

/**
 * The screen for a video visit: the driver and photos of their home beside the report, which is saved as it is filled
 * in. On a phone the buttons to reach the driver stay within the thumb's reach.
 */
export function CallPage({ applicationId }: { applicationId: string }) {
  const t = useText(callTexts);
  const { data, error, refetch } = useQuery(applicationOf(applicationId));
  useWindowTitle(data ? `${data.reference} · ${t.title}` : t.title);
  if (error instanceof CallError && error.status === 404) return <NotFound />;
  if (!data) return <PageNotLoaded title={t.title} error={error} onAgain={refetch} label={t.loading} />;
  const { visit } = data;
  return (
    <main className="pb-28 desk:pb-4">
      <CallHead application={data} visit={visit} />
      {visit ? (
        <div className="mx-auto grid max-w-[1200px] items-start gap-4 p-4 wide:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <div className="grid gap-4 wide:sticky wide:top-[calc(var(--head,0px)+72px)]">
            <Who application={data} />
          </div>
          <div className="grid gap-4">
            {visit.report && (
              <Section id="report" title={t.report}>
                <OneReport key={visit.id} application={data} report={visit.report} start={visit} isDue />
              </Section>
            )}
            <Notes application={data} />
          </div>
        </div>
      ) : (
        <p className="p-4 text-ink-2">{t.none}</p>
      )}
    </main>
  );
}

function CallHead({ application, visit }: { application: StaffApplication; visit: Visit | null }) {
  const t = useText(callTexts);
  const { unnamed } = useText(applicationTexts);
  const name = `${application.contact.firstName} ${application.contact.lastName}`.trim() || unnamed;
  const head = useHeadHeight();
  return (
    <div ref={head} data-head className="z-10 border-b border-line bg-card desk:sticky desk:top-14">
      <div className="mx-auto flex max-w-[1200px] flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
        <div className="min-w-0 flex-1 basis-60">
          <h1 translate="no" className="text-big font-extrabold wrap-anywhere">
            {name}
          </h1>
          {visit && (
            <div className="flex flex-wrap gap-x-4 text-small">
              <When at={visit.startsAt} zones={[visit.zone]} />
              <span translate="no" className="text-ink-2">
                {visit.advisor.name}
              </span>
            </div>
          )}
          {visit && <AttendanceLine visit={visit} />}
        </div>
        {visit && <Ways application={application} visit={visit} />}
        {/* On a phone the report is below all the pictures. */}
        {visit?.report && (
          <a href="#report" className={classes(buttonClass('text'), '-ml-3 wide:hidden desk:ml-0')}>
            {t.toReport}
          </a>
        )}
        <Link
          href={`/applications/${application.applicationId}`}
          className={classes(buttonClass('text'), '-ml-3 desk:ml-0')}
        >
          {t.toCase}
        </Link>
      </div>
    </div>
  );
}

/**
 * The clock and the buttons to reach the driver: beside the name, or on a phone always visible, within the thumb's
 * reach.
 */
function Ways({ application, visit }: { application: StaffApplication; visit: Visit }) {
  const t = useText(callTexts);
  const big = 'min-h-12 flex-auto max-desk:px-2 desk:min-h-10 desk:flex-none';
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-line bg-card p-2 pb-[max(8px,env(safe-area-inset-bottom))] desk:static desk:border-0 desk:p-0">
      <div className="basis-full text-center text-small desk:mr-2 desk:basis-auto desk:text-base">
        <CallClock visit={visit} />
      </div>
      {visit.meetingLink && visit.status === 'booked' && (
        <a
          href={visit.meetingLink}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t.join}
          className={classes(buttonClass('solid'), big)}
        >
          <Icon name="camera" size={18} />
          {t.joinShort}
        </a>
      )}
      <PhoneWays phone={application.contact.phone} className={big} />
    </div>
  );
}

const MINUTE = 60_000;
/** Warns that time is short from this point on, in ms before the end. */
const SHORT = 5 * MINUTE;

/** The clock of the half hour: the time until it starts, the seconds while it runs, and the time since it ended. */
function CallClock({ visit }: { visit: Pick<Visit, 'startsAt' | 'endsAt'> }) {
  const t = useText(callTexts);
  const [at, setAt] = useState(() => now().getTime());
  useEffect(() => {
    const tick = setInterval(() => setAt(now().getTime()), 1000);
    return () => clearInterval(tick);
  }, []);
  const [start, end] = [Date.parse(visit.startsAt), Date.parse(visit.endsAt)];
  const about = (minutes: number) => {
    if (minutes < 60) return t.minutes(minutes);
    return minutes < 24 * 60 ? t.hours(Math.round(minutes / 60)) : t.days(Math.round(minutes / 60 / 24));
  };
  const text =
    at < start
      ? t.startsIn(about(Math.ceil((start - at) / MINUTE)))
      : at < end
        ? t.runs(minutesAndSeconds(at - start))
        : t.over(about(Math.max(1, Math.floor((at - end) / MINUTE))));
  const isShort = at >= start && at < end && end - at <= SHORT;
  return (
    <p
      role="timer"
      aria-label={t.clock}
      className={classes('font-bold tabular-nums', isShort ? 'text-warn-ink' : 'text-ink')}
    >
      {text}
    </p>
  );
}

/** `08:05`. */
function minutesAndSeconds(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return [Math.floor(seconds / 60), seconds % 60].map((n) => String(n).padStart(2, '0')).join(':');
}

/** The person to expect on the call, and their home's photos. */
function Who({ application }: { application: StaffApplication }) {
  const t = useText(callTexts);
  const none = useText(applicationTexts).notGiven;
  const language = useLanguage();
  const { claimed } = application.location ?? {};
  const place = claimed ? (
    <a
      href={mapAddress(claimed, 17)}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex items-center underline max-desk:-my-3.5 max-desk:min-h-12"
    >
      {application.location?.place ?? t.map}
    </a>
  ) : (
    application.location?.place
  );
  const facts: Fact[] = [
    [t.phone, groupPhone(application.contact.phone)],
    [t.address, addressLine(application.address, application.country)],
    [t.place, place],
  ];
  const documents = advisorDocuments.flatMap((type) => {
    const media = application.documents.find((document) => document.type === type)?.media;
    return media ? [{ media, name: staffDocumentName(type, language) }] : [];
  });
  return (
    <>
      <Section id="who" title={t.who}>
        <Facts facts={facts} none={none} narrow />
      </Section>
      <Section id="pictures" title={t.pictures}>
        <Pictures application={application} documents={documents} />
      </Section>
    </>
  );
}

function Pictures({
  application,
  documents,
}: {
  application: StaffApplication;
  documents: { media: Media; name: string }[];
}) {
  const t = useText(callTexts);
  const { photoGroups, photo } = useText(applicationTexts);
  const photos = Object.entries(application.homePhotos).flatMap(([group, given]) =>
    given.map((media, at) => ({ media, name: photo(photoGroups[group as keyof typeof photoGroups], at + 1) })),
  );
  const all = [...documents, ...photos];
  if (all.length === 0) return <p className="text-small text-ink-2">{t.noPictures}</p>;
  return (
    <>
      <p className="mb-2 text-small text-ink-2">{t.picturesLead}</p>
      <ul className="grid grid-cols-2 gap-2">
        {all.map(({ media, name }) => (
          <li key={media.id} className={`${coveredClass} rounded-[8px]`}>
            <Thumbnail
              src={pageAddress(application.applicationId, media.id, 1, 'thumb')}
              name={name}
              alt=""
              className="mb-1 aspect-4/3 w-full rounded-[8px] bg-track object-cover"
            />
            <a
              href={pageAddress(application.applicationId, media.id, 1, 'full')}
              target="_blank"
              rel="noopener noreferrer"
              className={`${coverClass} text-small font-semibold text-balance`}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

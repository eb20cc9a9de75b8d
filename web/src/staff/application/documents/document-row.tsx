import type { StaffApplication } from '@volante/contract/staff/application.ts';
import type { Document } from '@volante/contract/staff/document.ts';
import { Link } from 'wouter';
import { type Language, useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { coverClass, coveredClass, Thumbnail } from '../../controls/pictures/thumbnail.tsx';
import { showMoment } from '../../words/moments.ts';
import { isReviewerApplication, pageAddress } from '../application.ts';
import { documentName, documentState, documentStateWords, documentTones, reasonText } from '../document-words.ts';
import { applicationTexts } from '../texts.ts';
import { documentTexts } from './texts.ts';

/** One document in a row: its first page small, its state, and who decided on it or what it waits for; leads to its review. */
export function DocumentRow({ application, document }: { application: StaffApplication; document: Document }) {
  const states = useText(documentStateWords);
  const language = useLanguage();
  const state = documentState(document);
  const { media } = document;
  const name = documentName(document, language);
  const size = 'h-10 w-14 flex-none rounded-[8px] bg-track';
  const reason = whySentBack(document, language);
  const words = (
    <>
      <span className="flex flex-wrap items-center gap-x-2">
        <b>{name}</b> <Tag tone={documentTones[state]}>{states[state]}</Tag>{' '}
        <span className="text-tag text-ink-2">{standing(document, language)}</span>
      </span>{' '}
      {reason && <span className="block text-tag text-bad-ink">{reason}</span>}
    </>
  );
  const look = 'flex min-w-0 flex-[1_1_15rem] items-center gap-3 rounded-input px-1.5 py-1 text-left text-small';
  const isLink = media && isReviewerApplication(application);
  return (
    <div className={isLink ? `${look} ${coveredClass} hover:bg-brand-soft` : look}>
      {media ? (
        <Thumbnail
          src={pageAddress(application.applicationId, media.id, 1, 'thumb')}
          name={name}
          alt=""
          className={`${size} object-cover`}
        />
      ) : (
        <span className={`grid place-items-center text-ink-2 ${size}`}>
          <Icon name="file" />
        </span>
      )}
      {isLink ? (
        <Link
          href={`/applications/${application.applicationId}/review/${document.type}`}
          className={`min-w-0 flex-1 ${coverClass}`}
        >
          {words}
        </Link>
      ) : (
        <div className="min-w-0 flex-1">{words}</div>
      )}
    </div>
  );
}

function whySentBack(document: Document, language: Language): string | null {
  const { reason, note } = document;
  return reason && documentState(document) === 'rejected' ? note || reasonText(reason, language) : null;
}

/** Who decided on it and when; or since when it waits, or that the driver hasn't sent it. */
function standing(document: Document, language: Language): string {
  const t = documentTexts[language];
  const { media, hasFile, versions, required, reviewedBy, reviewedAt } = document;
  const state = documentState(document);
  const shared = applicationTexts[language];
  const isDecided = state === 'approved' || state === 'rejected';
  const parts = isDecided
    ? [reviewedBy?.name, reviewedAt && showMoment(reviewedAt, language)]
    : state === 'waiting'
      ? [media && (media.uploadedBy === 'staff' ? t.givenOn : t.sentOn)(showMoment(media.createdAt, language))]
      : [t.unsent[state === 'missing' && !required ? 'optional' : state]];
  return [...parts, versions > 1 && shared.versions(versions), hasFile && !media && shared.hiddenDocument]
    .filter(Boolean)
    .join(' · ');
}

import type { DocumentType } from '@volante/contract/documents/rules.ts';
import type { ReviewerApplication } from '@volante/contract/staff/application.ts';
import type { Document } from '@volante/contract/staff/document.ts';
import { useState } from 'react';
import { useLanguage } from '../../lib/language.ts';
import { queryOptions, useQuery } from '../../lib/queries.ts';
import { useText } from '../../lib/text.ts';
import { documentName } from '../application/document-words.ts';
import { call } from '../session/call.ts';
import { showMoment } from '../words/moments.ts';
import { reviewTexts } from './texts.ts';

/** A picture that is looked at beside a document. */
export interface Partner {
  mediaId: string;
  name: string;
  pages: number;
}

/** The documents with the driver's portrait, which show the same face. */
const portraits: readonly DocumentType[] = ['identity_card_front', 'drivers_license_front', 'selfie_photo'];

export const versionsOf = (applicationId: string, { type, revision }: Document) =>
  queryOptions({
    queryKey: ['versions', applicationId, type, revision],
    queryFn: ({ signal }) =>
      call('GET /applications/{applicationId}/documents/{type}/versions', { params: { applicationId, type }, signal }),
  });

/** The picture beside a document. `compare` shows the next one, and after the last one none; it is null if there is no other picture. */
export function usePair(application: ReviewerApplication, documents: readonly Document[], document: Document) {
  const [beside, setBeside] = useState<{ type: string; at: number } | null>(null);
  const at = beside?.type === document.type ? beside.at : null;
  const partners = usePartners(application, documents, document, at !== null);
  const compare = () => {
    const next = at === null ? 0 : at + 1;
    setBeside(next > 0 && next >= partners.length ? null : { type: document.type, at: next });
  };
  return {
    isPaired: at !== null,
    partner: at === null ? undefined : partners[at],
    compare: hasPartners(documents, document) ? compare : null,
  };
}

/** Whether anything can be looked at beside a document. */
function hasPartners(documents: readonly Document[], document: Document): boolean {
  return document.versions > 1 || portraitsBeside(documents, document).length > 0;
}

/** What a document is compared with: its earlier versions, read once `wanted`, and the other portraits. */
function usePartners(
  { applicationId }: ReviewerApplication,
  documents: readonly Document[],
  document: Document,
  wanted: boolean,
): Partner[] {
  const t = useText(reviewTexts);
  const language = useLanguage();
  const asks = wanted && document.versions > 1;
  const { data } = useQuery({ ...versionsOf(applicationId, document), enabled: asks });
  const older = asks ? (data?.items ?? []).filter(({ media }) => media.id !== document.media?.id) : [];
  return [
    ...older.map(({ media, at }) => ({
      ...{ mediaId: media.id, name: t.sentAt(showMoment(at, language)), pages: media.pages ?? 1 },
    })),
    ...portraitsBeside(documents, document).map((other) => ({
      mediaId: other.media?.id ?? '',
      name: documentName(other, language),
      pages: other.media?.pages ?? 1,
    })),
  ];
}

function portraitsBeside(documents: readonly Document[], document: Document): Document[] {
  if (!portraits.includes(document.type)) return [];
  return documents.filter(({ type, media }) => media && type !== document.type && portraits.includes(type));
}

import { isClosed } from '@volante/contract/admission/closing.ts';
import { type DocumentType, documents, documentTypes, isStatement } from '@volante/contract/documents/rules.ts';
import type { ReviewerApplication, StaffApplication } from '@volante/contract/staff/application.ts';
import type { Document } from '@volante/contract/staff/document.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { type Language, useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { FormDialog } from '../../controls/form/form-dialog.tsx';
import { useForm } from '../../controls/form/use-form.ts';
import { coverClass, coveredClass, Thumbnail } from '../../controls/pictures/thumbnail.tsx';
import { call } from '../../session/call.ts';
import { staffDocumentName } from '../../words/document-names.ts';
import { showMoment } from '../../words/moments.ts';
import { isReviewerApplication, keepApplication, pageAddress } from '../application.ts';
import { documentName, documentState, documentStateWords, documentTones, reasonText } from '../document-words.ts';
import { Section } from '../section.tsx';
import { applicationTexts } from '../texts.ts';
import { GiveDocument } from './give-document.tsx';
import { documentTexts } from './texts.ts';

/** All documents with their pictures; a press opens the review at that paper. */
export function DocumentsStrip({ application }: { application: StaffApplication }) {
  const t = useText(applicationTexts);
  const language = useLanguage();
  const isOpen = !isClosed(application);
  const waiting = application.documents.filter((document) => documentState(document) === 'waiting').length;
  return (
    <Section
      id="papers"
      title={t.partNames.papers}
      done={allApproved(application, language)}
      aside={
        <span className="flex flex-wrap items-center gap-2">
          {isOpen && waiting > 0 && <Tag tone="need">{t.papersToReview(waiting)}</Tag>}
          {isReviewerApplication(application) && isOpen && <AskForDocument application={application} />}
        </span>
      }
    >
      {application.documents.length === 0 && <p className="text-small text-ink-2">{t.noPapers}</p>}
      <ul className="grid grid-cols-2 gap-3 desk:grid-cols-[repeat(auto-fill,minmax(150px,1fr))]">
        {application.documents.map((document) => (
          <li key={document.type} className="grid">
            <GiveDocument application={application} document={document} isOpen={isOpen}>
              <DocumentTile application={application} document={document} />
            </GiveDocument>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** How many were approved, and by whom and when the last one; null while one waits or is missing. */
function allApproved({ documents }: StaffApplication, language: Language): string | null {
  const given = documents.filter(({ hasFile }) => hasFile);
  const isMissing = (one: Document) => !one.hasFile && (one.askedFor || (one.required && !one.skipped));
  if (given.length === 0 || documents.some(isMissing) || given.some(({ status }) => status !== 'approved')) return null;
  const last = [...given].sort((a, b) => (a.reviewedAt ?? '').localeCompare(b.reviewedAt ?? '')).at(-1);
  const moment = last?.reviewedAt ? showMoment(last.reviewedAt, language) : null;
  return applicationTexts[language].done.documents(given.length, last?.reviewedBy?.name ?? null, moment);
}

function DocumentTile({ application, document }: { application: StaffApplication; document: Document }) {
  const t = useText(applicationTexts);
  const states = useText(documentStateWords);
  const language = useLanguage();
  const state = documentState(document);
  const { media } = document;
  const name = documentName(document, language);
  const picture = media ? (
    <Thumbnail
      src={pageAddress(application.applicationId, media.id, 1, 'thumb')}
      name={name}
      alt=""
      className="aspect-[4/3] w-full rounded-[8px] bg-track object-cover"
    />
  ) : (
    <span className="grid aspect-[4/3] place-items-center rounded-[8px] bg-track px-2 text-center text-tag text-ink-2">
      <span>
        <span className="grid place-items-center">
          <Icon name="file" />
        </span>
        {document.hasFile ? t.hiddenPaper : t.noFile}
      </span>
    </span>
  );
  const words = (
    <>
      <b className="my-1 block">{name}</b>
      <Tag tone={documentTones[state]}>{states[state]}</Tag>
      {document.reason && state === 'rejected' && (
        <span className="mt-1 block text-tag text-bad-ink">
          {document.note || reasonText(document.reason, language)}
        </span>
      )}
      {document.versions > 1 && <span className="mt-1 block text-tag text-ink-2">{t.versions(document.versions)}</span>}
    </>
  );
  const look = 'block flex-1 rounded-input border border-line p-2 text-left text-small';
  const isLink = media && isReviewerApplication(application);
  return (
    <div className={isLink ? `${look} ${coveredClass} hover:border-brand` : look}>
      {picture}
      {isLink ? (
        <Link href={`/applications/${application.applicationId}/review/${document.type}`} className={coverClass}>
          {words}
        </Link>
      ) : (
        words
      )}
    </div>
  );
}

/** Asks the driver for a document that isn't requested by default, or was optional so far. */
function AskForDocument({ application }: { application: ReviewerApplication }) {
  const t = useText(documentTexts);
  const [asks, setAsks] = useState(false);
  const types = documentTypes.filter((type) => mayAsk(application, type));
  if (types.length === 0) return null;
  return (
    <>
      <Button kind="outline" onClick={() => setAsks(true)}>
        {t.ask}
      </Button>
      {asks && <AskDialog applicationId={application.applicationId} types={types} onClose={() => setAsks(false)} />}
    </>
  );
}

interface AskDialogProps {
  applicationId: string;
  types: readonly DocumentType[];
  onClose(): void;
}

function AskDialog({ applicationId, types, onClose }: AskDialogProps) {
  const t = useText(documentTexts);
  const language = useLanguage();
  const nameOf = (item: DocumentType) =>
    isStatement(item)
      ? t.statement(staffDocumentName(item, language), documents[item].monthsBack)
      : staffDocumentName(item, language);
  const form = useForm({ type: '' as DocumentType | '' }, ({ type }) => ({ type: type === '' && t.chooseOne }));
  const ask = form.sends(async ({ type }) => {
    if (type === '') return;
    const params = { applicationId };
    keepApplication(
      await call('POST /applications/{applicationId}/documents', { params, body: { type } }),
      t.asked(nameOf(type)),
    );
    onClose();
  });
  return (
    <FormDialog title={t.ask} form={form} onSubmit={ask} send={t.askSend} leave={t.cancel} onClose={onClose}>
      <SelectField
        label={t.which}
        hint={t.askLead}
        autoFocus
        placeholder={t.choose}
        options={types.map((value) => ({ value, label: nameOf(value) }))}
        {...form.field('type')}
      />
    </FormDialog>
  );
}

/** Documents that were neither sent nor already requested. */
function mayAsk(application: ReviewerApplication, type: DocumentType): boolean {
  if ('record' in documents[type]) return false;
  const document = application.documents.find((each) => each.type === type);
  return !document || (!document.hasFile && !document.required && !document.askedFor);
}

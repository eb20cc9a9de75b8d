import { isClosed } from '@volante/contract/admission/closing.ts';
import { type DocumentType, documents, documentTypes, isStatement } from '@volante/contract/documents/rules.ts';
import type { ReviewerApplication, StaffApplication } from '@volante/contract/staff/application.ts';
import type { Document } from '@volante/contract/staff/document.ts';
import { useState } from 'react';
import { type Language, useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { FormDialog } from '../../controls/form/form-dialog.tsx';
import { useForm } from '../../controls/form/use-form.ts';
import { call } from '../../session/call.ts';
import { staffDocumentName } from '../../words/document-names.ts';
import { showMoment } from '../../words/moments.ts';
import { isReviewerApplication, keepApplication } from '../application.ts';
import { documentState } from '../document-words.ts';
import { Section } from '../section.tsx';
import { applicationTexts } from '../texts.ts';
import { DocumentRow } from './document-row.tsx';
import { GiveDocument } from './give-document.tsx';
import { documentTexts } from './texts.ts';

/** All documents in rows; a press opens the review at that paper. */
export function DocumentsPart({ application }: { application: StaffApplication }) {
  const t = useText(applicationTexts);
  const language = useLanguage();
  const isOpen = !isClosed(application);
  const waiting = application.documents.filter((document) => documentState(document) === 'waiting').length;
  return (
    <Section
      id="documents"
      title={t.partNames.documents}
      done={allApproved(application, language)}
      aside={
        <span className="flex flex-wrap items-center gap-2">
          {isOpen && waiting > 0 && <Tag tone="need">{t.documentsToReview(waiting)}</Tag>}
          {isReviewerApplication(application) && isOpen && <AskForDocument application={application} />}
        </span>
      }
    >
      {application.documents.length === 0 && <p className="text-small text-ink-2">{t.noDocuments}</p>}
      <ul>
        {application.documents.map((document) => (
          <li key={document.type} className="border-t border-line">
            <GiveDocument application={application} document={document} isOpen={isOpen}>
              <DocumentRow application={application} document={document} />
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
  const isMissing = ({ hasFile, askedFor, required, skipped }: Document) =>
    !hasFile && (askedFor || (required && !skipped));
  if (given.length === 0 || documents.some(isMissing) || given.some(({ status }) => status !== 'approved')) return null;
  const last = [...given].sort((a, b) => (a.reviewedAt ?? '').localeCompare(b.reviewedAt ?? '')).at(-1);
  const moment = last?.reviewedAt ? showMoment(last.reviewedAt, language) : null;
  return applicationTexts[language].done.documents(given.length, last?.reviewedBy?.name ?? null, moment);
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

import { type DocumentType, documents, documentTypes, isStatement } from '@volante/contract/documents/rules.ts';
import type { ReviewerCase } from '@volante/contract/staff/case.ts';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { keepCase } from '../../application/application.ts';
import { FormDialog } from '../../controls/form/form-dialog.tsx';
import { useForm } from '../../controls/form/use-form.ts';
import { call } from '../../session/call.ts';
import { staffDocumentName } from '../../words/document-names.ts';
import { paperTexts } from './paper-texts.ts';

/** Asks the driver for a paper that isn't requested by default, or was optional so far. */
export function AskForPaper({ one }: { one: ReviewerCase }) {
  const t = useText(paperTexts);
  const [asks, setAsks] = useState(false);
  const types = documentTypes.filter((type) => mayAsk(one, type));
  if (types.length === 0) return null;
  return (
    <>
      <Button kind="outline" onClick={() => setAsks(true)}>
        {t.ask}
      </Button>
      {asks && <AskDialog applicationId={one.applicationId} types={types} onClose={() => setAsks(false)} />}
    </>
  );
}

interface AskDialogProps {
  applicationId: string;
  types: readonly DocumentType[];
  onClose(): void;
}

function AskDialog({ applicationId, types, onClose }: AskDialogProps) {
  const t = useText(paperTexts);
  const language = useLanguage();
  const nameOf = (one: DocumentType) =>
    isStatement(one)
      ? t.statement(staffDocumentName(one, language), documents[one].monthsBack)
      : staffDocumentName(one, language);
  const form = useForm({ type: '' as DocumentType | '' }, ({ type }) => ({ type: type === '' && t.chooseOne }));
  const ask = form.sends(async ({ type }) => {
    if (type === '') return;
    const params = { applicationId };
    keepCase(
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
function mayAsk(one: ReviewerCase, type: DocumentType): boolean {
  if ('record' in documents[type]) return false;
  const paper = one.documents.find((each) => each.type === type);
  return !paper || (!paper.hasFile && !paper.required && !paper.askedFor);
}

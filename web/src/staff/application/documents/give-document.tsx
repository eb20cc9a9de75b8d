import { type DocumentType, documents, type FileKind } from '@volante/contract/documents/rules.ts';
import { isPdfOnly } from '@volante/contract/media/rules.ts';
import type { StaffApplication } from '@volante/contract/staff/application.ts';
import type { Document } from '@volante/contract/staff/document.ts';
import { may } from '@volante/contract/staff/roles.ts';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { CallError } from '../../../lib/call/call-error.ts';
import { takesOnlyPdf } from '../../../lib/files/file-kind.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { FileInput } from '../../../ui/files/file-picker.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { showFailure } from '../../controls/failure-notice.tsx';
import { call } from '../../session/call.ts';
import { useMe } from '../../session/session.ts';
import { upload } from '../../session/upload.ts';
import { keepApplication } from '../application.ts';
import { documentName, documentState } from '../document-words.ts';
import { documentTexts } from './texts.ts';

interface GiveDocumentProps {
  application: StaffApplication;
  document: Document;
  /** The application is not decided. */
  isOpen: boolean;
  children: ReactNode;
}

/** A document's place, for which staff choose or drop files on the driver's behalf. */
export function GiveDocument({ application, document, isOpen, children }: GiveDocumentProps) {
  const t = useText(documentTexts);
  const { account } = useMe();
  const language = useLanguage();
  const id = useId();
  const [share, setShare] = useState<number | null>(null);
  const [over, setOver] = useState(false);
  const { applicationId } = application;
  const { type } = document;
  const name = documentName(document, language);
  const accepts: readonly FileKind[] = documents[type].accepts;
  const mayGive = isOpen && accepts.length > 0 && document.status !== 'approved';
  const mayTakeBack = isOpen && documentState(document) === 'asked' && may(account, 'decide');

  async function send(files: File[]): Promise<void> {
    setShare(0);
    try {
      keepApplication(await sendDocument(applicationId, type, files, setShare), t.given(name));
    } catch (error) {
      showFailure(error);
    } finally {
      setShare(null);
    }
  }
  const takeBack = () =>
    call('DELETE /applications/{applicationId}/documents/{type}/ask', { params: { applicationId, type } }).then(
      (next) => {
        keepApplication(next, t.notAsked(name));
      },
      showFailure,
    );
  if (!mayGive) return children;

  const drop = {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave(event: DragEvent) {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop(event: DragEvent) {
      setOver(false);
      // The input inside took them.
      if (event.defaultPrevented) return;
      event.preventDefault();
      const files = [...event.dataTransfer.files];
      if (files.length === 0) return;
      if (share === null) void send(files);
      else toast.error(t.oneAtATime);
    },
  };
  return (
    <div
      {...drop}
      className={`flex min-w-0 items-center rounded-input max-desk:flex-wrap ${over ? 'bg-brand-soft outline-2 outline-brand outline-dashed' : ''}`}
    >
      {children}
      <div className="ml-auto flex flex-none max-desk:-mt-3">
        <label
          htmlFor={id}
          className={`${buttonClass('text')} relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand`}
        >
          {share !== null && <Spinner />}
          <span>{share !== null ? t.sending(Math.round(share * 100)) : document.hasFile ? t.replace : t.give}</span>
          <span className="sr-only"> {name}</span>
          <FileInput
            id={id}
            accept={accepts.includes('pdf') ? 'application/pdf,image/*' : 'image/*'}
            multiple={isPdfOnly(documents[type])}
            disabled={share !== null}
            onFiles={(files) => void send(files)}
          />
        </label>
        {mayTakeBack && (
          <Button kind="text" onClick={takeBack}>
            {t.dontAsk}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
    </div>
  );
}

/**
 * Sends the files chosen for a document as one file: photos are shrunk, and become the pages of a PDF where only PDF is
 * accepted. Rejects with `CallError`, or with `FileProblem` for files that would not be accepted.
 */
async function sendDocument(
  applicationId: string,
  type: DocumentType,
  chosen: readonly File[],
  onProgress: (share: number) => void,
): Promise<StaffApplication> {
  const { prepareFile, filesToSend } = await import('../../../lib/files/prepare-file.ts');
  const prepared = [];
  for (const file of chosen) prepared.push(await prepareFile(type, file));
  const arePages = takesOnlyPdf(type) && prepared.every(({ photo }) => photo);
  if (prepared.length > 1 && !arePages) throw new CallError({ kind: 'unprocessable_error', code: 'too_many_files' });
  const name = chosen[0]?.name.replace(/\.[^.]*$/, '') || type;
  const { files } = await filesToSend(type, prepared, name);
  return upload('POST /applications/{applicationId}/documents/{type}/file', {
    params: { applicationId, type },
    fields: {},
    part: 'file',
    files,
    onProgress,
  });
}

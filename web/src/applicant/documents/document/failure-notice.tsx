import { type DocumentType, documents } from '@volante/contract/documents/rules.ts';
import { dictionary, useText } from '../../../lib/text.ts';
import { Details } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { HelpLink } from '../../layout/help-link.tsx';
import { ScreenButton } from '../../navigation/link.tsx';
import { type Failure, mayRetry } from '../../uploads/failure.ts';
import { failureWords } from '../../uploads/failure-words.ts';

interface Props {
  failure: Failure;
  type: DocumentType;
  /** The file is still chosen. */
  chosen: boolean;
}

/** Why a file was refused, next to its picker; includes the steps for a PDF without a password. */
export default function FailureNotice({ failure, type, chosen }: Props) {
  const t = useText(documentFailureTexts);
  const { code } = failure;
  const passing = mayRetry(failure);
  const full = code === 'file_quota_exceeded';
  if (code === 'waits_unread')
    return (
      <Notice tone="warn" title={t.waits} live>
        {t.waitsHow}
      </Notice>
    );
  const own: Record<string, string> = t.own;
  return (
    <div className="grid grid-cols-1 gap-2">
      <Notice tone="bad" title={passing || full ? t.failed : t.refused} live>
        <span>{own[code] ?? failureWords(failure, documents[type])}</span>{' '}
        {passing && chosen && code !== 'rate_limited' && <span>{t.retry}</span>}
      </Notice>
      {code === 'application_closed' && (
        <ScreenButton to="/documents-success" kind="outline">
          {t.seeDecision}
        </ScreenButton>
      )}
      {full && <HelpLink kind="outline" />}
      {code === 'pdf_password_protected' && <Details summary={t.passwordHow}>{t.passwordSteps}</Details>}
    </div>
  );
}

/** Failure texts specific to documents. */
const documentFailureTexts = dictionary({
  es: {
    failed: 'No se pudo enviar',
    refused: 'No podemos usar este archivo',
    retry: 'Toca Continuar para intentarlo otra vez. No hace falta elegirlo de nuevo.',
    waits: 'Aún no se envía',
    waitsHow: 'Falló la conexión. No hace falta elegirlo de nuevo: seguimos con tu archivo en cuanto vuelva.',
    own: {
      file_chosen_twice: 'Este archivo ya lo elegiste para otro mes. Busca el de este mes.',
      pdf_password_protected: 'El PDF tiene contraseña.',
      document_not_found: 'Ya no necesitamos este documento.',
      document_required: 'Este documento es necesario y no se puede dejar para después.',
      section_approved: 'Este documento ya fue aprobado y no se puede cambiar.',
    },
    seeDecision: 'Ver cómo va mi solicitud',
    passwordHow: 'Cómo guardarlo sin contraseña',
    passwordSteps:
      'Abre el PDF con su contraseña, elige Imprimir o Compartir y guárdalo como PDF. La copia ya no la pide. También puedes tomarle una foto a cada página.',
  },
  en: {
    failed: 'It couldn’t be sent',
    refused: 'We can’t use this file',
    retry: 'Press Continue to try again. You won’t have to choose it again.',
    waits: 'Not sent yet',
    waitsHow:
      'The connection failed. You don’t have to choose it again: we’ll go on with your file as soon as it’s back.',
    own: {
      file_chosen_twice: 'You already chose this file for another month. Look for this month’s.',
      pdf_password_protected: 'The PDF has a password.',
      document_not_found: 'We don’t need this document anymore.',
      document_required: 'This document is required and can’t be left for later.',
      section_approved: 'This document was approved and can’t be changed.',
    },
    seeDecision: 'See where my application stands',
    passwordHow: 'How to save it without a password',
    passwordSteps:
      'Open the PDF with its password, choose Print or Share, and save it as a PDF. The copy won’t ask for it. You can also take a photo of each page.',
  },
});

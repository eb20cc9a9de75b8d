import type { DocumentView } from '@volante/contract/application.ts';
import { documents, isMissing } from '@volante/contract/documents/rules.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { acceptOf, takesOnlyPdf } from '../../../lib/files/file-kind.ts';
import { useKeptFocus } from '../../../lib/keep-focus.ts';
import { useText } from '../../../lib/text.ts';
import { useWide } from '../../../lib/wide.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FilePicker } from '../../../ui/files/file-picker.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Tag, type TagTone } from '../../../ui/tag.tsx';
import { useProvedFirst } from '../../application/limited/limited.ts';
import { usePageCamera } from '../camera/use-page-camera.tsx';
import { RejectionNotice } from '../document/rejection-notice.tsx';
import { ChosenFile, FailureNotice } from '../lazy-parts.tsx';
import { statementTexts } from '../statements/statement-texts.ts';
import { documentTexts } from '../texts.ts';
import { holdsAll, waits } from './slot.ts';
import type { Slots } from './slots.ts';

interface SlotCardProps {
  document: DocumentView;
  /** The month, or the side of a card. */
  title: string;
  slots: Slots;
  /** Takes several PDFs chosen for this document; without it there is room for one. */
  onSeveral?: ((files: File[]) => void) | undefined;
  /** Words about the chosen file. */
  children?: ReactNode;
}

/** One of several documents on a screen: its state, its chosen file, and the picker. */
export function SlotCard({ document, title, slots, onSeveral, children }: SlotCardProps) {
  const { type } = document;
  const t = useText(documentTexts);
  const s = useText(statementTexts);
  const [replacing, setReplacing] = useState(false);
  const provedFirst = useProvedFirst();
  const slot = slots.of(type);
  const chosen = waits(slot);
  const open = isMissing(document) || replacing;
  const tag = tagOf(document, chosen);
  const focus = useKeptFocus(`${chosen} ${open}`);
  const chosenHere = useRef(false);
  // A newly chosen file may be hidden behind Continue.
  useEffect(() => {
    if (chosen && chosenHere.current) focus.ref.current?.scrollIntoView({ block: 'nearest' });
    chosenHere.current = false;
  }, [chosen, focus.ref]);
  return (
    <div {...focus} className="focus:outline-none">
      <Card className="grid grid-cols-1 gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h2 className="font-bold">{title}</h2>
          <Tag tone={tag.tone}>{s[tag.text]}</Tag>
        </div>
        <RejectionNotice document={document} chosen={chosen} />
        {slot.failure && <FailureNotice failure={slot.failure} type={type} chosen={chosen} />}
        {chosen && <ChosenFile type={type} slots={slots} small />}
        {slot.preparing && (
          <Notice tone="info" live>
            {t.preparing}
          </Notice>
        )}
        {children}
        {(chosen ? slot.files[0]?.photo && takesOnlyPdf(type) : open) && (
          <Choose
            document={document}
            title={title}
            slots={slots}
            onSeveral={onSeveral}
            onChosen={() => (chosenHere.current = true)}
          />
        )}
        {!chosen && !open && document.status === 'pending' && (
          <Button
            kind="text"
            aria-label={`${t.replace}: ${title}`}
            onClick={() => provedFirst(() => setReplacing(true))}
          >
            {t.replace}
          </Button>
        )}
      </Card>
    </div>
  );
}

interface ChooseProps extends Omit<SlotCardProps, 'children'> {
  onChosen: () => void;
}

function Choose({ document: { type }, title, slots, onSeveral, onChosen }: ChooseProps) {
  const t = useText(documentTexts);
  const wide = useWide();
  const onFiles = (files: File[]) => {
    onChosen();
    if (onSeveral && !holdsAll(type, files)) onSeveral(files);
    else void slots.choose(type, files);
  };
  const { instead, dialog } = usePageCamera(type, onFiles);
  const pages = waits(slots.of(type));
  const onlyPdf = takesOnlyPdf(type);
  const photos = acceptOf(['jpeg', 'png']);
  const common = { onFiles, disabled: slots.preparing, kind: 'outline' as const };
  if (pages)
    return (
      <FilePicker {...common} accept={photos} multiple>
        {t.addPage}
        <span className="sr-only">: {title}</span>
      </FilePicker>
    );
  return (
    <div className="grid grid-cols-2 gap-2">
      {!wide && (
        <FilePicker {...common} accept={photos} camera="environment" instead={instead} className="text-small">
          {t.takePhoto}
          <span className="sr-only">: {title}</span>
        </FilePicker>
      )}
      <FilePicker
        {...common}
        accept={onlyPdf ? acceptOf(['pdf', 'jpeg', 'png']) : acceptOf(documents[type].accepts)}
        multiple={onlyPdf}
        className={wide ? 'col-span-2' : 'text-small'}
      >
        {onlyPdf ? t.choosePdf : t.chooseFile}
        <span className="sr-only">: {title}</span>
      </FilePicker>
      {dialog}
    </div>
  );
}

function tagOf(document: DocumentView, chosen: boolean) {
  const tag = (tone: TagTone, text: 'ready' | 'rejected' | 'missing' | 'open' | 'approved' | 'sent') => ({
    tone,
    text,
  });
  if (chosen) return tag('neutral', 'ready');
  if (document.status === 'rejected') return tag('bad', 'rejected');
  if (document.mediaId === null) return document.required ? tag('need', 'missing') : tag('neutral', 'open');
  return document.status === 'approved' ? tag('ok', 'approved') : tag('ok', 'sent');
}

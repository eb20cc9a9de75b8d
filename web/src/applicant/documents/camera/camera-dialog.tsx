import { type DocumentType, documents } from '@volante/contract/documents/rules.ts';
import { useEffect, useRef } from 'react';
import type { Seen } from '../../../lib/camera/look.ts';
import { acceptOf } from '../../../lib/files/file-kind.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { FilePicker } from '../../../ui/files/file-picker.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useDocumentName } from '../../application/document-names.ts';
import { cameraTexts } from './camera-texts.ts';
import { useCameraView } from './use-camera-view.ts';

interface CameraDialogProps {
  type: DocumentType;
  onFiles: (files: File[]) => void;
  onClose: () => void;
  /** The camera can't be used here; the alternatives are shown. */
  onFault: () => void;
}

/**
 * The camera in full screen, with a frame the size of the document. The photo is taken automatically once the document
 * fills the frame.
 */
export function CameraDialog({ type, onFiles, onClose, onFault }: CameraDialogProps) {
  const t = useText(cameraTexts);
  const name = useDocumentName()(type);
  const ref = useRef<HTMLDialogElement>(null);
  const view = useCameraView({ onPhoto: (photo) => onFiles([photo]), onFault });
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  const { subject } = documents[type];
  const { fault, seen, light } = view;
  const shown = fault === null || fault === 'black';
  return (
    <dialog
      ref={ref}
      aria-label={t.title(name)}
      onClose={onClose}
      className={`m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden bg-[#0b0814] p-0 text-[#fff] ${onDark}`}
    >
      <div className="mx-auto flex h-full max-w-[640px] flex-col">
        <div className="flex flex-none items-center justify-between gap-3 py-1 pr-1 pl-4">
          <h2 className="truncate font-bold">{name}</h2>
          <button
            type="button"
            aria-label={t.close}
            onClick={onClose}
            className="grid size-12 flex-none place-items-center"
          >
            <Icon name="close" />
          </button>
        </div>
        <p role="status" className="min-h-8 flex-none px-4 text-center font-bold">
          {fault === null && guideOf(seen, subject === 'card' ? 'card' : 'page', t)}
        </p>
        {shown ? (
          <div className="relative min-h-0 flex-1 overflow-hidden">
            <video ref={view.video} muted playsInline className="absolute inset-0 size-full object-cover" />
            <div className="absolute inset-0 grid place-items-center py-3">
              <div
                ref={view.frame}
                className={`${subject === 'card' ? 'aspect-[1.586] w-[88%]' : 'aspect-[0.773] h-[92%] max-w-[88%]'} rounded-card border-4 shadow-[0_0_0_200vmax_#0b0814a6] transition-colors duration-150 ${seen === 'held' ? 'border-[#29cc97]' : 'border-[#fff]'}`}
              />
            </div>
          </div>
        ) : (
          <div className="grid flex-1 place-content-center justify-items-center gap-4 px-8 text-center">
            <Icon name="camera" size={40} />
            <p role="alert">{t.faults[fault]}</p>
          </div>
        )}
        <div className="grid flex-none grid-cols-1 gap-2 p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
          {shown && (
            <p
              className="grid min-h-10 place-items-center text-center text-small text-balance"
              role={fault ? 'alert' : undefined}
            >
              {fault ? t.faults[fault] : t.auto}
            </p>
          )}
          {fault ? (
            <FilePicker accept={photos} camera="environment" onFiles={onFiles} icon={<Icon name="camera" />}>
              {t.phoneCamera}
            </FilePicker>
          ) : (
            <Button icon={<Icon name="camera" />} disabled={seen === null} onClick={view.take}>
              {t.shutter}
            </Button>
          )}
          <div className={`grid gap-2 ${light === null ? 'grid-cols-1' : 'grid-cols-2'}`}>
            <FilePicker kind="outline" accept={photos} onFiles={onFiles}>
              {t.chooseFile}
            </FilePicker>
            {light !== null && (
              <Button kind="outline" aria-pressed={light} onClick={view.toggleLight}>
                {light ? t.lightOff : t.lightOn}
              </Button>
            )}
          </div>
        </div>
      </div>
    </dialog>
  );
}

// Dark in both themes, and so are its buttons: white ones would outshine the shutter.
const onDark =
  '[--color-brand-fill:#7433ff] [--color-brand-press:#834bff] [--color-brand-soft:#271a47] [--color-brand-ink:#c5adff] [--color-brand:#9b6bff] [--color-card:#1c1530] [--color-field-line:#7d7399] [--color-track:#2e2547] [--color-ink-2:#b9b1cd]';
const photos = acceptOf(['jpeg', 'png']);
type Words = ReturnType<typeof useText<(typeof cameraTexts)['es']>>;

function guideOf(seen: Seen | null, subject: 'card' | 'page', t: Words): string {
  const of = t.guides[subject];
  if (seen === null || seen === 'black') return t.starting;
  if (seen === 'away' || seen === 'loose' || seen === 'tilted' || seen === 'glare') return of[seen];
  return t.guides[seen];
}

import { type DocumentType, documents, type PhotoSubject } from '@volante/contract/documents/rules.ts';
import { acceptOf, takesOnlyPdf } from '../../../lib/files/file-kind.ts';
import { useText } from '../../../lib/text.ts';
import { useWide } from '../../../lib/wide.ts';
import type { ButtonKind } from '../../../ui/button.tsx';
import { CheckList } from '../../../ui/check-list.tsx';
import { CaptureArea } from '../../../ui/files/capture-area.tsx';
import { FilePicker } from '../../../ui/files/file-picker.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SubjectOutline } from '../../drawings/subject-outline.tsx';
import { InAppHint } from '../../uploads/in-app-hint.tsx';
import { usePageCamera } from '../camera/use-page-camera.tsx';
import type { Slots } from '../slots/slots.ts';
import { documentTexts } from '../texts.ts';
import { doubtfulPage } from './doubtful-page.ts';
import { ExampleButton } from './example.tsx';

interface CaptureProps {
  type: DocumentType;
  onFiles: (files: File[]) => void;
  disabled: boolean;
}

/**
 * Outline, tips and the secondary ways to choose a file; the primary way is the screen's solid button, `CaptureButton`.
 */
export function Capture({ type, onFiles, disabled }: CaptureProps) {
  const t = useText(documentTexts);
  const { camera, area, photos, files } = useWays(type);
  const { instead, dialog } = usePageCamera(type, onFiles);
  const onlyPdf = takesOnlyPdf(type);
  const lesser = { kind: 'text', onFiles, disabled } as const;
  return (
    <div className="grid grid-cols-1 gap-3.5">
      <CaptureArea
        {...area}
        instead={instead}
        onFiles={onFiles}
        disabled={disabled}
        tall={false}
        drawing={<SubjectOutline subject={documents[type].subject} />}
        dropText={t.drop}
      >
        {area.camera ? t.tapCamera : t.tapFile}
      </CaptureArea>
      <Tips subject={onlyPdf ? 'pdf' : documents[type].subject} />
      <div className="grid grid-cols-2 gap-1">
        {area.camera && (
          <FilePicker {...lesser} accept={files}>
            {t.chooseFile}
          </FilePicker>
        )}
        {onlyPdf && camera && (
          <FilePicker {...lesser} accept={photos} camera={camera} instead={instead}>
            {t.takePhoto}
          </FilePicker>
        )}
        <ExampleButton type={type} className={camera ? '' : 'col-span-2'} />
      </div>
      {camera && <InAppHint />}
      {dialog}
    </div>
  );
}

/** Opens the camera; on a computer, or if a PDF is required, the file picker. */
export function CaptureButton({ type, onFiles, disabled }: CaptureProps) {
  const t = useText(documentTexts);
  const { area } = useWays(type);
  const { instead, dialog } = usePageCamera(type, onFiles);
  const icon = <Icon name={area.camera ? 'camera' : 'file'} />;
  return (
    <>
      <FilePicker {...area} onFiles={onFiles} disabled={disabled} icon={icon} instead={instead}>
        {area.camera ? t.openCamera : takesOnlyPdf(type) ? t.choosePdf : t.chooseFile}
      </FilePicker>
      {dialog}
    </>
  );
}

function useWays(type: DocumentType) {
  const ways = waysOf(type, useWide());
  const camera = takesOnlyPdf(type) ? undefined : ways.camera;
  return { ...ways, area: { camera, accept: camera ? ways.photos : ways.files } };
}

function Tips({ subject }: { subject: PhotoSubject | 'pdf' }) {
  const t = useText(documentTexts);
  return <CheckList lines={Object.values(t.tips[subject])} />;
}

/**
 * Replaces a chosen file: a photo by another photo, a page of a future PDF by a better one (all of them, if staff sent them back), any
 * other file by another file.
 */
export function TakeAgain({ type, slots, kind }: { type: DocumentType; slots: Slots; kind: ButtonKind }) {
  const t = useText(documentTexts);
  const { files, preparing, sentBack } = slots.of(type);
  const { camera, photos, files: accepted } = waysOf(type, useWide());
  const photo = files[0]?.photo && camera;
  const replace = async (chosen: File[]) => {
    const before = slots.of(type).files.length;
    await slots.choose(type, chosen);
    // If photos become one PDF, the new one was added; otherwise it has replaced the first.
    if (!takesOnlyPdf(type) || slots.of(type).files.length <= before) return;
    for (let gone = sentBack ? before : 1; gone > 0; gone--)
      slots.removePage(type, sentBack ? 0 : (doubtfulPage(files) ?? 0));
  };
  const { instead, dialog } = usePageCamera(type, replace);
  return (
    <>
      <FilePicker
        kind={kind}
        accept={photo ? photos : accepted}
        camera={photo || undefined}
        instead={instead}
        onFiles={replace}
        disabled={preparing}
      >
        {photo ? t.takeAnother : t.chooseAnother}
      </FilePicker>
      {dialog}
    </>
  );
}

/** How a document is photographed and chosen on this device. */
interface Ways {
  /** The camera to open; none on a computer. */
  camera: 'user' | 'environment' | undefined;
  /** Types accepted by the camera's input. */
  photos: string;
  /** Types accepted by the file picker; where only PDF is accepted also photos, which become a PDF. */
  files: string;
}

function waysOf(type: DocumentType, wide: boolean): Ways {
  const { accepts, subject } = documents[type];
  return {
    camera: wide ? undefined : subject === 'face' ? 'user' : 'environment',
    photos: acceptOf(['jpeg', 'png']),
    files: takesOnlyPdf(type) ? acceptOf(['pdf', 'jpeg', 'png']) : acceptOf(accepts),
  };
}

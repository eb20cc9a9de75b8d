import { type DocumentType, documents, type Paper } from '@volante/contract/documents/rules.ts';
import { takesOnlyPdf } from '../../../lib/files/file-kind.ts';
import { useText } from '../../../lib/text.ts';
import { useWide } from '../../../lib/wide.ts';
import { CheckList } from '../../../ui/check-list.tsx';
import { CaptureArea } from '../../../ui/files/capture-area.tsx';
import { FilePicker } from '../../../ui/files/file-picker.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PaperOutline } from '../../drawings/paper-outline.tsx';
import { InAppHint } from '../../uploads/in-app-hint.tsx';
import { usePageCamera } from '../camera/use-page-camera.tsx';
import { documentTexts } from '../texts.ts';
import { waysOf } from './camera.ts';
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
        drawing={<PaperOutline paper={documents[type].paper} />}
        dropText={t.drop}
      >
        {area.camera ? t.tapCamera : t.tapFile}
      </CaptureArea>
      <Tips paper={onlyPdf ? 'pdf' : documents[type].paper} />
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

function Tips({ paper }: { paper: Paper | 'pdf' }) {
  const t = useText(documentTexts);
  return <CheckList lines={Object.values(t.tips[paper])} />;
}

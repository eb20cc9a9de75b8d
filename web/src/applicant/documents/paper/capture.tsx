import { type DocumentType, documents, type Paper } from '@volante/contract/documents/rules.ts';
import { acceptOf } from '../../../lib/files/file-kind.ts';
import { useText } from '../../../lib/text.ts';
import { useWide } from '../../../lib/wide.ts';
import { CaptureArea } from '../../../ui/files/capture-area.tsx';
import { FilePicker } from '../../../ui/files/file-picker.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PaperOutline } from '../../drawings/paper-outline.tsx';
import { documentTexts } from '../texts.ts';
import { ExampleButton } from './example.tsx';
import { takesOnlyPdf } from './prepare-file.ts';

interface CaptureProps {
  type: DocumentType;
  onFiles: (files: File[]) => void;
  disabled: boolean;
}

/** Photographs or chooses a document: camera first, file second, example third; on a computer the file first. */
export function Capture({ type, onFiles, disabled }: CaptureProps) {
  const t = useText(documentTexts);
  const wide = useWide();
  const { accepts, paper } = documents[type];
  const onlyPdf = takesOnlyPdf(type);
  const photos = acceptOf(['jpeg', 'png']);
  const files = onlyPdf ? acceptOf(['pdf', 'jpeg', 'png']) : acceptOf(accepts);
  const camera: 'user' | 'environment' | undefined =
    wide || onlyPdf ? undefined : paper === 'face' ? 'user' : 'environment';
  const area = { accept: camera ? photos : files, onFiles, disabled, camera } as const;
  return (
    <div className="grid grid-cols-1 gap-3.5">
      <CaptureArea {...area} tall={false} drawing={<PaperOutline paper={paper} />} dropText={t.drop}>
        {camera ? t.tapCamera : t.tapFile}
      </CaptureArea>
      <Tips paper={onlyPdf ? 'pdf' : paper} />
      <div className="grid grid-cols-1 gap-1">
        <FilePicker {...area} icon={<Icon name={camera ? 'camera' : 'file'} />}>
          {camera ? t.openCamera : onlyPdf ? t.choosePdf : t.chooseFile}
        </FilePicker>
        <div className="grid grid-cols-2 gap-1">
          {camera && (
            <FilePicker kind="text" accept={files} onFiles={onFiles} disabled={disabled}>
              {t.chooseFile}
            </FilePicker>
          )}
          {onlyPdf && !wide && (
            <FilePicker kind="text" accept={photos} camera="environment" onFiles={onFiles} disabled={disabled}>
              {t.takePhoto}
            </FilePicker>
          )}
          <ExampleButton type={type} className={wide ? 'col-span-2' : ''} />
        </div>
      </div>
    </div>
  );
}

function Tips({ paper }: { paper: Paper | 'pdf' }) {
  const t = useText(documentTexts);
  return (
    <ul className="grid grid-cols-1 gap-1.5 text-small">
      {Object.values(t.tips[paper]).map((tip) => (
        <li key={tip} className="flex gap-2.5">
          <span className="text-ok-ink">
            <Icon name="check" size={18} />
          </span>
          {tip}
        </li>
      ))}
    </ul>
  );
}

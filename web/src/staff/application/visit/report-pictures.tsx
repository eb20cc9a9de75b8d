import type { Media } from '@volante/contract/staff/document.ts';
import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { FileInput } from '../../../ui/files/file-picker.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { showFailure } from '../../controls/failure-notice.tsx';
import { Thumbnail } from '../../controls/pictures/thumbnail.tsx';
import { upload } from '../../session/upload.ts';
import { pageAddress } from '../application.ts';
import { reportTexts } from './report-texts.ts';
import type { useReport } from './use-report.ts';

interface ReportPicturesProps {
  applicationId: string;
  writing: ReturnType<typeof useReport>;
}

/** The pictures of a draft, which are sent as soon as they are chosen. */
export function ReportPictures({ applicationId, writing }: ReportPicturesProps) {
  const t = useText(reportTexts);
  const id = useId();
  const [under, setUnder] = useState<{ at: number; of: number } | null>(null);
  // Pictures pasted or dropped while others are sent follow them.
  const row = useRef<File[]>([]);
  const { images, visitId } = writing.shown;

  async function send(files: File[]): Promise<void> {
    const all = row.current;
    all.push(...files);
    if (all.length > files.length) return setUnder((under) => under && { ...under, of: all.length });
    for (const [index, chosen] of all.entries()) {
      setUnder({ at: index + 1, of: all.length });
      // One that fails doesn't keep the others from being sent.
      await sendOne(chosen).catch((error) => showFailure(error, chosen.name));
    }
    row.current = [];
    setUnder(null);
  }

  async function sendOne(chosen: File): Promise<void> {
    const { preparePhoto } = await import('../../../lib/files/prepare-photo.ts');
    const file = await preparePhoto(chosen);
    const input = { params: { visitId }, fields: {}, part: 'file', files: [file] } as const;
    writing.keep(await upload('POST /visits/{visitId}/report/images', input));
  }
  const remove = (image: Media) =>
    writing.change({ images: images.filter((item) => item !== image).map((image) => image.id) });
  return (
    <TakenIn onFiles={(files) => void send(files)}>
      <h3 className="mb-2 text-small font-bold">{t.images}</h3>
      <PictureTiles applicationId={applicationId} images={images} onRemove={remove} />
      <label
        htmlFor={id}
        className={`${buttonClass('outline')} relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand`}
      >
        {under ? <Spinner /> : <Icon name="camera" size={18} />}
        <span>{t.addImages}</span>
        <FileInput id={id} accept="image/*" multiple disabled={under !== null} onFiles={(files) => void send(files)} />
      </label>
      <span role="status" className="ml-3 text-small text-ink-2">
        {under ? t.adding(under.at, under.of) : <span className="max-desk:hidden">{t.dropImages}</span>}
      </span>
    </TakenIn>
  );
}

interface PictureTilesProps {
  applicationId: string;
  images: readonly Media[];
  onRemove?: (image: Media) => void;
}

export function PictureTiles({ applicationId, images, onRemove }: PictureTilesProps) {
  const t = useText(reportTexts);
  if (images.length === 0) return null;
  return (
    <ul className="mb-2 flex flex-wrap gap-2">
      {images.map((image, at) => (
        <li key={image.id} className="relative">
          <Thumbnail
            src={pageAddress(applicationId, image.id, 1, 'thumb')}
            href={pageAddress(applicationId, image.id, 1, 'full')}
            name={t.image(at + 1)}
            alt={t.image(at + 1)}
            className="h-28 w-36 rounded-[8px] bg-track object-cover"
          />
          {onRemove && (
            <button
              type="button"
              aria-label={t.removeImage(at + 1)}
              onClick={() => onRemove(image)}
              className="absolute top-1 right-1 grid size-9 place-items-center rounded-full border border-line bg-card text-ink"
            >
              <Icon name="trash" size={18} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

interface TakenInProps {
  children: ReactNode;
  onFiles(files: File[]): void;
}

/**
 * Takes files that are dropped here or pasted anywhere on the page: a screenshot of the call gets into the report with
 * two keys, without saving a file. Other files than pictures are handed over too, to be refused with a reason.
 */
export function TakenIn({ children, onFiles }: TakenInProps) {
  const [isOver, setIsOver] = useState(false);
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: an alternative to the button, for people with a mouse
    <div
      className={`rounded-card border-2 border-dashed p-2 ${isOver ? 'border-brand bg-brand-soft' : 'border-line'}`}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        const files = [...event.dataTransfer.files];
        if (files.length > 0) onFiles(files);
      }}
    >
      {children}
    </div>
  );
}

import type { DocumentView } from '@volante/contract/application.ts';
import { formatBytes } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { FileChip } from '../../../ui/files/file-chip.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useApplication } from '../../application/application.ts';
import { DoubtNotice } from '../../application/doubts/doubt-notice.tsx';
import { useAwaitedReading } from '../../application/doubts/use-awaited-reading.ts';
import { useLimited } from '../../application/limited/limited.ts';
import { storedFile } from '../../application/stored-file.ts';
import { shortenName } from '../../uploads/shorten-name.ts';
import { fileTexts } from './file-texts.ts';
import { LargePicture, largeHeight } from './large-picture.tsx';

interface SentFileProps {
  document: DocumentView;
  /** Asks for another file. */
  onReplace: () => void;
}

/** The file of a document on the server, and what could be mended about it. */
export default function SentFile({ document, onReplace }: SentFileProps) {
  const t = useText(fileTexts);
  const limited = useLimited();
  const approved = document.status === 'approved';
  useAwaitedReading(document.unread === true);
  return (
    <div className="grid grid-cols-1 gap-3">
      <Notice tone="ok" title={approved ? t.approvedTitle : t.sentTitle}>
        <span>{approved ? t.approvedText : t.sentText}</span>{' '}
        {document.channel && <span>{t.by[document.channel]}</span>}
      </Notice>
      <DoubtNotice document={document} onChange={onReplace} />
      {!limited && <Stored mediaId={document.mediaId ?? ''} />}
    </div>
  );
}

function Stored({ mediaId }: { mediaId: string }) {
  const { id } = useApplication();
  const t = useText(fileTexts);
  const language = useLanguage();
  const { data: media, isPending } = useQuery(storedFile(id, mediaId));
  if (isPending) return <Skeleton className={largeHeight} />;
  if (!media) return null;
  const name = shortenName(media.fileName);
  return (
    <>
      {media.mimeType.startsWith('image/') && <LargePicture address={media.url} label={t.picture(name)} />}
      <FileChip
        name={<span className="wrap-anywhere whitespace-normal">{name}</span>}
        detail={[media.pages && `PDF · ${t.pages(media.pages)}`, formatBytes(media.size, language)]
          .filter(Boolean)
          .join(' · ')}
      />
    </>
  );
}

import type { DocumentView } from '@volante/contract/admission/application.ts';
import { formatBytes } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { FileChip } from '../../../ui/files/file-chip.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useApplication } from '../../application/application.ts';
import { storedFile } from '../../application/stored-file.ts';
import { shortenName } from '../../uploads/shorten-name.ts';
import { fileTexts } from './file-texts.ts';
import { LargePicture, largeHeight } from './large-picture.tsx';

/** The file of a document on the server. */
export default function SentFile({ document }: { document: DocumentView }) {
  const t = useText(fileTexts);
  const approved = document.status === 'approved';
  return (
    <div className="grid grid-cols-1 gap-3">
      <Notice tone="ok" title={approved ? t.approvedTitle : t.sentTitle}>
        {approved ? t.approvedText : t.sentText}
      </Notice>
      {!approved && <Noticed document={document} />}
      <Stored mediaId={document.mediaId ?? ''} />
    </div>
  );
}

/** What the reader noticed about the file; a hint, since it may be wrong. */
function Noticed({ document: { noticed = [] } }: { document: DocumentView }) {
  const t = useText(fileTexts);
  const [first] = noticed;
  if (!first) return null;
  if (first === 'wrong_side' || first === 'wrong_paper' || first === 'expired' || first === 'code_differs')
    return (
      <Notice tone="warn" title={t.noticedTitle}>
        {t.noticed[first]}
      </Notice>
    );
  const { title, text } = t.flaws[first];
  return (
    <Notice tone="warn" title={title}>
      {text}
    </Notice>
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

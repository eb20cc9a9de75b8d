import type { DocumentView } from '@volante/contract/application.ts';
import { useState } from 'react';
import { useQuery } from '../../lib/queries.ts';
import { Icon } from '../../ui/icon.tsx';
import { useApplication } from '../application/application.ts';
import { storedFile } from '../application/stored-file.ts';

/** A thumbnail of the picture that was sent; other files are shown as a sheet. */
export default function SentPicture({ document: { mediaId } }: { document: DocumentView }) {
  const { id } = useApplication();
  const [broken, setBroken] = useState(false);
  const { data } = useQuery({ ...storedFile(id, mediaId ?? ''), enabled: mediaId !== null });
  if (!mediaId) return null;
  if (!data?.mimeType.startsWith('image/') || broken) return data ? <Icon name="file" /> : null;
  return (
    <img
      src={data.url}
      alt=""
      loading="lazy"
      decoding="async"
      className="size-full object-cover"
      onError={() => setBroken(true)}
    />
  );
}

import { isDocumentType } from '@volante/contract/documents/rules.ts';
import { platformName } from '@volante/contract/earnings/platforms.ts';
import type { ChatFiles, FileUse } from '@volante/contract/media/chat-files.ts';
import { capital } from '@volante/contract/words/languages.ts';
import { useEffect, useState } from 'react';
import { CallError } from '../../../lib/call/call-error.ts';
import { useLanguage } from '../../../lib/language.ts';
import { keepWritten, queryClient, queryOptions, useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { reloadApplication, useApplication } from '../application.ts';
import { call } from '../call.ts';
import { useDocumentName } from '../document-names.ts';
import { catchUp, failureText } from '../failure.ts';
import { storedFile } from '../stored-file.ts';
import { chatFileTexts } from './texts.ts';

type ChatFile = ChatFiles['items'][number];

const filesOf = (id: string) =>
  queryOptions({
    queryKey: ['chat-files', id],
    queryFn: () => call('GET /public/admission/requests/{id}/chat-files', { params: { id } }),
    // The chat and staff change it, too.
    staleTime: 0,
  });

/** Asks about one file after the other, and closes after the last. */
export default function ChatFilesDialog({ onClose }: { onClose(): void }) {
  const t = useText(chatFileTexts);
  const { id, chatFiles } = useApplication();
  const { data, error, isFetching, refetch } = useQuery(filesOf(id));
  const isOver = data?.items.length === 0 && !isFetching;
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  const [file] = data?.items ?? [];
  return (
    <Dialog
      key={data?.items.length ?? chatFiles?.count}
      onClose={onClose}
      title={t.titles[file?.channel ?? chatFiles?.channel ?? 'whatsapp']}
    >
      {!data && !error && <Skeleton className="h-[34dvh]" />}
      {!data && error && (
        <Notice tone="bad">
          <p>{failureText(error)}</p>
          <Button kind="outline" className="mt-3" onClick={() => void refetch()}>
            {t.open(1)}
          </Button>
        </Notice>
      )}
      {data && file && <Question key={file.fileId} file={file} uses={data.uses} left={data.items.length} />}
    </Dialog>
  );
}

function Question({ file, uses, left }: { file: ChatFile; uses: readonly FileUse[]; left: number }) {
  const t = useText(chatFileTexts);
  const language = useLanguage();
  const nameOf = useDocumentName();
  const [as, setAs] = useState('');
  const { busy, failure, place, drop } = useSettle(file);
  const [missing, setMissing] = useState(false);
  const options = uses.map((use) => ({
    value: use,
    label: isDocumentType(use) ? nameOf(use) : t.screenshotOf(capital(platformName(use, language))),
  }));
  return (
    <form
      className="grid grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(as === '');
        const use = uses.find((offered) => offered === as);
        if (use) void place(use);
      }}
    >
      <p role="status" className="-mt-2 text-small text-ink-2">
        {t.left(left)}
      </p>
      <Shown file={file} />
      {failure && (
        <Notice tone="bad" live>
          {failure}
        </Notice>
      )}
      <SelectField
        label={t.what}
        placeholder={t.choose}
        options={options}
        value={as}
        error={missing && as === '' ? t.choose : undefined}
        onChange={({ target }) => setAs(target.value)}
      />
      <div>
        <Button type="submit" className="w-full" busy={busy === 'place'}>
          {t.place}
        </Button>
        <Button kind="text" className="mt-2 w-full" busy={busy === 'drop'} onClick={() => void drop()}>
          {t.drop}
        </Button>
      </div>
    </form>
  );
}

function Shown({ file: { mediaId, isPdf } }: { file: ChatFile }) {
  const { id } = useApplication();
  const t = useText(chatFileTexts);
  const { data, isPending } = useQuery(storedFile(id, mediaId));
  if (isPending) return <Skeleton className="h-[34dvh]" />;
  if (!data) return <p className="text-small text-ink-2">{t.noPicture}</p>;
  if (isPdf)
    return (
      <a href={data.url} target="_blank" rel="noreferrer" className={buttonClass('outline')}>
        {t.pdf}
      </a>
    );
  // The same height before the picture is loaded, so that what is below doesn't move.
  return (
    <div className="h-[34dvh] rounded-input border border-line bg-ground">
      <img src={data.url} alt={t.what} className="mx-auto block size-full object-contain" />
    </div>
  );
}

/** Places a file or throws it away. What it filled is read again. */
function useSettle({ fileId }: ChatFile) {
  const t = useText(chatFileTexts);
  const { id } = useApplication();
  const [busy, setBusy] = useState<'place' | 'drop' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const params = { id, fileId };
  async function run(what: 'place' | 'drop', write: () => Promise<ChatFiles>): Promise<void> {
    setBusy(what);
    setFailure(null);
    try {
      keepWritten(filesOf(id).queryKey, await write());
      void queryClient().invalidateQueries({ queryKey: ['earnings', id] });
      void reloadApplication().catch(() => undefined);
    } catch (error) {
      const code = error instanceof CallError ? error.code : '';
      setFailure(t.refused[code] ?? failureText(error));
      if (code === 'media_not_found') void queryClient().invalidateQueries({ queryKey: filesOf(id).queryKey });
      catchUp(error);
    }
    setBusy(null);
  }
  return {
    busy,
    failure,
    place: (as: FileUse) =>
      run('place', () => call('PUT /public/admission/requests/{id}/chat-files/{fileId}', { params, body: { as } })),
    drop: () => run('drop', () => call('DELETE /public/admission/requests/{id}/chat-files/{fileId}', { params })),
  };
}

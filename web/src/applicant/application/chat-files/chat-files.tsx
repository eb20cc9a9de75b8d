import { useCallback, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { lazyPart } from '../../navigation/lazy-part.tsx';
import { useApplication } from '../application.ts';
import { chatFileTexts } from './texts.ts';

const ChatFilesDialog = lazyPart(() => import('./chat-files-dialog.tsx'));

/** The files that came by message and that nobody recognized; their driver says here what each is. */
export function ChatFiles() {
  const t = useText(chatFileTexts);
  const { chatFiles } = useApplication();
  const count = chatFiles?.count ?? 0;
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  if (!chatFiles && !open) return null;
  return (
    <div className="mb-4">
      {chatFiles && (
        <Notice tone="info" title={t.titles[chatFiles.channel]}>
          <p>{t.waiting(count)}</p>
          <Button kind="outline" className="mt-3" onClick={() => setOpen(true)}>
            {t.open(count)}
          </Button>
        </Notice>
      )}
      {open && <ChatFilesDialog onClose={close} />}
    </div>
  );
}

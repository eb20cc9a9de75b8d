import type { DocumentType } from '@volante/contract/documents/rules.ts';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useDocumentName } from '../../application/document-names.ts';
import { documentTexts } from '../texts.ts';

const Examples = lazy(() => import('../drawings/examples.tsx'));

/** Opens a drawn example of the document, loaded on demand. */
export function ExampleButton({ type, className }: { type: DocumentType; className?: string }) {
  const t = useText(documentTexts);
  const name = useDocumentName()(type);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="text" className={className} onClick={() => setOpen(true)}>
        {t.example}
      </Button>
      {open && (
        <Dialog onClose={() => setOpen(false)} title={t.exampleTitle(name)}>
          <Suspense fallback={<Skeleton className="h-[320px]" />}>
            <Examples type={type} />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}

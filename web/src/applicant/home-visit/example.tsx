import type { HomePhotoStep } from '@volante/contract/home-visit/rules.ts';
import { useState } from 'react';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { appTexts } from '../navigation/app-texts.ts';
import { lazyPart } from '../navigation/lazy-part.tsx';
import { homeVisitTexts } from './texts.ts';

const Examples = lazyPart(() => import('./example-pictures.tsx'), <Skeleton className="h-[320px]" />);

/** Opens a drawn example of a step's photos, loaded on demand. */
export function ExampleButton({ step }: { step: HomePhotoStep }) {
  const t = useText(homeVisitTexts);
  const { close } = useText(appTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="text" onClick={() => setOpen(true)}>
        {t.example}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t.exampleTitle(t.steps[step].name)} closeLabel={close}>
        <Examples step={step} />
      </Dialog>
    </>
  );
}

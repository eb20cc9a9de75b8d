import { useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { Button } from '../../../ui/button.tsx';
import { useApplication } from '../../application/application.ts';
import { showFailure } from '../../application/failure.ts';
import { lazyPart } from '../../navigation/lazy-part.tsx';
import { earningsTexts } from '../texts.ts';
import { isAnyLeft, passEarnings } from './pass-earnings.ts';

const WithoutPictures = lazyPart(() => import('./without-pictures.tsx'));

/** The Continue button that closes the earnings. Asks first if that would leave screenshots behind. */
export function PassButton() {
  const application = useApplication();
  const [busy, run] = useBusy(showFailure);
  const [asked, setAsked] = useState(0);
  const pass = () => run(() => passEarnings(application.id));
  return (
    <>
      <Button busy={busy} onClick={() => (isAnyLeft(application) ? setAsked(asked + 1) : pass())}>
        {useText(earningsTexts).go}
      </Button>
      {asked > 0 && <WithoutPictures key={asked} onPass={pass} />}
    </>
  );
}

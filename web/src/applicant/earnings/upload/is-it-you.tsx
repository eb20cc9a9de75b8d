import { useText } from '../../../lib/text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useApplication } from '../../application/application.ts';
import { uploadTexts } from './upload-texts.ts';

/** Asks about a profile with somebody else's name, before twelve of their screenshots are sent. */
export function IsItYou({ shown }: { shown: string }) {
  const t = useText(uploadTexts);
  const { firstName, lastName } = useApplication().personalData;
  return (
    <Notice tone="warn" title={t.isItYou} live>
      <p>{t.otherName(shown, `${firstName} ${lastName}`)}</p>
    </Notice>
  );
}

import type { KnownDevice } from '@volante/contract/devices/calls.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { CheckList } from '../../ui/check-list.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { phoneTexts } from './phone-texts.ts';

/** What the driver is asked before it is done. */
export type Asked = { about: 'this' | 'stranger'; device: KnownDevice } | { about: 'others' };

/** Says what follows, before access is taken away. */
export function PhoneDialog({ asked, onClose, onAgree }: { asked: Asked; onClose: () => void; onAgree: () => void }) {
  const t = useText(phoneTexts);
  const words = {
    this: { title: t.removeHereTitle, text: t.removeHereText, go: t.remove },
    others: { title: t.removeAllTitle, text: t.removeAllText, go: t.removeAll },
    stranger: { title: t.notMineTitle, text: t.notMineText, go: t.notMineGo },
  }[asked.about];
  return (
    <Dialog
      onClose={onClose}
      title={words.title}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {t.keep}
          </Button>
          <Button kind="danger" onClick={onAgree}>
            {words.go}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
      {asked.about === 'stranger' && (
        <>
          <div className="my-3">
            <CheckList lines={t.notMineSteps.split('|')} />
          </div>
          <p className="text-ink-2">{t.notMineHere}</p>
        </>
      )}
    </Dialog>
  );
}

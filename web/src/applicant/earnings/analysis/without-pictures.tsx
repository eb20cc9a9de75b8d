import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { useState } from 'react';
import { dictionary, useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useApplication } from '../../application/application.ts';
import { useWaitingPictures } from '../../application/waiting-pictures.ts';
import { ScreenButton } from '../../navigation/link.tsx';
import { useUnderWay } from '../../sending/under-way.ts';
import { usePlatformName } from '../platform-accounts.ts';

const texts = dictionary({
  es: {
    title: (isSingle: boolean) => (isSingle ? '¿Seguir sin esta captura?' : '¿Seguir sin estas capturas?'),
    sending: (n: number, platform: string) =>
      n === 1
        ? `Una captura de ${platform} todavía no se termina de enviar`
        : `${n} capturas de ${platform} todavía no se terminan de enviar`,
    text: (isSingle: boolean) =>
      isSingle
        ? 'Si sigues ahora, no va a contar y ya no la puedes agregar después.'
        : 'Si sigues ahora, no van a contar y ya no las puedes agregar después.',
    wait: 'Esperar',
    pass: (isSingle: boolean) => (isSingle ? 'Seguir sin ella' : 'Seguir sin ellas'),
  },
  en: {
    title: (isSingle: boolean) =>
      isSingle ? 'Continue without this screenshot?' : 'Continue without these screenshots?',
    sending: (n: number, platform: string) =>
      n === 1
        ? `One screenshot from ${platform} is still being sent`
        : `${n} screenshots from ${platform} are still being sent`,
    text: (isSingle: boolean) =>
      isSingle
        ? 'If you continue now, it won’t count, and you can’t add it later.'
        : 'If you continue now, they won’t count, and you can’t add them later.',
    wait: 'Wait',
    pass: (isSingle: boolean) => (isSingle ? 'Continue without it' : 'Continue without them'),
  },
});

/** The dialog that names the screenshots Continue would leave behind, with a link to them. */
export default function WithoutPictures({ onPass }: { onPass: () => void }) {
  const [open, setOpen] = useState(true);
  const t = useText(texts);
  const nameOf = usePlatformName();
  const { openPictures = [] } = useApplication();
  const waiting = useWaitingPictures();
  const sending = useUnderWay();
  const [first] = waiting;
  const byPlatform = new Map<Platform, number>();
  for (const { of } of sending)
    if ('platform' in of) byPlatform.set(of.platform, (byPlatform.get(of.platform) ?? 0) + 1);
  const counts = [...openPictures.map(({ count }) => count), ...byPlatform.values()];
  const isSingle = counts.reduce((sum, count) => sum + count, 0) === 1;
  const close = () => setOpen(false);
  // The last one may have arrived meanwhile: Continue then leaves nothing behind.
  if (open && counts.length === 0) close();
  if (!open) return null;
  return (
    <Dialog
      onClose={close}
      title={t.title(isSingle)}
      actions={
        <>
          {first ? (
            <ScreenButton to={first.place.path} query={first.place.query}>
              {first.look}
            </ScreenButton>
          ) : (
            <Button onClick={close}>{t.wait}</Button>
          )}
          <Button
            kind="text"
            onClick={() => {
              close();
              onPass();
            }}
          >
            {t.pass(isSingle)}
          </Button>
        </>
      }
    >
      <ul className="mb-2 list-disc pl-5 font-semibold">
        {waiting.map(({ platform, title }) => (
          <li key={platform}>{title}</li>
        ))}
        {[...byPlatform].map(([platform, n]) => (
          <li key={platform}>{t.sending(n, nameOf(platform))}</li>
        ))}
      </ul>
      <p className="text-ink-2">{t.text(isSingle)}</p>
    </Dialog>
  );
}

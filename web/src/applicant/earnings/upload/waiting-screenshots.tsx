import { atTime, sentence } from '@volante/contract/words/day-and-time.ts';
import { formatRetryTime } from '../../../lib/call/retry-time.ts';
import { useOnline } from '../../../lib/call/waiting.ts';
import { getLanguage } from '../../../lib/language.ts';
import { dictionary, useText } from '../../../lib/text.ts';
import { useWide } from '../../../lib/wide.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ProgressBar } from '../../../ui/progress.tsx';
import type { Upload, Uploads } from '../../uploads/uploads.ts';
import type { Screenshot } from './screenshot-uploads.ts';
import { uploadTexts } from './upload-texts.ts';

const waitingTexts = dictionary({
  es: {
    title: (n: number, wide: boolean) =>
      `${n === 1 ? '1 captura espera' : `${n} capturas esperan`} en este ${wide ? 'dispositivo' : 'teléfono'}`,
    reading_unavailable: 'Por ahora no podemos leer capturas.',
    rate_limited: 'Subiste muchas capturas seguidas.',
    offline: 'No hay internet.',
    other: 'El envío se interrumpió.',
    alone: (n: number, when: string) => sentence(`${n === 1 ? 'Se envía sola' : 'Se envían solas'} ${when}`),
    soon: 'en cuanto se pueda',
    elsewhere: 'Mientras, puedes seguir con otra cosa.',
    now: 'Intentar ahora',
    stop: 'No enviar',
  },
  en: {
    title: (n: number, wide: boolean) =>
      `${n === 1 ? '1 screenshot is' : `${n} screenshots are`} waiting on this ${wide ? 'device' : 'phone'}`,
    reading_unavailable: 'We can’t read screenshots right now.',
    rate_limited: 'You’ve uploaded many screenshots in a row.',
    offline: 'There’s no internet connection.',
    other: 'Sending was interrupted.',
    alone: (n: number, when: string) => sentence(`${n === 1 ? 'It’ll' : 'They’ll'} be sent automatically ${when}`),
    soon: 'as soon as possible',
    elsewhere: 'You can do something else meanwhile.',
    now: 'Try now',
    stop: 'Don’t send',
  },
});

interface WaitingScreenshotsProps {
  waiting: readonly Upload<Screenshot>[];
  uploads: Uploads<Screenshot>;
}

/** Screenshots that are sent again automatically, and why they wait. */
export function WaitingScreenshots({ waiting, uploads }: WaitingScreenshotsProps) {
  const t = useText(waitingTexts);
  const online = useOnline();
  const wide = useWide();
  const n = waiting.length;
  const [failure] = waiting.flatMap(({ state }) => (state.at === 'failed' ? state.failure : []));
  if (!failure) return null;
  const { code, after } = failure;
  const known = code === 'reading_unavailable' || code === 'rate_limited' ? code : 'other';
  const language = getLanguage();
  const when = after ? atTime(formatRetryTime(after, language), language) : t.soon;
  const button = (text: string, press: () => void) => (
    <button type="button" className="min-h-12 font-bold text-brand-ink underline" onClick={press}>
      {text}
    </button>
  );
  return (
    <div className="mb-4">
      <Notice tone="info" title={t.title(n, wide)} live>
        <p>
          {online ? t[known] : t.offline} {t.alone(n, when)} {t.elsewhere}
        </p>
        <div className="-mb-2 flex flex-wrap gap-x-5">
          {button(t.now, () => uploads.send(waiting.map(({ key }) => key)))}
          {button(t.stop, uploads.stop)}
        </div>
      </Notice>
    </div>
  );
}

interface UploadProgressProps {
  text: string;
  /** The estimated time, if it is long: "about 40 s". */
  wait: string | null;
  /** 0 to 1. */
  value: number;
  stopLabel: string;
  onStop: () => void;
}

/** Replaces the action while files are being read; offline it says that it waits for the network. */
export function UploadProgress({ text, wait, value, stopLabel, onStop }: UploadProgressProps) {
  const t = useText(uploadTexts);
  const online = useOnline();
  return (
    <div className="flex min-h-[52px] items-center gap-3 rounded-button border border-brand-line bg-brand-soft py-1 pl-4">
      <div className="flex-1">
        <p aria-hidden="true" className="mb-1.5 text-small font-bold text-brand-ink">
          {online ? (wait ? `${text} · ${wait}` : text) : t.noNetwork}
        </p>
        <p role="status" className="sr-only">
          {online ? (wait ?? '') : t.noNetwork}
        </p>
        <ProgressBar value={value} label={text} />
      </div>
      <Button kind="text" className="!w-auto min-h-[50px]" onClick={onStop}>
        {stopLabel}
      </Button>
    </div>
  );
}

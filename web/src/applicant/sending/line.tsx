import { useOnline } from '../../lib/call/waiting.ts';
import { useText } from '../../lib/text.ts';
import { useWide } from '../../lib/wide.ts';
import { Icon } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useWaitingPictures } from '../application/waiting-pictures.ts';
import { ScreenLink } from '../navigation/link.tsx';
import { sendingTexts } from './sending-texts.ts';
import type { UnderWay } from './under-way.ts';
import { placeOf } from './under-way.ts';
import { useFileName } from './use-file-name.ts';

interface LineProps {
  files: readonly UnderWay[];
  /** Waiting for a network, by name and screen. */
  forms: readonly { name: string; path: string }[];
  /** The screen that shows the line, which leads to others only. */
  path: string;
}

/** Which forms wait to be sent, how many files are uploading, and which of them need the applicant. */
export default function Line({ files, forms, path }: LineProps) {
  const t = useText(sendingTexts);
  const online = useOnline();
  const wide = useWide();
  const nameOf = useFileName();
  const failed = files.filter(({ at }) => at === 'failed');
  const coming = files.length - failed.length;
  const over = files.length + forms.length === 0;
  const asked = useWaitingPictures().filter((pictures) => over && pictures.place.path !== path);
  const waits = !online || files.every(({ at }) => at !== 'sending');
  // Both sides of a card, or several months, are one link.
  const places = new Map(failed.map((file) => [nameOf(file), placeOf(file)]));
  return (
    <div className="px-5 pt-1.5 text-small wide:px-0 wide:pt-0 wide:pb-3 font-semibold text-ink-2 print:hidden">
      {[...places].map(([name, { path: place, query = {} }]) => (
        <ScreenLink key={name} to={place} query={query} className="flex min-h-12 items-center gap-2 text-bad-ink">
          <Icon name="warning" size={18} />
          <span>
            {t.failed(name)} <span className="underline">{t.look}</span>
          </span>
        </ScreenLink>
      ))}
      {forms.map(({ name, path: form }) => (
        <ScreenLink key={name} to={form} className="flex min-h-12 items-center gap-2">
          <Icon name="clock" size={18} />
          <span>
            <span className="underline">{t.forms[name] ?? t.form}</span>: {t.unsent}
          </span>
        </ScreenLink>
      ))}
      {coming > 0 && (
        <p className="flex min-h-5.5 items-center gap-2">
          {waits ? <Icon name="clock" size={14} /> : <Spinner size={14} />}
          <span>{online ? (waits ? t.held(coming, wide) : t.uploading(coming)) : t.waiting(coming)}</span>
        </p>
      )}
      {asked.map(({ platform, title, place: board }) => (
        <ScreenLink
          key={platform}
          to={board.path}
          query={board.query}
          className="flex min-h-12 items-center gap-2 text-brand-ink"
        >
          <Icon name="info" size={18} />
          <span className="underline">{title}</span>
        </ScreenLink>
      ))}
      {over && asked.length === 0 && (
        <p className="flex min-h-5.5 items-center gap-2 text-ok-ink">
          <Icon name="check" size={14} />
          {t.allIn}
        </p>
      )}
    </div>
  );
}

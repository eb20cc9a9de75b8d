import { countries } from '@volante/contract/countries/index.ts';
import type { KnownDevice } from '@volante/contract/devices/calls.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import { formatTime } from '@volante/contract/words/day-and-time.ts';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useApplication } from '../application/application.ts';
import { phoneTexts } from './phone-texts.ts';

interface PhoneCardProps {
  device: KnownDevice;
  busy: boolean;
  onRemove: (device: KnownDevice) => void;
  onNotMine: (device: KnownDevice) => void;
}

/** A known device: which, since when and how, its last use, and what can be done about it. */
export function PhoneCard({ device, busy, onRemove, onNotMine }: PhoneCardProps) {
  const t = useText(phoneTexts);
  const momentOf = useMoment();
  const { browser, system, origin, knownSince, lastUsedAt, current } = device;
  const name = t.named(browser, system) || t.unknown;
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 className="font-bold wrap-anywhere">{name}</h2>
        {current && <Tag tone="ok">{t.current}</Tag>}
      </div>
      <p className="text-small">{t.origins[origin]}</p>
      <p className="text-small text-ink-2">{t.since(momentOf(knownSince))}</p>
      <p className="text-small text-ink-2">{t.lastUsed(momentOf(lastUsedAt))}</p>
      <div className="-mx-2 mt-1 -mb-2 flex flex-wrap">
        <Button
          kind="text"
          className="!w-auto px-2"
          disabled={busy}
          aria-label={`${t.remove}: ${name}`}
          onClick={() => onRemove(device)}
        >
          {t.remove}
        </Button>
        {!current && (
          <Button
            kind="text"
            className="!w-auto px-2"
            disabled={busy}
            aria-label={`${t.notMine}: ${name}`}
            onClick={() => onNotMine(device)}
          >
            {t.notMine}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** `24 nov 2026, 3:42 p.m.` in the country's time zone, which the server knows as well. */
function useMoment(): (instant: string) => string {
  const language = useLanguage();
  const { zone } = countries[useApplication().country];
  return (instant) =>
    `${formatDate(dateIn(zone, new Date(instant)), language)}, ${formatTime(instant, zone, language)}`;
}

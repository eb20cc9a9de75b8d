import type { CountryCode } from '@volante/contract/country.ts';
import type { FirstDay, FirstDayItem } from '@volante/contract/staff/first-day/first-day.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { Icon } from '../../ui/icon.tsx';
import { channelNames } from '../words/attempt-words.ts';
import { messageTexts, reasonText } from '../words/message-texts.ts';
import { showMoment } from '../words/moments.ts';
import { ItemActs } from './item-acts.tsx';
import { firstDayTexts } from './texts.ts';

/** Each thing that is needed: why, whether it is done, by whom, and where to do it. */
export function FirstDayList({ items, channels }: FirstDay) {
  const t = useText(firstDayTexts);
  return (
    <ul aria-label={t.title} className="grid divide-y divide-line">
      {items.map((item) => (
        <li key={item.name} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5 text-small">
          <span
            className={`grid size-6 flex-none place-items-center self-start rounded-full border-[1.5px] ${item.done ? 'border-ok-line bg-ok-soft text-ok-ink' : 'border-field-line'}`}
          >
            {item.done && <Icon name="check" size={16} />}
            <span className="sr-only">{item.done ? t.done : t.open}</span>
          </span>
          <div className="min-w-0 flex-1 basis-56">
            <p className="text-base font-bold">{t.items[item.name].name}</p>
            {item.done ? <DoneBy item={item} /> : <p className="text-ink-2">{t.items[item.name].why}</p>}
            {!item.done && <Missing item={item} />}
            {item.name === 'messages' && <Channels channels={channels} />}
          </div>
          {!item.done && (
            <div className="flex flex-wrap gap-2">
              <ItemActs item={item} channels={channels} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function DoneBy({ item: { at, by } }: { item: FirstDayItem }) {
  const t = useText(firstDayTexts);
  const language = useLanguage();
  if (!at) return null;
  return (
    <p className="text-ink-2">
      {by && <span>{t.doneBy(by.name)} · </span>}
      <span translate="no">{showMoment(at, language)}</span>
    </p>
  );
}

/** What is left of an item, and how to do what the console can't. */
function Missing({ item: { name, missing } }: { item: FirstDayItem }) {
  const t = useText(firstDayTexts);
  if (name === 'privacyNotice') return <p className="text-ink-2">{t.otherNotice}</p>;
  if (name === 'backup')
    return (
      <p className="text-ink-2">
        {t.backupCommand}{' '}
        <code translate="no" className="wrap-anywhere">
          npm run backup -- --into FOLDER
        </code>
      </p>
    );
  if (missing.length === 0) return null;
  if (name === 'plans')
    return <p>{t.withoutPlan(missing.map((code) => t.countryNames[code as CountryCode]).join(', '))}</p>;
  return <p>{t.hoursToSet(missing.join(', '))}</p>;
}

function Channels({ channels }: Pick<FirstDay, 'channels'>) {
  const t = useText(firstDayTexts);
  const names = useText(channelNames);
  const reasons = useText(messageTexts);
  if (channels.length === 0) return <p>{t.noChannel}</p>;
  return (
    <ul aria-live="polite">
      {channels.map(({ channel, state, reason }) => (
        <li key={channel}>
          <span className="font-semibold">{`${names[channel]}: `}</span>
          <span>{t.channelStates[state]}</span>
          {reason && <span>{`. ${reasonText(reasons, reason)}`}</span>}
        </li>
      ))}
    </ul>
  );
}

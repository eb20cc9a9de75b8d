import type { Case } from '@volante/contract/staff/case.ts';
import { formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { buttonClass } from '../../ui/button.tsx';
import { mapAddress } from '../words/map-address.ts';
import { showMoment } from '../words/moments.ts';
import { type Fact, Facts, Section } from './section.tsx';
import { caseTexts } from './texts.ts';

/** The place the driver's phone reported, its distance from the town in the form, and the country of the connection. */
export function Place({ one }: { one: Case }) {
  const t = useText(caseTexts);
  const language = useLanguage();
  const names = t.placeFields;
  const { location, address } = one;
  if (!location)
    return (
      <Section id="place" title={t.partNames.place}>
        <p className="text-small text-ink-2">{t.noPlace}</p>
      </Section>
    );
  const { claimed, observed } = location;
  // Towns are points, so a distance below a kilometer would be too exact.
  const kilometers = (km: number) => (km < 1 ? t.lessThanOne : formatNumber(Math.round(km), language));
  const facts: Fact[] = [
    [names.place, location.place],
    [names.town, [address.city, address.state].filter(Boolean).join(', ')],
    ...(claimed && address.city
      ? [[names.distance, location.townKm === null ? t.townUnknown : t.away(kilometers(location.townKm))] as const]
      : []),
    [names.claimed, claimed && `${claimed.latitude.toFixed(5)}, ${claimed.longitude.toFixed(5)}`],
    [names.accuracy, claimed?.accuracy == null ? null : t.meters(formatNumber(Math.round(claimed.accuracy), language))],
    [names.country, observed?.country],
    ...(observed && 'ip' in observed ? [[names.ip, observed.ip as string | null] as const] : []),
    [names.at, showMoment(location.at, language)],
  ];
  return (
    <Section
      id="place"
      title={t.partNames.place}
      aside={
        claimed && (
          <a href={mapAddress(claimed, 15)} target="_blank" rel="noopener noreferrer" className={buttonClass('text')}>
            {t.openMap}
          </a>
        )
      }
    >
      <Facts facts={facts} none={t.notGiven} />
    </Section>
  );
}

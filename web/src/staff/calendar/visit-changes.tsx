import type { VisitChange } from '@volante/contract/staff/calendar/visit-calls.ts';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../../lib/language.ts';
import { dictionary, useText } from '../../lib/text.ts';
import { markVisitChangesSeen, useVisitChanges } from '../visits/calendar-data.ts';
import { When } from '../visits/when.tsx';
import { showMoment } from '../words/moments.ts';

/** Recent changes by others to one's own visits: assigned, reassigned, booked, moved, cancelled. */
export function VisitChanges() {
  const t = useText(texts);
  const language = useLanguage();
  const changes = useVisitChanges();
  const newest = changes[0]?.at;
  useEffect(() => {
    if (newest) markVisitChangesSeen(newest);
  }, [newest]);
  if (changes.length === 0) return null;
  return (
    <details className="mb-4 max-w-[720px] rounded-card border border-line bg-card px-4 py-2 text-small" open>
      <summary className="min-h-8 cursor-pointer content-center font-bold max-desk:min-h-12">
        {t.title(changes.length)}
      </summary>
      <ul aria-label={t.title(changes.length)} className="grid gap-2 py-2">
        {changes.map((change) => (
          <li key={change.id}>
            <Link
              href={`/applications/${change.visit.applicationId}`}
              className="font-semibold wrap-anywhere text-brand-ink underline"
            >
              <span translate="no">{change.visit.name || t.unnamed}</span>
            </Link>{' '}
            <span>·</span> <When at={change.visit.startsAt} zones={[change.visit.zone]} />
            <p className="wrap-anywhere text-ink-2">
              {say(t, change)} ·{' '}
              <time translate="no" dateTime={change.at}>
                {showMoment(change.at, language)}
              </time>
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

function say(t: (typeof texts)['en'], { kind, by, visit }: VisitChange): string {
  const who = by?.name ?? t.driver;
  if (kind !== 'taken') return t[kind](who);
  return who === visit.advisor.name ? t.took(who) : t.taken(who, visit.advisor.name);
}

const texts = dictionary({
  es: {
    title: (count: number) => (count === 1 ? '1 cambio en tus videollamadas' : `${count} cambios en tus videollamadas`),
    unnamed: 'Sin nombre',
    driver: 'El conductor',
    given: (who: string) => `${who} te la pasó`,
    taken: (who: string, advisor: string) => `${who} se la pasó a ${advisor}`,
    took: (who: string) => `${who} la tomó`,
    booked: (who: string) => `${who} la agendó`,
    moved: (who: string) => `${who} la movió`,
    cancelled: (who: string) => `${who} la canceló`,
    late: (who: string) => `${who} llega 10 minutos tarde`,
    cannot: (who: string) => `${who} no puede a esa hora`,
    on_time: (who: string) => `${who} sí llega a tiempo`,
  },
  en: {
    title: (count: number) => (count === 1 ? '1 change to your video calls' : `${count} changes to your video calls`),
    unnamed: 'No name',
    driver: 'The driver',
    given: (who: string) => `${who} gave it to you`,
    taken: (who: string, advisor: string) => `${who} gave it to ${advisor}`,
    took: (who: string) => `${who} took it`,
    booked: (who: string) => `${who} booked it`,
    moved: (who: string) => `${who} moved it`,
    cancelled: (who: string) => `${who} canceled it`,
    late: (who: string) => `${who} will be 10 minutes late`,
    cannot: (who: string) => `${who} can’t make it`,
    on_time: (who: string) => `${who} will be on time after all`,
  },
});

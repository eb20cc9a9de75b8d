import { dateFormat } from '@volante/contract/fields/formats.ts';
import type { NextAct } from '@volante/contract/staff/next-act/next-act.ts';
import type { WaitsFor } from '@volante/contract/staff/queue-row.ts';
import type { WholePart } from '@volante/contract/staff/whose-turn.ts';
import { now, ownZone } from '../../lib/clock.ts';
import { type Language, locales } from '../../lib/language.ts';
import { dictionary, plural } from '../../lib/text.ts';
import { stageWords } from './stage-words.ts';

/** What somebody does next with an application, as on its button; for whom it waits if that is nobody here. */
export function actText(act: NextAct, language: Language): string {
  const t = actWords[language];
  switch (act.kind) {
    case 'review':
      return t.review(act.count);
    case 'approve':
      return t.approve[act.part];
    case 'settle':
      return t.settle[act.part];
    case 'compare':
      return t.compare(act.count);
    case 'confirm':
      return t.confirmTo(stageWords[language][act.to]);
    case 'none':
      return act.waitsFor === 'nobody' ? t.waits.nobody : t.none(t.waits[act.waitsFor], sinceDay(act.since, language));
    default:
      return t[act.kind];
  }
}

const WEEK = 6 * 24 * 60 * 60_000;

/** `martes`, or `12 nov` if that is longer ago than a week. */
function sinceDay(instant: string, language: Language): string {
  const isThisWeek = now().getTime() - Date.parse(instant) < WEEK;
  const options = isThisWeek ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'short' } as const);
  return dateFormat(locales[language], { ...options, timeZone: ownZone() }).format(new Date(instant));
}

const es = {
  review: (n: number) => `Revisar ${n} ${plural('es', n, { one: 'documento', other: 'documentos' })}`,
  approve: { personal_data: 'Aprobar los datos', earnings: 'Aprobar las ganancias' } as Record<WholePart, string>,
  settle: {
    personal_data: 'Ver qué corrigió en sus datos',
    earnings: 'Ver qué corrigió en sus ganancias',
    obligor: 'Ver qué corrigió de su aval',
    home_photos: 'Ver sus fotos nuevas',
  },
  compare: (n: number) => `Ver ${n} ${plural('es', n, { one: 'coincidencia', other: 'coincidencias' })}`,
  confirmTo: (stage: string) => `Confirmar: ${stage}`,
  see_proposal: 'Ver la propuesta',
  report: 'Reportar la videollamada',
  check: 'Aprobar la revisión legal',
  advance: 'Pasar a Videollamada',
  decide: 'Decidir',
  tell: 'Avisarle ya al conductor',
  none: (whom: string, day: string) => `Nada por hacer: espera ${whom} desde el ${day}.`,
  waits: {
    nobody: 'Nada por hacer: ya está decidida o cerrada.',
    second_person: 'a otra persona',
    report: 'el reporte',
    decision: 'la decisión',
    check: 'la revisión legal',
    review: 'la revisión',
    outside: 'a la plataforma',
    visit: 'la videollamada',
    driver: 'al conductor',
  } as Record<WaitsFor, string>,
};
const en: typeof es = {
  review: (n) => `Review ${n} ${plural('en', n, { one: 'document', other: 'documents' })}`,
  approve: { personal_data: 'Approve the data', earnings: 'Approve the earnings' },
  settle: {
    personal_data: 'See what they corrected in their data',
    earnings: 'See what they corrected in their earnings',
    obligor: 'See what they corrected about their guarantor',
    home_photos: 'See their new photos',
  },
  compare: (n) => `See ${n} ${plural('en', n, { one: 'match', other: 'matches' })}`,
  confirmTo: (stage) => `Confirm: ${stage}`,
  see_proposal: 'See the proposal',
  report: 'Report the video call',
  check: 'Pass the legal check',
  advance: 'Move to Video call',
  decide: 'Decide',
  tell: 'Tell the driver now',
  none: (whom, day) => `Nothing to do: waits for ${whom} since ${day}.`,
  waits: {
    nobody: 'Nothing to do: it’s decided or closed.',
    second_person: 'another person',
    report: 'the report',
    decision: 'the decision',
    check: 'the legal check',
    review: 'the review',
    outside: 'the platform',
    visit: 'the video call',
    driver: 'the driver',
  },
};
const actWords = dictionary({ es, en });

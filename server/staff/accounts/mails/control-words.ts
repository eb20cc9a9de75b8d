import type { Words } from '@volante/contract/words/languages.ts';
import type { ControlFacts } from '../../../notifications/tables.ts';

/** Controls and their values, as a mail names them. Values without a word are shown as they are set. */
const words: Words<{ names: Record<string, string>; values: Record<string, Record<string, string>>; none: string }> = {
  es: {
    names: {
      JUDICIAL_CHECK: 'Revisión legal',
      RISK_CHECK: 'Evaluación',
      FOUR_EYES: 'Decisiones que confirma una segunda persona',
      LINK_BY_MAIL: 'Enlaces por correo',
      RETAIN_IDLE_DAYS: 'Días que se guarda una solicitud sin cambios',
      RETAIN_REJECTED_DAYS: 'Días que se guarda una solicitud rechazada',
      RETAIN_APPROVED_DAYS: 'Días que se guarda una solicitud aprobada',
      STAFF_NETWORKS: 'Redes desde donde se usa la consola',
      STAFF_IDLE_MINUTES: 'Minutos sin actividad antes de cerrar la sesión',
      STAFF_SESSION_HOURS: 'Horas que dura una sesión',
      STAFF_OPENINGS_PER_HOUR: 'Solicitudes que una persona abre por hora',
    },
    values: {
      JUDICIAL_CHECK: { automatic: 'pasa sola', manual: 'la decide una persona' },
      RISK_CHECK: { automatic: 'pasa sola', manual: 'la decide una persona' },
      FOUR_EYES: { off: 'ninguna', approve: 'aprobar', decide: 'aprobar y rechazar' },
      LINK_BY_MAIL: { on: 'sí', off: 'no' },
      STAFF_NETWORKS: { '': 'todas' },
    },
    none: 'ninguno',
  },
  en: {
    names: {
      JUDICIAL_CHECK: 'Legal check',
      RISK_CHECK: 'Assessment',
      FOUR_EYES: 'Decisions that a second person confirms',
      LINK_BY_MAIL: 'Links by e-mail',
      RETAIN_IDLE_DAYS: 'Days an idle application is kept',
      RETAIN_REJECTED_DAYS: 'Days a rejected application is kept',
      RETAIN_APPROVED_DAYS: 'Days an approved application is kept',
      STAFF_NETWORKS: 'Networks from which the console is used',
      STAFF_IDLE_MINUTES: 'Minutes of inactivity before signing out',
      STAFF_SESSION_HOURS: 'Hours a session lasts',
      STAFF_OPENINGS_PER_HOUR: 'Applications a person opens per hour',
    },
    values: {
      JUDICIAL_CHECK: { automatic: 'passes by itself', manual: 'a person decides' },
      RISK_CHECK: { automatic: 'passes by itself', manual: 'a person decides' },
      FOUR_EYES: { off: 'none', approve: 'approvals', decide: 'approvals and rejections' },
      LINK_BY_MAIL: { on: 'yes', off: 'no' },
      STAFF_NETWORKS: { '': 'all' },
    },
    none: 'none',
  },
};

/** The facts of a mail about a control, as words. */
export function controlWords(
  { setting, from, to }: Pick<ControlFacts, 'setting' | 'from' | 'to'>,
  language: keyof typeof words,
): { setting: string; from: string; to: string } {
  const { names, values, none } = words[language];
  const say = (value: ControlFacts['from']) => values[setting]?.[String(value ?? '')] ?? (String(value ?? '') || none);
  return { setting: names[setting] ?? setting, from: say(from), to: say(to) };
}

import { scopeWords } from '@volante/contract/staff/administration/scopes.ts';
import type { Words } from '@volante/contract/words/languages.ts';
import type { AccountMailKind } from '../../../notifications/kinds.ts';
import type { ControlFacts } from '../../../notifications/tables.ts';

interface MailWords {
  subject: (brand: string) => string;
  /** `{brand}` is the company; a mail about a control also has `{setting}`, `{from}`, `{to}`, `{by}` and `{confirmedBy}`. */
  lines: string[];
  /** Replaces the usual lines at the end. */
  after?: string[];
}

interface AccountMailTexts {
  /** `browser` is '' if unknown. */
  from: (browser: string, ip: string) => string;
  after: string[];
  noLinks: string;
  /** Who did it, if nobody who signs in. */
  operator: string;
  mails: Record<AccountMailKind, MailWords>;
}

export const accountMailTexts: Words<AccountMailTexts> = {
  es: {
    from: (browser, ip) => (browser ? `Se hizo con ${browser}, dirección ${ip}.` : `Se hizo desde la dirección ${ip}.`),
    after: [
      'Si fuiste tú, no tienes que hacer nada.',
      'Si no fuiste tú, avisa ahora mismo a quien administra la consola y cambia tu contraseña.',
    ],
    operator: 'Quien opera el servidor',
    noLinks: 'Este correo no lleva enlaces. Entra a la consola como siempre.',
    mails: {
      password_changed: {
        subject: (brand) => `Cambió tu contraseña de la consola de ${brand}`,
        lines: ['Cambió la contraseña de tu cuenta en la consola de {brand}. Tus otras sesiones se cerraron.'],
      },
      authenticator_changed: {
        subject: (brand) => `Cambió tu app de autenticación de la consola de ${brand}`,
        lines: [
          'Tu cuenta en la consola de {brand} tiene otra app de autenticación.',
          'La anterior y los códigos de recuperación de antes ya no sirven.',
        ],
      },
      passkey_added: {
        subject: (brand) => `Tu cuenta de la consola de ${brand} tiene una llave de acceso nueva`,
        lines: [
          'Se agregó una llave de acceso a tu cuenta en la consola de {brand}. Con ella se entra sin contraseña.',
        ],
      },
      passkey_removed: {
        subject: (brand) => `Se quitó una llave de acceso de tu cuenta de la consola de ${brand}`,
        lines: ['Se quitó una llave de acceso de tu cuenta en la consola de {brand}. Con ella ya no se puede entrar.'],
      },
      recovery_codes_renewed: {
        subject: (brand) => `Tienes códigos de recuperación nuevos de la consola de ${brand}`,
        lines: [
          'Se hicieron diez códigos de recuperación nuevos para tu cuenta en la consola de {brand}.',
          'Los anteriores ya no sirven.',
        ],
      },
      recovery_code_used: {
        subject: (brand) => `Se usó un código de recuperación de la consola de ${brand}`,
        lines: [
          'Alguien entró a la consola de {brand} con tu contraseña y uno de tus códigos de recuperación.',
          'Ese código ya no sirve. En tu cuenta puedes hacer diez nuevos.',
        ],
      },
      reset_invited: {
        subject: (brand) => `Vas a tener un acceso nuevo a la consola de ${brand}`,
        lines: [
          'Quien administra la consola de {brand} preparó una invitación para que configures otra vez tu contraseña y tu app de autenticación.',
          'Lo que usas ahora sirve hasta que la aceptes.',
        ],
        after: ['Si no lo pediste, avisa ahora mismo a quien administra la consola.'],
      },
      access_reset: {
        subject: (brand) => `Tu acceso a la consola de ${brand} se configuró de nuevo`,
        lines: [
          'Con una invitación se configuraron otra vez la contraseña y la app de autenticación de tu cuenta en la consola de {brand}.',
          'Lo de antes ya no sirve y todas tus sesiones se cerraron.',
        ],
        after: [
          'Si fuiste tú, no tienes que hacer nada.',
          'Si no fuiste tú, avisa ahora mismo a quien administra la consola.',
        ],
      },
      control_proposed: {
        subject: (brand) => `Se propone hacer menos estricto un control de la consola de ${brand}`,
        lines: [
          '{by} propone este cambio en la consola de {brand}. {setting}: ahora “{from}”, después “{to}”.',
          'Todavía no cambió nada. Lo tiene que confirmar otra persona que administre la consola, en Ajustes.',
        ],
        after: ['Si no están de acuerdo, retiren la propuesta en Ajustes.'],
      },
      control_loosened: {
        subject: (brand) => `Un control de la consola de ${brand} quedó menos estricto`,
        lines: [
          '{by} lo propuso y {confirmedBy} lo confirmó en la consola de {brand}. {setting}: antes “{from}”, ahora “{to}”.',
        ],
        after: [
          'Si no debía cambiar, pongan otra vez el valor anterior en Ajustes. Para eso no hace falta una segunda persona.',
        ],
      },
      environment_loosened: {
        subject: (brand) => `Un control de ${brand} quedó menos estricto en el servidor`,
        lines: [
          'Un servidor de {brand} arrancó con otros valores. {setting}: antes “{from}”, ahora “{to}”.',
          'No se cambió en la consola, sino en el servidor.',
        ],
        after: ['Si no lo esperabas, pregunta ahora mismo a quien opera el sistema.'],
      },
      webhook_off: {
        subject: (brand) => `Un webhook de ${brand} dejó de recibir eventos`,
        lines: [
          'Ya no mandamos eventos a {webhook}: falló durante 24 horas, o respondió que ya no existe.',
          'Cuando esté bien, actívalo en Webhooks. Recibe entonces lo que pasó mientras tanto.',
        ],
        after: [],
      },
      service_made: {
        subject: (brand) => `Otro sistema puede usar la consola de ${brand}`,
        lines: [
          '{by} agregó el sistema “{service}” en {brand}. Puede: {gained}.',
          'Con su token llama a la API sin que nadie entre a la consola.',
        ],
        after: ['Si no lo esperabas, anúlalo en Sistemas.'],
      },
      service_grown: {
        subject: (brand) => `Un sistema puede hacer más en ${brand}`,
        lines: ['{by} le dio más permisos al sistema “{service}” en {brand}. Nuevo: {gained}.'],
        after: ['Si no lo esperabas, cámbialo o anúlalo en Sistemas.'],
      },
    },
  },
  en: {
    from: (browser, ip) =>
      browser ? `It was done with ${browser}, address ${ip}.` : `It was done from address ${ip}.`,
    after: [
      'If it was you, you don’t have to do anything.',
      'If it wasn’t you, tell an admin of the console right away and change your password.',
    ],
    operator: 'The operator of the server',
    noLinks: 'This e-mail has no links. Sign in to the console as you always do.',
    mails: {
      password_changed: {
        subject: (brand) => `Your password for ${brand}’s console changed`,
        lines: ['The password of your account in {brand}’s console changed. Your other sessions were ended.'],
      },
      authenticator_changed: {
        subject: (brand) => `Your authenticator app for ${brand}’s console changed`,
        lines: [
          'Your account in {brand}’s console has another authenticator app.',
          'The old app and the old recovery codes no longer work.',
        ],
      },
      passkey_added: {
        subject: (brand) => `Your account in ${brand}’s console has a new passkey`,
        lines: ['A passkey was added to your account in {brand}’s console. It signs in without a password.'],
      },
      passkey_removed: {
        subject: (brand) => `A passkey was removed from your account in ${brand}’s console`,
        lines: ['A passkey was removed from your account in {brand}’s console. It no longer signs in.'],
      },
      recovery_codes_renewed: {
        subject: (brand) => `You have new recovery codes for ${brand}’s console`,
        lines: [
          'Ten new recovery codes were created for your account in {brand}’s console.',
          'The old ones no longer work.',
        ],
      },
      recovery_code_used: {
        subject: (brand) => `A recovery code for ${brand}’s console was used`,
        lines: [
          'Somebody signed in to {brand}’s console with your password and one of your recovery codes.',
          'That code no longer works. You can create ten new ones in your account.',
        ],
      },
      reset_invited: {
        subject: (brand) => `You’ll get new access to ${brand}’s console`,
        lines: [
          'An administrator of {brand}’s console created an invitation for you to set up your password and your authenticator app again.',
          'What you use now works until you accept it.',
        ],
        after: ['If you didn’t ask for it, tell an admin of the console right away.'],
      },
      access_reset: {
        subject: (brand) => `Your access to ${brand}’s console was set up again`,
        lines: [
          'An invitation was used to set up the password and the authenticator app of your account in {brand}’s console again.',
          'The old ones no longer work, and all your sessions were ended.',
        ],
        after: [
          'If it was you, you don’t have to do anything.',
          'If it wasn’t you, tell an admin of the console right away.',
        ],
      },
      control_proposed: {
        subject: (brand) => `A control of ${brand}’s console may be loosened`,
        lines: [
          '{by} proposes this change in {brand}’s console. {setting}: now “{from}”, then “{to}”.',
          'Nothing has changed yet. Another admin has to confirm it, in Settings.',
        ],
        after: ['If you don’t agree, take the proposal back in Settings.'],
      },
      control_loosened: {
        subject: (brand) => `A control of ${brand}’s console was loosened`,
        lines: [
          '{by} proposed it and {confirmedBy} confirmed it in {brand}’s console. {setting}: before “{from}”, now “{to}”.',
        ],
        after: ['If it shouldn’t have changed, set it back in Settings. That needs no second person.'],
      },
      environment_loosened: {
        subject: (brand) => `A control of ${brand} was loosened on the server`,
        lines: [
          'A server of {brand} started with other settings. {setting}: before “{from}”, now “{to}”.',
          'It wasn’t changed in the console, but on the server.',
        ],
        after: ['If you didn’t expect it, ask the operator of the system right away.'],
      },
      webhook_off: {
        subject: (brand) => `A webhook of ${brand} no longer receives events`,
        lines: [
          'We no longer send events to {webhook}: it failed for 24 hours, or answered that it’s gone.',
          'Once it works, turn it on in Webhooks. It’s then sent what happened meanwhile.',
        ],
        after: [],
      },
      service_made: {
        subject: (brand) => `Another system can use ${brand}’s console`,
        lines: [
          '{by} added the system “{service}” in {brand}. It may: {gained}.',
          'With its token it calls the API without anybody signing in.',
        ],
        after: ['If you didn’t expect it, revoke it in Systems.'],
      },
      service_grown: {
        subject: (brand) => `A system may do more in ${brand}`,
        lines: ['{by} gave more rights to the system “{service}” in {brand}. New: {gained}.'],
        after: ['If you didn’t expect it, change or revoke it in Systems.'],
      },
    },
  },
};

/** Controls and their values, as a mail names them. Values without a word are shown as they are set. */
const words: Words<{ names: Record<string, string>; values: Record<string, Record<string, string>>; none: string }> = {
  es: {
    names: {
      JUDICIAL_CHECK: 'Revisión legal',
      RISK_CHECK: 'Evaluación',
      FOUR_EYES: 'Decisiones que confirma una segunda persona',
      APPROVAL_LIMIT_REVIEWER: 'Hasta cuánto aprueban los revisores sin otra persona',
      APPROVAL_LIMIT_ADMIN: 'Hasta cuánto aprueban los administradores sin otra persona, y tope de todos',
      PAYMENT_SHARE: 'Pago frente a las ganancias, en %',
      LINK_BY_MAIL: 'Enlaces por correo',
      RETAIN_IDLE_DAYS: 'Días que se guarda una solicitud sin cambios',
      RETAIN_REJECTED_DAYS: 'Días que se guarda una solicitud rechazada',
      RETAIN_APPROVED_DAYS: 'Días que se guarda una solicitud aprobada',
      STAFF_NETWORKS: 'Redes desde donde se usa la consola',
      STAFF_IDLE_MINUTES: 'Minutos sin actividad antes de cerrar la sesión',
      STAFF_SESSION_HOURS: 'Horas que dura una sesión',
      STAFF_OPENINGS_PER_HOUR: 'Solicitudes que una persona abre por hora',
      LINK_DAYS: 'Días que dura un enlace',
    },
    values: {
      JUDICIAL_CHECK: { automatic: 'pasa sola', manual: 'la decide una persona' },
      RISK_CHECK: { automatic: 'pasa sola', manual: 'la decide una persona' },
      APPROVAL_LIMIT_REVIEWER: { '': 'sin límite' },
      APPROVAL_LIMIT_ADMIN: { '': 'sin límite' },
      FOUR_EYES: { off: 'ninguna', approve: 'aprobar', decide: 'aprobar y rechazar' },
      LINK_BY_MAIL: { on: 'sí', off: 'no' },
      STAFF_NETWORKS: { '': 'todas' },
      LINK_DAYS: { '': 'sin límite' },
    },
    none: 'ninguno',
  },
  en: {
    names: {
      JUDICIAL_CHECK: 'Legal check',
      RISK_CHECK: 'Assessment',
      FOUR_EYES: 'Decisions that a second person confirms',
      APPROVAL_LIMIT_REVIEWER: 'Limit for approving alone: reviewers',
      APPROVAL_LIMIT_ADMIN: 'Limit for approving alone: admins, and everybody’s upper bound',
      PAYMENT_SHARE: 'Share of a week’s earnings that the payment may take, in %',
      LINK_BY_MAIL: 'Links by e-mail',
      RETAIN_IDLE_DAYS: 'Days an idle application is kept',
      RETAIN_REJECTED_DAYS: 'Days a rejected application is kept',
      RETAIN_APPROVED_DAYS: 'Days an approved application is kept',
      STAFF_NETWORKS: 'Networks from which the console is used',
      STAFF_IDLE_MINUTES: 'Minutes of inactivity before signing out',
      STAFF_SESSION_HOURS: 'Hours a session lasts',
      STAFF_OPENINGS_PER_HOUR: 'Applications a person opens per hour',
      LINK_DAYS: 'Days a link lasts',
    },
    values: {
      JUDICIAL_CHECK: { automatic: 'passes by itself', manual: 'a person decides' },
      RISK_CHECK: { automatic: 'passes by itself', manual: 'a person decides' },
      APPROVAL_LIMIT_REVIEWER: { '': 'no limit' },
      APPROVAL_LIMIT_ADMIN: { '': 'no limit' },
      FOUR_EYES: { off: 'none', approve: 'approvals', decide: 'approvals and rejections' },
      LINK_BY_MAIL: { on: 'yes', off: 'no' },
      STAFF_NETWORKS: { '': 'all' },
      LINK_DAYS: { '': 'no limit' },
    },
    none: 'none',
  },
};

const gains: Words<Record<string, string>> = {
  es: { countries: 'más países', networks: 'otras redes', end: 'más tiempo', budget: 'más llamadas' },
  en: { countries: 'more countries', networks: 'other networks', end: 'more time', budget: 'more calls' },
};

/** What a service account gained, as words within a sentence. One that this release doesn't know is shown as it is written. */
export function gainedWords(gained: readonly string[], language: keyof typeof gains): string {
  const words: Record<string, string> = { ...scopeWords[language], ...gains[language] };
  return gained.map((code) => words[code]?.replace(/^./, (first) => first.toLowerCase()) ?? code).join('; ');
}

/** The facts of a mail about a control, as words. */
export function controlWords(
  { setting, from, to }: Pick<ControlFacts, 'setting' | 'from' | 'to'>,
  language: keyof typeof words,
): { setting: string; from: string; to: string } {
  const { names, values, none } = words[language];
  const say = (value: ControlFacts['from']) => values[setting]?.[String(value ?? '')] ?? (String(value ?? '') || none);
  return { setting: names[setting] ?? setting, from: say(from), to: say(to) };
}

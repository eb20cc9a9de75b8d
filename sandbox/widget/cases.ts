/** The outcomes of a sign-in, by the name in a user name (`uber+banned`) and in the account's id (`uber-banned`). */
export const cases = {
  success: { status: 'success', details: null, warning: null, en: 'Everything works', es: 'Todo sale bien' },
  slow: {
    status: 'success',
    details: null,
    warning: null,
    en: 'Everything works, but reading takes 20 seconds',
    es: 'Todo sale bien, pero la lectura tarda 20 segundos',
  },
  invalid_credentials: {
    status: 'error',
    details: 'invalid_credentials',
    warning: null,
    en: 'Wrong username or password',
    es: 'Usuario o contraseña incorrectos',
  },
  login_refused: {
    status: 'error',
    details: 'login_refused',
    warning: null,
    en: 'The platform rejects sign-ins for a while',
    es: 'La plataforma no deja entrar por un rato',
  },
  platform_unavailable: {
    status: 'error',
    details: 'platform_unavailable',
    warning: null,
    en: 'The platform is down',
    es: 'La plataforma no está disponible',
  },
  timeout: {
    status: 'error',
    details: 'request_timeout',
    warning: null,
    en: 'The platform does not answer in time',
    es: 'La plataforma no responde a tiempo',
  },
  incomplete: {
    status: 'incomplete',
    details: null,
    warning: null,
    en: 'The driver leaves before the end',
    es: 'El conductor sale antes de terminar',
  },
  not_registered: {
    status: 'error',
    details: 'not_registered',
    warning: null,
    en: 'There is no such account',
    es: 'La cuenta no existe',
  },
  banned: {
    status: 'error',
    details: 'banned',
    warning: null,
    en: 'The account is blocked',
    es: 'La cuenta está bloqueada',
  },
  rider_account: {
    status: 'success',
    details: null,
    warning: 'rider_account',
    en: 'The account belongs to a passenger',
    es: 'Es una cuenta de pasajero',
  },
  fleet_account: {
    status: 'success',
    details: null,
    warning: 'fleet_account',
    en: 'The account belongs to a fleet',
    es: 'La cuenta es de una flotilla',
  },
} as const;

export type Case = keyof typeof cases;

/** The widget's platforms; each supports every case. */
export const platforms = { uber: 'Uber', didi: 'DiDi' } as const;
export type WidgetPlatform = keyof typeof platforms;

export interface SandboxAccount {
  id: string;
  platform: WidgetPlatform;
  case: Case;
  /** The owner named by an account: `uber-success@…` names one, `uber-success` none. */
  externalId: string | null;
}

/** The account of an id; every id of that form is valid. */
export function accountOf(id: string): SandboxAccount | null {
  const [, platform, outcome, externalId = null] = /^([a-z]+)-([a-z_]+)(?:@(.+))?$/.exec(id) ?? [];
  return isPlatform(platform) && isCase(outcome) ? { id, platform, case: outcome, externalId } : null;
}

/** The outcome of a user name of the form `<platform>+<case>`; other names succeed. */
export function caseOfUser(user: string): Case {
  const outcome = /\+([a-z_]+)/.exec(user)?.[1];
  return isCase(outcome) ? outcome : 'success';
}

export function isPlatform(slug: string | undefined): slug is WidgetPlatform {
  return slug !== undefined && Object.hasOwn(platforms, slug);
}

function isCase(name: string | undefined): name is Case {
  return name !== undefined && Object.hasOwn(cases, name);
}

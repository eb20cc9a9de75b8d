import type { Language } from '@volante/contract/country.ts';
import type { DeviceOrigin } from '@volante/contract/devices/calls.ts';
import type { MessageChannel } from '@volante/contract/notifications/channels.ts';
import { wordLanguageOf } from '@volante/contract/words/languages.ts';
import type { Person } from '../../providers/messages/messages.ts';
import type { DeviceKind } from '../kinds.ts';
import { readDay, readTime } from './email-text.ts';

/** What a message about a device says at present. */
export interface DeviceMail {
  person: Person & { name: string };
  /** A code goes only to this channel; other messages to the first one that reaches the person. */
  channel?: MessageChannel;
  code?: string;
  /** The button's address. */
  url?: string;
  device?: { origin: DeviceOrigin; browser: string; system: string; at: Date; zone: string };
  /** Called once it was sent. */
  sent?(): Promise<void>;
}

declare module '../../core/deps.ts' {
  interface Deps {
    /** `detail` is the code, the device or the link that the message is about. Null if there is nothing to say any more. */
    findDeviceMail(message: { kind: DeviceKind; applicationId: string; detail: string }): Promise<DeviceMail | null>;
  }
}

const words = {
  'es-MX': {
    on: (browser: string, system: string) => `${browser} en ${system}`,
    unknown: 'un teléfono o una computadora',
    how: {
      first_data: 'ahí se llenó la solicitud',
      hand_off: 'con el código QR de un teléfono que ya la veía',
      code: 'con un código que te mandamos',
      answers: 'con tu fecha de nacimiento y los últimos caracteres de tu identificación',
      staff: 'alguien de nuestro equipo le dio acceso',
    },
    at: (day: string, time: string) => `${day}, ${time}`,
  },
  en: {
    on: (browser: string, system: string) => `${browser} on ${system}`,
    unknown: 'a phone or a computer',
    how: {
      first_data: 'the application was filled in there',
      hand_off: 'with the QR code of a phone that could already see it',
      code: 'with a code we sent you',
      answers: 'with your date of birth and the last characters of your ID number',
      staff: 'someone on our team let it in',
    },
    at: (day: string, time: string) => `${day}, ${time}`,
  },
} as const satisfies Record<Language, unknown>;

/** The values of the placeholders in the message's lines. */
export function placeholdersOf({ code, device }: DeviceMail, language: Language): Record<string, string> {
  if (!device) return { code: code ?? '' };
  const { origin, browser, system, at, zone } = device;
  const { on, unknown, how, at: when } = words[language];
  const said = wordLanguageOf[language];
  const name = browser && system ? on(browser, system) : browser || system || unknown;
  return { device: name, how: how[origin], at: when(readDay(at, zone, said), readTime(at, zone, said)) };
}

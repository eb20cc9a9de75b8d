import { randomBytes } from 'node:crypto';
import type { SandboxState } from '../state.ts';

export type ChatChannel = 'whatsapp' | 'sms';
export type DeliveryState = 'accepted' | 'sent' | 'delivered' | 'read' | 'failed';

/** A file that a person sent, as the provider keeps it. */
interface StoredFile {
  id: string;
  type: string;
  name: string;
  bytes: Buffer;
}

/** What stands in a chat: from the company or from the person who holds the phone. */
export interface Bubble {
  id: string;
  from: 'company' | 'person';
  at: Date;
  text: string;
  /** Small print of a template. */
  footer: string;
  /** Answers to choose from. */
  choices: { id: string; title: string }[];
  /** The button of a template; without an address it copies a code. */
  link: { title: string; url: string | null } | null;
  file: StoredFile | null;
  state: DeliveryState;
  /** Webhooks about this message, with whatever the product asked to get back. */
  report: (state: DeliveryState, errorCode?: number) => void;
}

/** The phone behind a number. */
export interface Phone {
  /** E.164. */
  number: string;
  whatsapp: Bubble[];
  sms: Bubble[];
  /** Where Twilio sends what is written back: the product's address, as it gave it for reports. */
  smsWebhook: string | null;
  /** Sent STOP by SMS. */
  isStopped: boolean;
}

interface Phones {
  byNumber: Map<string, Phone>;
  files: Map<string, StoredFile>;
}

export function phonesOf(state: SandboxState): Phones {
  return state.keep('phones', () => ({ byNumber: new Map(), files: new Map() }));
}

/** The phone of a number, however it is written: with or without `+`, and in Mexico with or without the 1 after 52. */
export function phoneOf(state: SandboxState, given: string): Phone {
  const number = `+${given.replace(/\D/g, '').replace(/^521(?=\d{10}$)/, '52')}`;
  const { byNumber } = phonesOf(state);
  const phone = byNumber.get(number) ?? { number, whatsapp: [], sms: [], smsWebhook: null, isStopped: false };
  // The last used one first.
  byNumber.delete(number);
  byNumber.set(number, phone);
  return phone;
}

export function keepFile(state: SandboxState, { type, name, bytes }: Omit<StoredFile, 'id'>): StoredFile {
  const file = { id: randomBytes(8).readBigUInt64BE().toString(), type, name, bytes };
  phonesOf(state).files.set(file.id, file);
  return file;
}

export function addBubble(list: Bubble[], given: Partial<Bubble> & Pick<Bubble, 'id' | 'from' | 'text'>): Bubble {
  const bubble: Bubble = {
    ...{ at: new Date(), footer: '', choices: [], link: null, file: null, state: 'accepted', report: () => {} },
    ...given,
  };
  list.push(bubble);
  return bubble;
}

/** How a number behaves, by its last four digits; all others receive everything. */
export const oddNumbers = {
  '9991': { en: 'not on WhatsApp, which is reported later', es: 'sin WhatsApp, y se avisa después' },
  '9992': { en: 'not on WhatsApp, which is said at once', es: 'sin WhatsApp, y se dice enseguida' },
  '9993': { en: 'accepted, but never delivered', es: 'aceptado, pero nunca entregado' },
  '9994': { en: 'answered after 20 seconds', es: 'con respuesta a los 20 segundos' },
  '9995': { en: 'the providers are down', es: 'los proveedores no funcionan' },
  '9996': { en: 'every template is paused', es: 'todas las plantillas en pausa' },
  '9997': { en: 'SMS stopped with STOP', es: 'SMS detenidos con STOP' },
  '9998': { en: 'no such number', es: 'número que no existe' },
} as const;

export function oddityOf(number: string): keyof typeof oddNumbers | null {
  const end = number.slice(-4);
  return Object.hasOwn(oddNumbers, end) ? (end as keyof typeof oddNumbers) : null;
}

/** Lets a message arrive as it does on a phone that is switched on, unless the number is an odd one. */
export function arrive(phone: Phone, bubble: Bubble): void {
  const step = (state: DeliveryState, afterMs: number, errorCode?: number) =>
    setTimeout(() => {
      bubble.state = state;
      bubble.report(state, errorCode);
    }, afterMs).unref();
  step('sent', 150);
  const odd = oddityOf(phone.number);
  if (odd === '9991' && phone.whatsapp.includes(bubble)) step('failed', 400, 131026);
  else if (odd !== '9993') step('delivered', 500);
}

/** What the person sees counts as read, as on a real phone. */
export function read(list: readonly Bubble[]): void {
  for (const bubble of list) {
    if (bubble.from !== 'company' || bubble.state !== 'delivered') continue;
    bubble.state = 'read';
    bubble.report('read');
  }
}

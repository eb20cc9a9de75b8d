import type { Language } from '@volante/contract/country.ts';
import { filled } from '../emails/email-text.ts';
import { hasButton, placeholdersIn, templateName } from '../emails/phone-text.ts';
import { emailTexts } from '../emails/texts.ts';
import { type EmailKind, messageKinds, ruleOf } from '../kinds.ts';

const examples: Record<Language, Record<string, string>> = {
  'es-MX': {
    day: 'miércoles, 2 de diciembre',
    time: '9:30 a.m., hora de Ciudad de México',
    answer: 'La mayoría recibe respuesta en 2 días hábiles.',
    tasks: 'Envía otra vez: Comprobante de domicilio.',
    asker: 'Ana L.',
    device: 'Chrome en Android',
    code: '123456',
  },
  en: {
    day: 'Wednesday, December 2',
    time: '9:30 AM, Mexico City time',
    answer: 'Most people hear back within 2 business days.',
    tasks: 'Send again: Proof of address.',
    asker: 'Ana L.',
    device: 'Chrome on Android',
    code: '123456',
  },
};

/** What Meta is sent to approve a template: `POST /{WhatsApp Business account}/message_templates`. */
export interface SubmittedTemplate {
  name: string;
  language: 'es_MX' | 'en_US';
  category: 'UTILITY' | 'MARKETING' | 'AUTHENTICATION';
  components: TemplatePart[];
}

interface TemplatePart {
  type: 'BODY' | 'FOOTER' | 'BUTTONS';
  text?: string;
  example?: { body_text: string[][] };
  buttons?: { type: string; text?: string; url?: string; example?: string[]; otp_type?: string }[];
  add_security_recommendation?: boolean;
  code_expiration_minutes?: number;
}

/** Every template, in both languages, with example texts. */
export function listTemplates(publicUrl: string): SubmittedTemplate[] {
  const kinds = messageKinds.filter(isSentByWhatsApp);
  const ofKinds = kinds.flatMap((kind) => {
    const name = templateName(kind);
    return (['es-MX', 'en'] as const).map((language): SubmittedTemplate => {
      const common = { name, language: language === 'en' ? ('en_US' as const) : ('es_MX' as const) };
      return kind === 'access_code'
        ? { ...common, category: 'AUTHENTICATION', components: codeComponents() }
        : { ...common, category: categoryOf(kind), components: componentsOf(kind, language, publicUrl) };
    });
  });
  return [...ofKinds, ...staffMessages];
}

// A guarantor hasn't agreed to WhatsApp, and to Meta an invitation would be marketing.
function isSentByWhatsApp(kind: EmailKind): boolean {
  const { about, channels } = ruleOf(kind);
  return about !== 'guarantor' && (channels?.includes('whatsapp') ?? true);
}

/** What staff write once the 24 hours after a driver's last message are over. A template can't end with a placeholder. */
const staffMessages: readonly SubmittedTemplate[] = [
  ['es_MX', 'Hola, {{1}}. {{2}} te escribe: {{3}}\n\nResponde por aquí.', 'Ya revisamos tu comprobante.'],
  ['en_US', 'Hi, {{1}}. {{2}} writes: {{3}}\n\nReply here.', 'We reviewed your proof of address.'],
].map(([language, text, said = '']) => ({
  name: 'staff_message',
  language: language as 'es_MX' | 'en_US',
  category: 'UTILITY',
  components: [
    { type: 'BODY', text: text as string, example: { body_text: [['Ana', 'Volante', said]] } },
    { type: 'FOOTER', text: emailTexts[language === 'en_US' ? 'en' : 'es-MX'].optOut },
  ],
}));

/**
 * By Meta's guidelines (read in November 2026) a utility template follows up on what the person did or asked for. Bringing somebody back to
 * what they left unfinished, such as a full cart, is their example of retargeting, which is marketing: Meta doesn't deliver it in the United
 * States, where the next channel has it. Calling it utility would be corrected, and when repeated, cost us all utility templates for a week.
 */
function categoryOf(kind: EmailKind) {
  return kind.startsWith('left_off') ? ('MARKETING' as const) : ('UTILITY' as const);
}

// Meta writes the text of a code itself.
function codeComponents(): TemplatePart[] {
  return [
    { type: 'BODY', add_security_recommendation: true },
    { type: 'FOOTER', code_expiration_minutes: 10 },
    { type: 'BUTTONS', buttons: [{ type: 'OTP', otp_type: 'COPY_CODE' }] },
  ];
}

function componentsOf(kind: EmailKind, language: Language, publicUrl: string): TemplatePart[] {
  const texts = emailTexts[language];
  const { short, open = texts.open } = texts.emails[kind];
  const names = placeholdersIn(short);
  const body = filled(short, Object.fromEntries(names.map((name, at) => [name, `{{${at + 1}}}`])));
  const example = names.map((name) => examples[language][name] ?? '');
  const button = {
    type: 'URL',
    text: open,
    url: `${publicUrl}/m/{{1}}`,
    example: [`${publicUrl}/m/${'A'.repeat(22)}`],
  };
  return [
    { type: 'BODY', text: body, ...(example.length > 0 && { example: { body_text: [example] } }) },
    { type: 'FOOTER', text: texts.optOut },
    ...(hasButton(kind) ? [{ type: 'BUTTONS' as const, buttons: [button] }] : []),
  ];
}

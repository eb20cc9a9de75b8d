import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SandboxState } from '../state.ts';

/** A template as Meta keeps it. */
export interface StoredTemplate {
  id: string;
  components: Component[];
  name: string;
  language: string;
  status: 'APPROVED';
  /** With `{{1}}`, `{{2}}` …. */
  body: string;
  footer: string;
  /** How many placeholders the body has. */
  parameters: number;
  examples: string[];
  /** Its address ends with `{{1}}`; null for a button that copies a code. */
  button: { text: string; url: string | null; example: string } | null;
}

interface Component {
  type: string;
  text?: string;
  example?: { body_text?: string[][] };
  buttons?: { type: string; text?: string; url?: string; example?: string[] }[];
}

interface Submitted {
  name: string;
  language: string;
  category: string;
  components: Component[];
}

/** The template that Meta gives to every account. */
const helloWorld: StoredTemplate = {
  ...{ id: '701', components: [] },
  ...{ name: 'hello_world', language: 'en_US', status: 'APPROVED', parameters: 0, examples: [], button: null },
  body: 'Welcome and congratulations! This message shows that you can send notifications by WhatsApp.',
  footer: 'WhatsApp Business Platform sample message',
};

/** All templates, in the order in which they were submitted. */
export function templatesOf(state: SandboxState): StoredTemplate[] {
  return state.keep<StoredTemplate[]>('whatsapp templates', () => [helloWorld]);
}

export function findTemplate(state: SandboxState, name: string, language: string): StoredTemplate | undefined {
  return templatesOf(state).find((template) => template.name === name && template.language === language);
}

/** Listing templates, submitting one and changing one; here each is approved at once. `api` is the path of the version. */
export function mountTemplates(app: FastifyInstance, state: SandboxState, api: string, accountId: string): void {
  const list = templatesOf(state);
  const refuse = (reply: FastifyReply, message: string) => reply.code(400).send({ error: { code: 100, message } });

  app.get(`${api}/${accountId}/message_templates`, async () => ({
    data: list.map(({ id, name, language, status, components }) => ({ id, name, language, status, components })),
  }));
  app.post(`${api}/${accountId}/message_templates`, async (request, reply) => {
    const read = readSubmitted(String(701 + list.length), (request.body ?? {}) as Partial<Submitted>);
    if (typeof read === 'string') return refuse(reply, read);
    if (findTemplate(state, read.name, read.language))
      return refuse(reply, 'There is already content in this language');
    list.push(read);
    return { id: read.id, status: read.status, category: 'UTILITY' };
  });
  app.post<{ Params: { id: string } }>(`${api}/:id`, async (request, reply) => {
    const at = list.findIndex(({ id }) => id === request.params.id);
    const known = list[at];
    if (!known) return refuse(reply, 'Unsupported post request');
    const { name, language, id } = known;
    const read = readSubmitted(id, { name, language, ...(request.body as Partial<Submitted>) });
    if (typeof read === 'string') return refuse(reply, read);
    list[at] = read;
    return { success: true };
  });
}

/** The template, or why Meta would refuse it. */
function readSubmitted(id: string, given: Partial<Submitted>): StoredTemplate | string {
  const { name = '', language, category, components = [] } = given;
  const of = (wanted: string) => components.find(({ type }) => type === wanted);
  if (!/^[a-z0-9_]{1,512}$/.test(name) || !language) return 'Invalid parameter';
  const common = { id, components, name, language, status: 'APPROVED' as const, footer: of('FOOTER')?.text ?? '' };
  if (category === 'AUTHENTICATION') return { ...common, ...codeTemplate(language) };
  const body = of('BODY')?.text ?? '';
  const parameters = new Set(body.match(/\{\{\d+\}\}/g)).size;
  const examples = of('BODY')?.example?.body_text?.[0] ?? [];
  if (body.length === 0 || body.length > 1024) return 'The body is missing, or too long';
  if (examples.length !== parameters) return 'Template body is missing expected fields (example)';
  if (/^\s*\{\{|\}\}\s*$/.test(body)) return 'Variables can’t be at the start or end';
  if (common.footer.length > 60 || common.footer.includes('{{')) return 'The footer is too long, or has variables';
  const [button] = of('BUTTONS')?.buttons ?? [];
  if (button && (!button.text || button.text.length > 25 || !button.url))
    return 'The button is missing its text or URL';
  const { text = '', url = '', example: [example = url] = [] } = button ?? {};
  return { ...common, body, parameters, examples, button: button ? { text, url, example } : null };
}

// Meta writes these texts itself.
function codeTemplate(language: string) {
  const isEnglish = language.startsWith('en');
  const body = isEnglish
    ? '*{{1}}* is your verification code. For your security, do not share this code.'
    : 'Tu código de verificación es *{{1}}*. Por tu seguridad, no lo compartas.';
  const text = isEnglish ? 'Copy code' : 'Copiar código';
  return { body, parameters: 1, examples: ['123456'], button: { text, url: null, example: '123456' } };
}

/** What the phone shows of a template. */
interface Filled {
  text: string;
  footer?: string;
  link?: { title: string; url: string | null } | null;
}

/** A template with these values; of an unknown one, its name and the values. */
export function fill(
  template: StoredTemplate | undefined,
  name: string,
  parameters: string[],
  end: string | undefined,
): Filled {
  if (!template) return { text: [`[${name}]`, ...parameters, ...(end ? [end] : [])].join('\n') };
  const text = template.body.replaceAll(/\{\{(\d+)\}\}/g, (_, n) => parameters[Number(n) - 1] ?? '');
  const { button, footer } = template;
  const url = button?.url?.replace('{{1}}', () => end ?? '') ?? null;
  return { text, footer, link: button && { title: button.text, url } };
}

import type { FastifyInstance } from 'fastify';
import type { SandboxState } from '../state.ts';

/** A template as Meta keeps it. */
export interface StoredTemplate {
  name: string;
  language: string;
  status: 'APPROVED' | 'PAUSED';
  /** With `{{1}}`, `{{2}}` …. */
  body: string;
  /** How many placeholders the body has. */
  parameters: number;
  examples: string[];
  /** Its address ends with `{{1}}`. */
  button: { text: string; url: string; example: string } | null;
}

interface Component {
  type: string;
  text?: string;
  example?: { body_text?: string[][] };
  buttons?: { type: string; text: string; url?: string; example?: string[] }[];
}

/** The template that Meta gives to every account. */
const helloWorld: StoredTemplate = {
  ...{ name: 'hello_world', language: 'en_US', status: 'APPROVED', parameters: 0, examples: [], button: null },
  body: 'Welcome and congratulations! This message shows that you can send notifications by WhatsApp.',
};

/** All templates, in the order in which they were submitted. */
export function templatesOf(state: SandboxState): StoredTemplate[] {
  return state.keep<StoredTemplate[]>('whatsapp templates', () => [helloWorld]);
}

export function findTemplate(state: SandboxState, name: string, language: string): StoredTemplate | undefined {
  return templatesOf(state).find((template) => template.name === name && template.language === language);
}

/** Listing templates and submitting one; here each is approved at once. */
export function mountTemplates(app: FastifyInstance, state: SandboxState, path: string): void {
  app.get(path, async () => ({
    data: templatesOf(state).map(({ name, language, status }) => ({ name, language, status })),
  }));
  app.post(path, async (request, reply) => {
    const {
      name,
      language,
      components = [],
    } = (request.body ?? {}) as Partial<StoredTemplate> & {
      components?: Component[];
    };
    const body = components.find(({ type }) => type === 'BODY');
    const refused = (code: number, message: string) => reply.code(400).send({ error: { code, message } });
    if (!name || !/^[a-z0-9_]{1,512}$/.test(name) || !language || !body?.text) return refused(100, 'Invalid parameter');
    if (findTemplate(state, name, language)) return refused(100, 'There is already content in this language');
    const parameters = new Set(body.text.match(/\{\{\d+\}\}/g)).size;
    const examples = body.example?.body_text?.[0] ?? [];
    if (examples.length !== parameters) return refused(100, 'Template body is missing expected fields (example)');
    if (/^\{\{|\}\}[.\s]*$/.test(body.text)) return refused(100, 'Variables can’t be at the start or end');
    const [button] = components.find(({ type }) => type === 'BUTTONS')?.buttons ?? [];
    templatesOf(state).push({
      ...{ name, language, status: 'APPROVED', body: body.text, parameters, examples },
      button: button?.url ? { text: button.text, url: button.url, example: button.example?.[0] ?? button.url } : null,
    });
    return { id: String(templatesOf(state).length), status: 'APPROVED', category: 'UTILITY' };
  });
}

/** A template's text and button with these values; without the template, its name and the values. */
export function fill(template: StoredTemplate | undefined, name: string, parameters: string[], end?: string) {
  if (!template) return { text: [`[${name}]`, ...parameters, ...(end ? [end] : [])].join('\n') };
  const text = template.body.replaceAll(/\{\{(\d+)\}\}/g, (_, n) => parameters[Number(n) - 1] ?? '');
  const { button } = template;
  const link = button && { title: button.text, url: button.url.replace('{{1}}', () => end ?? '') };
  return { text, link };
}

import { z } from 'zod';
import type { OutsideCall } from '../../core/outside/outside-call.ts';
import type { WhatsAppSettings } from './whatsapp.ts';

/** A template as Meta is sent it for approval: `POST /{WhatsApp Business account}/message_templates`. */
export interface SubmittedTemplate {
  name: string;
  /** Such as `es_MX`. */
  language: string;
  /** Of `AUTHENTICATION` Meta writes the text itself. */
  category: string;
  components: readonly object[];
}

type Account = WhatsAppSettings & { accountId: string };

const Component = z.object({
  type: z.string(),
  text: z.string().optional(),
  buttons: z.array(z.object({ text: z.string().optional(), url: z.string().optional() })).optional(),
});
const Page = z.object({
  data: z.array(
    z.object({
      ...{ id: z.string(), name: z.string(), status: z.string(), language: z.string() },
      components: z.array(Component).default([]),
    }),
  ),
  paging: z
    .object({ cursors: z.object({ after: z.string().optional() }).optional(), next: z.string().optional() })
    .optional(),
});
type Stored = z.output<typeof Page>['data'][number];
const MOST_PAGES = 20;

/** Every template of the account, with its state, such as `APPROVED` or `PAUSED`. Throws `OutsideFault`. */
export async function readTemplates({ url, token, accountId }: Account, outsideCall: OutsideCall): Promise<Stored[]> {
  const stored: Stored[] = [];
  let after: string | undefined;
  for (let page = 0; page < MOST_PAGES; page++) {
    const at = new URL(`${url}/${accountId}/message_templates`);
    at.search = new URLSearchParams({
      fields: 'id,name,status,language,components',
      limit: '100',
      ...(after && { after }),
    }).toString();
    const { data, paging } = (await outsideCall({ service: 'whatsapp', url: at, headers: headersOf(token) })).as(Page);
    stored.push(...data);
    after = paging?.cursors?.after;
    if (!paging?.next || !after) break;
  }
  return stored;
}

/**
 * Submits the templates that Meta doesn't have, and those whose words changed; Meta then looks at them again. Returns their names by
 * what became of them. Repeating it changes nothing. Throws `OutsideFault`.
 */
export async function submitTemplates(
  account: Account,
  wanted: readonly SubmittedTemplate[],
  outsideCall: OutsideCall,
) {
  const { url, token, accountId } = account;
  const stored = await readTemplates(account, outsideCall);
  const done = { submitted: [] as string[], refused: [] as string[] };
  for (const template of wanted) {
    const { name, language, category, components } = template;
    const found = stored.find((item) => item.name === name && item.language === language);
    if (found && (category === 'AUTHENTICATION' || wordsOf(found.components) === wordsOf(components))) continue;
    const post = { service: 'whatsapp', method: 'POST', headers: headersOf(token), accept: [400] } as const;
    const { status } = found
      ? await outsideCall({ ...post, url: `${url}/${found.id}`, body: { components } })
      : await outsideCall({ ...post, url: `${url}/${accountId}/message_templates`, body: template });
    done[status === 400 ? 'refused' : 'submitted'].push(`${name} ${language}`);
  }
  return done;
}

function headersOf(token: string) {
  return { authorization: `Bearer ${token}`, accept: 'application/json' };
}

/** What a person reads of a template; Meta adds other fields to what it was sent. */
function wordsOf(components: readonly object[]): string {
  const read = z.array(Component).parse(components);
  return JSON.stringify(
    read.map(({ type, text, buttons }) => [type, text, buttons?.map((button) => [button.text, button.url])]),
  );
}

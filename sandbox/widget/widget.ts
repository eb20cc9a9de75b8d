import type { FastifyReply } from 'fastify';
import { callTable, html } from '../page.ts';
import type { SandboxPart } from '../state.ts';
import { API_KEY, mountApi } from './api.ts';
import { accountOf, caseOfUser, cases, isPlatform, platforms } from './cases.ts';
import {
  choosePage,
  donePage,
  failedPage,
  findSession,
  gonePage,
  loginPage,
  openSession,
  readOpening,
  wayBack,
} from './pages.ts';
import { begin, notifyProduct, userOf, webhookSecret } from './webhooks.ts';

type Query = Partial<Record<string, string>>;

/** The driver-platform widget and the API behind it. */
export const widget: SandboxPart = {
  name: 'widget',
  title: 'Driver-platform widget',
  mount(app, state) {
    mountApi(app, state);

    app.get('/connect', async ({ query }, reply) => show(reply, choosePage(openSession(state, readOpening(query)))));

    app.get<{ Querystring: Query }>('/choose', async ({ query }, reply) => {
      const session = findSession(state, query.session);
      return session ? show(reply, choosePage(session)) : show(reply.code(410), gonePage());
    });

    app.get<{ Querystring: Query }>('/login', async ({ query }, reply) => {
      const session = findSession(state, query.session);
      const { platform } = query;
      if (!session || !isPlatform(platform)) return show(reply.code(410), gonePage());
      // The content security policy must allow forms that redirect to the product.
      const origin = session.redirectUrl ? new URL(session.redirectUrl).origin : '';
      reply.header('content-security-policy', `default-src 'none'; style-src 'self'; form-action 'self' ${origin}`);
      return show(reply, loginPage(session, platform));
    });

    app.post<{ Body: Query | null | undefined }>('/login', async ({ body }, reply) => {
      const { platform, user = '', session } = body ?? {};
      const account = isPlatform(platform) ? accountOf(`${platform}-${caseOfUser(user)}`) : null;
      const opened = findSession(state, session);
      if (!account || !opened) return show(reply.code(410), gonePage());
      begin(state, account);
      notifyProduct(state, account, opened.externalId);
      return reply.redirect(`/widget/result?session=${opened.id}&account=${account.id}`, 303);
    });

    app.get<{ Querystring: Query }>('/result', async ({ query }, reply) => {
      const session = findSession(state, query.session);
      const account = accountOf(query.account ?? '');
      if (!session || !account) return show(reply.code(410), gonePage());
      const { status, details } = cases[account.case];
      const user_id = userOf(session.externalId);
      const back = wayBack(session, { account_id: account.id, user_id, status, status_details: details });
      if (status !== 'success') return show(reply, failedPage(session, account.platform, account.case, back));
      return back ? reply.redirect(back, 303) : show(reply, donePage(session, account.platform));
    });
  },
  section(state) {
    const rows = Object.entries(cases).map(
      ([name, { en }]) => html`<tr><td>${en}</td>
<td>${Object.keys(platforms).map((platform) => html`<div><code>${platform}+${name}</code></div>`)}</td>
<td>${Object.keys(platforms).map((platform) => html`<div><code>${platform}-${name}</code></div>`)}</td></tr>`,
    );
    return html`<p>A driver who comes here from the product chooses an app and what should happen. The account then has the id
below, which the product may also be given by hand. With <code>@</code> and the id of a request behind it an account says
whose it is.</p>
<div class="scroll" tabindex="0" role="region" aria-label="Accounts"><table>
<thead><tr><th>What happens</th><th>User name</th><th>Account</th></tr></thead><tbody>${rows}</tbody></table></div>
<h3>Calls</h3>${callTable(state, 'widget')}`.text;
  },
  settings: (state) => ({
    WIDGET_URL: `${state.url}/widget/connect`,
    WIDGET_ID: 'sandbox-widget',
    WIDGET_SANDBOX: 'true',
    WIDGET_API_URL: `${state.url}/widget/v1`,
    WIDGET_API_KEY: API_KEY,
    WIDGET_WEBHOOK_SECRET: webhookSecret(state),
  }),
};

function show(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(page);
}

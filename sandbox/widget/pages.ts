import { randomUUID } from 'node:crypto';
import { html, page } from '../page.ts';
import type { SandboxState } from '../state.ts';
import { type Case, cases, platforms, type WidgetPlatform } from './cases.ts';

/** The choice of an app to connect. */
export function choosePage(session: Session): string {
  const t = texts[session.lang];
  const back = wayBack(session, null);
  const rows = Object.entries(platforms).map(
    ([slug, name]) => html`<a class="row" href="/widget/login?session=${session.id}&platform=${slug}">
<span class="logo ${slug}" aria-hidden="true">${name[0]}</span><span>${name}</span><span class="arrow" aria-hidden="true">›</span></a>`,
  );
  const content = html`<p class="tag">${t.played}</p><h1>${t.title}</h1><p class="lead">${t.lead}</p>${rows}
${back ? html`<a class="button plain" href="${back}">${t.screenshots}</a>` : html`<p class="quiet">${t.noWayBack}</p>`}`;
  return page(t.title, html`<main>${content}</main>`, { lang: session.lang });
}

/** The sign-in, with a choice of its outcome. */
export function loginPage(session: Session, platform: WidgetPlatform): string {
  const t = texts[session.lang];
  const title = t.signIn(platforms[platform]);
  const outcomes = Object.entries(cases).map(
    ([name, outcome]) =>
      html`<option value="${platform}+${name}">${outcome[session.lang]} · ${platform}+${name}</option>`,
  );
  const content = html`<p class="tag">${t.played}</p><h1>${title}</h1><p class="lead">${t.signInLead}</p>
<form method="post" action="/widget/login">
<input type="hidden" name="session" value="${session.id}"><input type="hidden" name="platform" value="${platform}">
<label for="user">${t.outcome}</label>
<select id="user" name="user">${outcomes}</select>
<button class="button">${t.connect}</button>
</form>
<a class="button plain" href="/widget/choose?session=${session.id}">${t.other}</a>`;
  return page(title, html`<main>${content}</main>`, { lang: session.lang });
}

/** The failure, with next actions. */
export function failedPage(session: Session, platform: WidgetPlatform, outcome: Case, back: string | null): string {
  const t = texts[session.lang];
  const title = t.failedTitle(platforms[platform]);
  const content = html`<p class="tag">${t.played}</p><h1>${title}</h1>
<p class="outcome bad">${cases[outcome][session.lang]}</p>
<a class="button" href="/widget/login?session=${session.id}&platform=${platform}">${t.again}</a>
${back ? html`<a class="button plain" href="${back}">${t.back}</a>` : html`<p class="quiet">${t.noWayBack}</p>`}`;
  return page(title, html`<main>${content}</main>`, { lang: session.lang });
}

/** The page without a way back. */
export function donePage(session: Session, platform: WidgetPlatform): string {
  const t = texts[session.lang];
  const title = t.doneTitle(platforms[platform]);
  const content = html`<p class="tag">${t.played}</p><h1>${title}</h1><p class="quiet">${t.noWayBack}</p>`;
  return page(title, html`<main>${content}</main>`, { lang: session.lang });
}

export function gonePage(): string {
  return page(texts.es.gone, html`<main><h1>${texts.es.gone}</h1><p lang="en">${texts.en.gone}</p></main>`, {
    lang: 'es',
  });
}

export const texts = {
  es: {
    title: 'Conecta tu cuenta de conductor',
    lead: 'Elige la app con la que trabajas.',
    played: 'Entorno de pruebas: nada de esto es real',
    screenshots: 'Prefiero subir capturas',
    signIn: (name: string) => `Entra a ${name}`,
    signInLead: 'Aquí no se escribe ninguna contraseña. Elige qué quieres que pase y continúa.',
    user: 'Usuario',
    outcome: '¿Qué debe pasar?',
    connect: 'Conectar',
    other: 'Elegir otra app',
    doneTitle: (name: string) => `${name} quedó conectado`,
    failedTitle: (name: string) => `No pudimos conectar ${name}`,
    again: 'Intentar de nuevo',
    back: 'Regresar',
    noWayBack: 'No sabemos a qué página regresarte. Cierra esta y abre de nuevo tu enlace.',
    gone: 'Esta sesión ya terminó. Abre de nuevo tu enlace.',
  },
  en: {
    title: 'Connect your driver account',
    lead: 'Choose the app you drive with.',
    played: 'Sandbox: none of this is real',
    screenshots: 'I’d rather upload screenshots',
    signIn: (name: string) => `Sign in to ${name}`,
    signInLead: 'Don’t type a password here. Choose what should happen and continue.',
    user: 'Username',
    outcome: 'What should happen?',
    connect: 'Connect',
    other: 'Choose another app',
    doneTitle: (name: string) => `${name} is connected`,
    failedTitle: (name: string) => `We couldn’t connect ${name}`,
    again: 'Try again',
    back: 'Go back',
    noWayBack: 'We don’t know which page to send you back to. Close this one and open your link again.',
    gone: 'This session has ended. Open your link again.',
  },
} as const;

/** The parameters from the page that opened the widget. */
interface Opening {
  lang: 'es' | 'en';
  externalId: string;
  /** The driver's way back; null if it isn't a web address. */
  redirectUrl: string | null;
}

/** A driver at the widget. */
interface Session extends Opening {
  id: string;
}

/** Parses `widget_id, external_id, is_sandbox, lang, redirect_url, hide_redirect_url` from an address. */
export function readOpening(query: unknown): Opening {
  const {
    lang,
    external_id: externalId = '',
    redirect_url: back,
    hide_redirect_url: hide,
  } = query as Partial<Record<string, string>>;
  // As with the provider: the way back is shown only on request.
  const wanted = hide === 'false' && back && URL.canParse(back) ? new URL(back) : null;
  const isWeb = wanted?.protocol === 'http:' || wanted?.protocol === 'https:';
  return { lang: lang === 'en' ? 'en' : 'es', externalId, redirectUrl: isWeb ? wanted.href : null };
}

export function openSession(state: SandboxState, opening: Opening): Session {
  const session = { ...opening, id: randomUUID() };
  sessions(state).set(session.id, session);
  return session;
}

export function findSession(state: SandboxState, id: string | undefined): Session | null {
  return sessions(state).get(id ?? '') ?? null;
}

/** The way back, with the provider's parameters; null if there is none. */
export function wayBack(
  { redirectUrl }: Opening,
  said: { account_id: string; user_id: string; status: string; status_details: string | null } | null,
): string | null {
  if (!redirectUrl) return null;
  const address = new URL(redirectUrl);
  for (const [name, value] of Object.entries(said ?? {})) if (value) address.searchParams.set(name, value);
  return address.href;
}

function sessions(state: SandboxState): Map<string, Session> {
  return state.keep('widget sessions', () => new Map<string, Session>());
}

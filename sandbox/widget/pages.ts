import { html } from '../html.ts';
import { page } from '../page.ts';
import { type Case, cases, platforms, type WidgetPlatform } from './cases.ts';
import { type Session, wayBack } from './session.ts';
import { texts } from './texts.ts';

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

import { type Html, html, page } from '../page.ts';
import type { SandboxState } from '../state.ts';
import { type Bubble, type ChatChannel, oddityOf, oddNumbers, type Phone } from './chats.ts';
import { fill, type StoredTemplate, templatesOf } from './templates.ts';
import { type PageLanguage, type Texts, texts } from './texts.ts';

interface View {
  lang: PageLanguage;
  channel: ChatChannel;
}

/** A number's phone with one of its two chats, from which one can write back. */
export function phonePage(phone: Phone, { lang, channel }: View): string {
  const t = texts[lang];
  const shown = groups(phone.number);
  const here = addressOf(phone, { lang, channel });
  const tab = (name: ChatChannel) =>
    html`<a href="${addressOf(phone, { lang, channel: name })}"${name === channel ? html` aria-current="page"` : ''}>${t[name]}</a>`;
  const odd = oddityOf(phone.number);
  const aside = html`<aside class="beside">
<h2>${t.tryIt}</h2>
<ul>${t.tips.map((tip) => html`<li>${tip}</li>`)}</ul>
${odd ? html`<p class="outcome bad">${t.odd}: ${oddNumbers[odd][lang]}</p>` : ''}
<p><a href="/phone/">${t.all}</a> · <a href="/phone/previews?lang=${lang}">${t.previews}</a> ·
<a href="${addressOf(phone, { lang: otherOf(lang), channel })}" lang="${otherOf(lang)}">${t.other}</a></p></aside>`;
  const content = html`<main class="bench"><div class="around">
<p class="tag">${t.played}</p><h1>${t.title(shown)}</h1>
<nav class="tabs" aria-label="${t.title(shown)}">${tab('whatsapp')}${tab('sms')}</nav>
<section class="handset ${channel}" aria-label="${t[channel]}">
${bar(t, channel)}
<ol class="chat" tabindex="0" aria-label="${t[channel]}" data-live="${chatAddressOf(phone, { lang, channel })}">${chat(phone, { lang, channel })}</ol>
<form class="compose" method="post" action="${here}" enctype="multipart/form-data">
<label class="clip"><span class="unseen">${t.attach}</span>${clip}<input type="file" name="file" accept="image/*,application/pdf,audio/*"></label>
<label class="line"><span class="unseen">${t.write}</span><input name="text" placeholder="${t.write}" autocomplete="off" maxlength="4096"></label>
<button aria-label="${t.send}">${arrow}</button>
</form></section></div>${aside}</main>
<script type="module" src="/phone/live.mjs"></script>`;
  return page(t.title(shown), content, { lang });
}

/** The bubbles of a chat, newest last. */
export function chat(phone: Phone, { lang, channel }: View): Html {
  const t = texts[lang];
  const list = phone[channel];
  if (list.length === 0) return html`<li class="day">${t.empty}</li>`;
  const isLast = (bubble: Bubble) => bubble === list.at(-1);
  return html`<li class="day">${t.today}</li>${list.map((bubble) =>
    drawBubble(bubble, lang, isLast(bubble) ? addressOf(phone, { lang, channel }) : null),
  )}`;
}

function drawBubble(bubble: Bubble, lang: PageLanguage, action: string | null): Html {
  const t = texts[lang];
  const { from, at, text, footer, link, choices, file, state } = bubble;
  const time = at.toLocaleTimeString(lang === 'es' ? 'es-MX' : 'en-US', { hour: 'numeric', minute: '2-digit' });
  const button = link?.url
    ? html`<a class="act" href="${safe(link.url)}" target="_blank" rel="noopener">${link.title}</a>`
    : link && html`<span class="act">${link.title}</span>`;
  const answers = choices.map(({ id, title }) =>
    action
      ? html`<form method="post" action="${action}"><input type="hidden" name="title" value="${title}"><button class="act" name="choice" value="${id}">${title}</button></form>`
      : html`<span class="act">${title}</span>`,
  );
  const meta = html`<small>${time} <span class="state ${state}">${t.states[state]}</span></small>`;
  return html`<li class="${from}"><div class="bubble">${file ? drawFile(file, t) : ''}${text ? html`<p>${linked(text)}</p>` : ''}${footer ? html`<p class="footer">${footer}</p>` : ''}${meta}</div>${button ?? ''}${answers}</li>`;
}

function drawFile({ id, type, name }: NonNullable<Bubble['file']>, t: Texts): Html {
  const at = `/phone/files/${id}`;
  if (type.startsWith('image/')) return html`<img src="${at}" alt="${name}">`;
  if (type.startsWith('audio/')) return html`<p class="paper">${t.voice}</p>`;
  return html`<p class="paper"><a href="${at}">${name || t.file}</a></p>`;
}

/** Every template in both languages, with its SMS. */
export function previewsPage(state: SandboxState, lang: PageLanguage): string {
  const t = texts[lang];
  const templates = templatesOf(state).filter(({ language }) => language === (lang === 'en' ? 'en_US' : 'es_MX'));
  const shown = templates.filter(({ name }) => name !== 'hello_world');
  const cards = shown.map((template) => {
    const { button, examples, name } = template;
    const { text, footer = '', link = null } = fill(template, name, examples, endOf(button));
    const bubble: Bubble = {
      ...{
        id: '',
        from: 'company',
        at: noon,
        text,
        footer,
        link,
        choices: [],
        file: null,
        state: 'read',
        report: () => {},
      },
    };
    // Meta writes the words around a code, so the SMS has others.
    const isMetas = button !== null && button.url === null;
    const said = [`${t.company}: ${text.replaceAll('*', '')}`, link?.url, footer].filter(Boolean).join(' ');
    const sms = { ...bubble, link: null, footer: '', text: said };
    return html`<section class="preview" aria-labelledby="t-${template.name}"><h2 id="t-${template.name}">${template.name}</h2>
<div class="handset whatsapp">${bar(t, 'whatsapp')}<ol class="chat">${drawBubble(bubble, lang, null)}</ol></div>
${isMetas ? '' : html`<div class="handset sms">${bar(t, 'sms')}<ol class="chat">${drawBubble(sms, lang, null)}</ol></div>`}</section>`;
  });
  const content = html`<main class="wide"><p class="tag">${t.played}</p><h1>${t.previewsTitle}</h1>
<p class="lead">${t.previewsLead}</p>
<p><a href="/phone/">${t.all}</a> · <a href="/phone/previews?lang=${otherOf(lang)}" lang="${otherOf(lang)}">${t.other}</a></p>
${shown.length > 0 ? html`<div class="previews">${cards}</div>` : html`<p class="quiet">${t.noTemplates}</p>`}</main>`;
  return page(t.previewsTitle, content, { lang });
}

const noon = new Date(2026, 0, 5, 12, 0);

function endOf(button: StoredTemplate['button']): string | undefined {
  if (!button) return undefined;
  const [start = ''] = (button.url ?? '').split('{{1}}');
  return button.example.startsWith(start) ? button.example.slice(start.length) : button.example;
}

function bar(t: Texts, channel: ChatChannel): Html {
  return html`<header class="bar"><span class="face" aria-hidden="true">V</span><span><b>${t.company}</b><small>${channel === 'sms' ? t.sms : t.account}</small></span></header>`;
}

export function addressOf({ number }: Phone, { lang, channel }: View): string {
  return `/phone/${number.slice(1)}?app=${channel}&lang=${lang}`;
}

function chatAddressOf({ number }: Phone, { lang, channel }: View): string {
  return `/phone/${number.slice(1)}/chat?app=${channel}&lang=${lang}`;
}

/** A number as people write it: `+52 55 1234 5678`. */
export function groups(number: string): string {
  const parts = number
    .replace(/^(\+52)(\d{2})(\d{4})(\d{4})$/, '$1 $2 $3 $4')
    .replace(/^(\+1)(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3 $4');
  return parts.replaceAll(' ', '\u00a0');
}

const otherOf = (lang: PageLanguage): PageLanguage => (lang === 'es' ? 'en' : 'es');

/** A text whose addresses can be opened. */
function linked(text: string): Html[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+[^\s<>".,;:)])/)
    .map((part, n) =>
      n % 2 === 0 ? html`${bold(part)}` : html`<a href="${safe(part)}" target="_blank" rel="noopener">${part}</a>`,
    );
}

// As WhatsApp shows `*bold*`.
function bold(text: string): Html[] {
  return text.split(/\*(\S[^*\n]*)\*/).map((part, n) => (n % 2 === 0 ? html`${part}` : html`<b>${part}</b>`));
}

function safe(url: string): string {
  return /^https?:\/\//.test(url) ? url : '#';
}

const clip = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M8 12.5 14.5 6a3 3 0 0 1 4.3 4.3l-8.6 8.6a5 5 0 0 1-7.1-7.1l8.2-8.2" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg>`;
const arrow = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 4l17 8-17 8 3-8z" fill="currentColor"/></svg>`;

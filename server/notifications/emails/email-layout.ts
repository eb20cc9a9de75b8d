import type { Language } from '@volante/contract/country.ts';
import type { Config } from '../../config/config.ts';
import type { Message } from '../../providers/messages/messages.ts';
import type { EmailText } from './email-text.ts';
import { drawShort, fillTemplate } from './phone-text.ts';

/** The message in the forms that channels need, without its key and a calendar entry. */
export function drawMessage(
  email: EmailText,
  config: Pick<Config, 'BRAND_COLOR'>,
  language: Language,
): Omit<Message, 'key'> {
  const text = drawText(email);
  const html = drawHtml(email, config, language);
  const { subject, signature, phone, stop } = email;
  const short = phone ? drawShort(signature, phone) : text;
  const template = phone ? fillTemplate(phone) : null;
  return { language, subject, text, html, short, template, calendar: null, ...(stop && { stop: stop.url }) };
}

/** The message as plain text. */
export function drawText({ greeting, lines, points, when, join, after, signature, stop }: EmailText): string {
  const parts = [
    greeting,
    ...lines,
    points && [points.lead, ...points.items.map((item) => `- ${item}`)].join('\n'),
    when && `${when.day}\n${when.time}`,
    join && `${join.words}:\n${join.url}`,
    ...after,
  ];
  const end = stop && `${stop.words}\n${stop.url}`;
  return `${[...parts, signature, end].filter(Boolean).join('\n\n')}\n`;
}

/**
 * The message as HTML for old mail programs: inline styles, no external resources. Their dark modes invert the colors by
 * themselves.
 */
export function drawHtml(email: EmailText, { BRAND_COLOR }: Pick<Config, 'BRAND_COLOR'>, language: Language): string {
  const { subject, greeting, lines, points, when, join, after, signature, stop } = email;
  const paragraphs = (texts: string[]) => texts.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`);
  const button = `display:inline-block;padding:14px 24px;border-radius:12px;background:${BRAND_COLOR};color:${inkOn(BRAND_COLOR)};font-weight:bold;text-decoration:none`;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;padding:24px 16px;font:16px/1.5 Arial,Helvetica,sans-serif">',
    '<div style="max-width:480px;margin:0 auto">',
    `<p style="margin:0 0 24px;padding:0 0 12px;border-bottom:4px solid ${BRAND_COLOR};font-size:20px;font-weight:bold">${escapeHtml(signature)}</p>`,
    ...paragraphs([greeting, ...lines, ...(points ? [points.lead] : [])]),
    ...(points
      ? [
          '<ul style="margin:0 0 16px;padding:0 0 0 20px">',
          ...points.items.map((item) => `<li style="margin:0 0 8px">${escapeHtml(item)}</li>`),
          '</ul>',
        ]
      : []),
    ...(when
      ? [
          `<p style="margin:0 0 20px;font-size:20px;line-height:1.4;font-weight:bold">${escapeHtml(when.day)}<br>${escapeHtml(when.time)}</p>`,
        ]
      : []),
    ...(join
      ? [
          `<p style="margin:0 0 20px"><a href="${escapeHtml(join.url)}" style="${button}">${escapeHtml(join.words)}</a></p>`,
        ]
      : []),
    ...paragraphs(after),
    ...(stop
      ? [
          `<p style="margin:24px 0 0;font-size:14px">${escapeHtml(stop.words)} <a href="${escapeHtml(stop.url)}">${escapeHtml(stop.url)}</a></p>`,
        ]
      : []),
    '</div></body></html>',
  ].join('\n');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

// White unless the colour is too light for it (WCAG 2: relative luminance).
function inkOn(color: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.3 ? '#17112a' : '#ffffff';
}

import { createHash } from 'node:crypto';
import type { Language } from '@volante/contract/country.ts';
import type { Config } from '../../config/config.ts';

type Brand = Pick<Config, 'BRAND_NAME' | 'SUPPORT_PHONE' | 'SUPPORT_WHATSAPP' | 'SUPPORT_EMAIL'>;

interface Words {
  title: string;
  lines: string[];
}

interface Texts {
  gone: Words;
  often: Words;
  stop: Words & { button: string };
  stopped: Words;
  elsewhere: Words;
  help: (contacts: string) => string;
}

const owedEs = 'Solo te llegan los códigos que tú pidas, y lo que por ley o por seguridad tenemos que avisarte.';
const owedEn = 'You’ll only get codes that you ask for, and what the law or your security asks us to send.';

const texts: Record<Language, Texts> = {
  'es-MX': {
    gone: {
      title: 'Este enlace ya no abre',
      lines: [
        'Los enlaces de nuestros mensajes duran un tiempo. Abre el del mensaje más nuevo, o el enlace de tu solicitud.',
        'Si lo copiaste a mano, revisa que esté completo.',
      ],
    },
    often: {
      title: 'Espera un momento',
      lines: ['Se abrieron muchos enlaces desde aquí. Inténtalo otra vez en una hora.'],
    },
    stop: {
      title: '¿Ya no quieres estos correos?',
      lines: ['Dejamos de mandarte correos sobre tu solicitud. Lo importante lo sigues viendo en ella.', owedEs],
      button: 'Ya no quiero correos',
    },
    stopped: { title: 'Listo', lines: ['Ya no te mandamos correos sobre cómo va tu solicitud.', owedEs] },
    elsewhere: {
      title: 'Ábrelo donde llenaste tu solicitud',
      lines: [
        'Para cuidar tus datos, este enlace solo abre en el teléfono y el navegador donde llenaste tu solicitud.',
        'Si nunca llenaste una, no hagas nada: alguien escribió tu número por error.',
      ],
    },
    help: (contacts) => `¿Dudas? Aquí te ayudamos: ${contacts}`,
  },
  en: {
    gone: {
      title: 'This link doesn’t open anymore',
      lines: [
        'The links in our messages last a while. Open the one in the newest message, or your application link.',
        'If you copied it by hand, check that it’s complete.',
      ],
    },
    often: { title: 'Wait a moment', lines: ['Many links were opened from here. Try again in an hour.'] },
    stop: {
      title: 'Don’t want these e-mails anymore?',
      lines: ['We’ll stop e-mailing you about your application. You can still see what matters there.', owedEn],
      button: 'Stop the e-mails',
    },
    stopped: { title: 'Done', lines: ['We won’t e-mail you anymore about how your application is going.', owedEn] },
    elsewhere: {
      title: 'Open it where you filled in your application',
      lines: [
        'To protect your information, this link only opens on the phone and in the browser where you filled in your application.',
        'If you never filled one in, do nothing: somebody typed your number by mistake.',
      ],
    },
    help: (contacts) => `Questions? We’re here to help: ${contacts}`,
  },
};

const css =
  'body{margin:0;padding:32px 20px;font:18px/1.5 system-ui,sans-serif;color:#17112a;background:#fff}main{max-width:480px;margin:0 auto}h1{font-size:26px;line-height:1.25}button{min-height:48px;padding:12px 24px;border:2px solid currentcolor;border-radius:12px;font:inherit;font-weight:bold;color:inherit;background:none}button:focus-visible{outline:3px solid;outline-offset:3px}@media(prefers-color-scheme:dark){body{color:#f4f1fb;background:#17112a}}';
/** The source of the page's style, for the content security policy. */
export const styleSource = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

/** A page without scripts that says why a link doesn't open, or asks before it stops mails: previews open every link. */
export function drawLinkPage(kind: Exclude<keyof Texts, 'help'>, language: Language, brand: Brand): string {
  const { help } = texts[language];
  const words = texts[language][kind];
  const { SUPPORT_WHATSAPP, SUPPORT_PHONE, SUPPORT_EMAIL } = brand;
  const contacts = [SUPPORT_WHATSAPP && `WhatsApp ${SUPPORT_WHATSAPP}`, SUPPORT_PHONE, SUPPORT_EMAIL].filter(Boolean);
  const lines = [...words.lines, ...(contacts.length > 0 ? [help(contacts.join(' · '))] : [])];
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(words.title)}</title><style>${css}</style></head><body><main>`,
    `<p><b>${escapeHtml(brand.BRAND_NAME)}</b></p><h1>${escapeHtml(words.title)}</h1>`,
    ...lines.map((line) => `<p>${escapeHtml(line)}</p>`),
    'button' in words ? `<form method="post"><button>${escapeHtml(words.button)}</button></form>` : '',
    '</main></body></html>',
  ].join('');
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

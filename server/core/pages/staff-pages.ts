import { createHash, randomBytes } from 'node:crypto';
import type { Config } from '../../config/config.ts';
import type { MakeWebPage } from './web-build.ts';
import { data, settingsOf, text } from './web-page.ts';

/**
 * The staff console's page: the same for everybody, except for a nonce that lets the component library add its few style
 * elements.
 */
export function staffPages(config: Config): MakeWebPage {
  return ({ html }) => {
    const version = createHash('sha256').update(html).digest('base64url').slice(0, 12);
    const settings = data('settings', JSON.stringify(settingsOf(config, version)));
    const [start = '', end = ''] = html
      .replace('<!--settings-->', () => settings)
      .replace('<title>Volante<', () => `<title>${text(config.BRAND_NAME)}<`)
      .split('<!--head-->');
    return (_, reply) => {
      const nonce = randomBytes(16).toString('base64');
      const policy = String(reply.getHeader('content-security-policy') ?? '');
      reply.header('content-security-policy', policy.replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`));
      // A nonce counts once.
      reply.header('cache-control', 'no-store');
      return `${start}<meta property="csp-nonce" nonce="${nonce}">${end}`;
    };
  };
}

import { missingHelp } from '../../config/brand-settings.ts';
import type { Config } from '../../config/config.ts';
import { checks } from './checks.ts';

export interface Finding {
  name: string;
  state: 'ok' | 'off' | 'WARN' | 'FAILED';
  /** What is in use, what is missing, or why it doesn't work; never a secret. */
  words: string;
}

/** Checks all configured outside services in parallel, and whether drivers can ask for help. */
export async function examine(config: Config): Promise<Finding[]> {
  const services = await Promise.all(
    Object.entries(checks).map(async ([name, check]): Promise<Finding> => {
      try {
        const words = await check(config);
        return words === null ? { name, state: 'off', words: 'not configured' } : { name, state: 'ok', words };
      } catch (error) {
        return { name, state: 'FAILED', words: withoutSecrets(reasonOf(error as Error), config) };
      }
    }),
  );
  const missing = missingHelp(config);
  const words = missing ?? 'on every screen and in every message';
  return [...services, { name: 'help', state: missing ? 'WARN' : 'ok', words }];
}

function reasonOf(error: Error & { code?: unknown }): string {
  const cause = (error.cause ?? error) as Error & { code?: unknown };
  return cause.message || String(cause.code ?? error.name);
}

function passwordIn(url: string): string {
  return URL.canParse(url) ? decodeURIComponent(new URL(url).password) : '';
}

/** Replaces every secret from the settings. */
export function withoutSecrets(words: string, config: Config): string {
  const {
    DATABASE_URL,
    DATABASE_DIRECT_URL,
    SMTP_URL,
    S3_SECRET_ACCESS_KEY,
    HUBSPOT_TOKEN,
    SECRET_KEY,
    SECRET_KEY_PREVIOUS,
  } = config;
  const passwords = [DATABASE_URL, DATABASE_DIRECT_URL, SMTP_URL].map((url) => url && passwordIn(url));
  const { GOOGLE_PRIVATE_KEY, ZOOM_CLIENT_SECRET, WIDGET_API_KEY, WIDGET_WEBHOOK_SECRET } = config;
  const keys = [
    WIDGET_API_KEY,
    WIDGET_WEBHOOK_SECRET,
    S3_SECRET_ACCESS_KEY,
    HUBSPOT_TOKEN,
    SECRET_KEY,
    SECRET_KEY_PREVIOUS,
    GOOGLE_PRIVATE_KEY,
    ZOOM_CLIENT_SECRET,
  ];
  const kept = [DATABASE_URL, DATABASE_DIRECT_URL, SMTP_URL, ...passwords, ...keys];
  const secrets = kept.filter((text) => text);
  return secrets.reduce<string>((said, secret) => said.replaceAll(secret!, '…'), words);
}

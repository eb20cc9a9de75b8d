import { missingHelp } from '../../config/brand-settings.ts';
import { type Config, settings } from '../../config/config.ts';
import { isSecret } from '../../config/secret-files.ts';
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
  const values = Object.entries(settings)
    .filter(([, setting]) => isSecret(setting))
    .map(([name]) => config[name as keyof Config])
    .filter((value) => typeof value === 'string');
  // A password may be named without its address.
  const secrets = [...values, ...values.map(passwordIn)].filter((text) => text);
  return secrets.reduce((said, secret) => said.replaceAll(secret, '…'), words);
}

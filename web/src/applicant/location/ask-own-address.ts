import { settings } from '../../lib/settings.ts';

/** This device's public IP address from the configured service; null without a service or an answer. */
export async function askOwnAddress(): Promise<string | null> {
  if (!settings.ipService) return null;
  try {
    const signal = AbortSignal.timeout(3000);
    const answer = await fetch(settings.ipService, { signal, credentials: 'omit' });
    const { ip } = await answer.json();
    return typeof ip === 'string' ? ip : null;
  } catch {
    return null;
  }
}

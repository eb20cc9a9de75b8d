import { settings } from '../../lib/settings.ts';

/** The address this device has for the world, as the service of the settings says; null without one, or when it does not answer. */
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

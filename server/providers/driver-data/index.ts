import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import type { OutsideCall } from '../../core/outside/outside-call.ts';
import { isOwn, openOwn } from '../own/own-providers.ts';
import type { DriverData } from './driver-data.ts';

/** The configured driver-data provider; null for Palenca without an API key. Loaded only when used. */
export async function openDriverData(
  config: Config,
  outsideCall: OutsideCall,
  log?: Logger,
): Promise<DriverData | null> {
  const { DRIVER_DATA: name, WIDGET_API_KEY: apiKey, WIDGET_API_URL, WIDGET_SANDBOX } = config;
  if (isOwn('driverData', name)) return openOwn(config, 'driverData', name, { log, outsideCall });
  if (!apiKey) return null;
  const { palenca, PALENCA, PALENCA_SANDBOX } = await import('./palenca.ts');
  const url = WIDGET_API_URL ?? (WIDGET_SANDBOX ? PALENCA_SANDBOX : PALENCA);
  const played = WIDGET_SANDBOX || new URL(url).host === new URL(PALENCA_SANDBOX).host;
  return palenca({ url, apiKey, played }, outsideCall);
}

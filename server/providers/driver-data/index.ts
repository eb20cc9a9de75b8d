import type { Config } from '../../config/config.ts';
import type { OutsideCall } from '../../core/outside/outside-call.ts';
import type { DriverData } from './driver-data.ts';

/** The configured driver-data provider; null without an API key. Loaded only when used. */
export async function openDriverData(config: Config, outsideCall: OutsideCall): Promise<DriverData | null> {
  if (!config.WIDGET_API_KEY) return null;
  return providers[config.DRIVER_DATA](config, config.WIDGET_API_KEY, outsideCall);
}

type Open = (config: Config, apiKey: string, outsideCall: OutsideCall) => Promise<DriverData>;

const providers: Record<Config['DRIVER_DATA'], Open> = {
  palenca: async ({ WIDGET_API_URL, WIDGET_SANDBOX }, apiKey, outsideCall) => {
    const { palenca, PALENCA, PALENCA_SANDBOX } = await import('./palenca.ts');
    const url = WIDGET_API_URL ?? (WIDGET_SANDBOX ? PALENCA_SANDBOX : PALENCA);
    const played = WIDGET_SANDBOX || new URL(url).host === new URL(PALENCA_SANDBOX).host;
    return palenca({ url, apiKey, played }, outsideCall);
  },
};

import type { Config } from '../config/config.ts';

/** Whether messages reach phones in a country whose drivers may lack mail. */
export function reachesPhones(config: Config): boolean {
  const isSetUp = {
    whatsapp: config.WHATSAPP_TOKEN !== undefined,
    sms: config.TWILIO_AUTH_TOKEN !== undefined,
    email: false,
  };
  return config.MESSAGE_PROVIDERS.length > 0 || config.MESSAGES_MX.some((channel) => isSetUp[channel]);
}

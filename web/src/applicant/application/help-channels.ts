import { settings } from '../../lib/settings.ts';

export interface HelpChannel {
  kind: 'whatsApp' | 'phone' | 'email';
  href: string;
  /** The number or address, for display; not used for WhatsApp. */
  address: string;
}

/** The configured support channels, drivers' favourite first; empty if none is set. */
export function helpChannels(): HelpChannel[] {
  const { supportWhatsApp, supportPhone, supportEmail } = settings.brand;
  const channels: HelpChannel[] = [];
  if (supportWhatsApp)
    channels.push({ kind: 'whatsApp', href: `https://wa.me/${supportWhatsApp.replace(/\D/g, '')}`, address: '' });
  if (supportPhone)
    channels.push({ kind: 'phone', href: `tel:${supportPhone.replace(/[^+\d]/g, '')}`, address: supportPhone });
  if (supportEmail) channels.push({ kind: 'email', href: `mailto:${supportEmail}`, address: supportEmail });
  return channels;
}

/** Whether a support contact is configured; texts mention help only then. */
export function hasHelp(): boolean {
  return helpChannels().length > 0;
}

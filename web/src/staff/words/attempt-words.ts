import type { DeliveryAttempt } from '@volante/contract/staff/administration/messages.ts';
import { dictionary } from '../../lib/text.ts';

export const channelNames = dictionary({
  es: { whatsapp: 'WhatsApp', sms: 'Mensaje de texto', email: 'Correo' },
  en: { whatsapp: 'WhatsApp', sms: 'Text message', email: 'E-mail' },
});

export const attemptWords = dictionary({
  es: {
    trying: 'se intenta otra vez',
    sending: 'no sabemos si salió',
    sent: 'enviado',
    delivered: 'llegó a su teléfono',
    read: 'leído',
    failed: 'no llegó',
  } satisfies Record<DeliveryAttempt['state'], string>,
  en: {
    trying: 'being tried again',
    sending: 'we don’t know whether it went out',
    sent: 'sent',
    delivered: 'arrived on their phone',
    read: 'read',
    failed: 'didn’t arrive',
  },
});

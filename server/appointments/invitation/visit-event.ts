import type { Language } from '@volante/contract/country.ts';
import type { ConfigDeps } from '../../core/deps.ts';
import type { AppointmentRow } from '../store.ts';
import type { CalendarEvent } from './ics.ts';

/** A visit as calendars show it. It names neither the applicant nor the link of the application. */
export function visitEvent({ config }: ConfigDeps, visit: AppointmentRow, language: Language): CalendarEvent {
  const { BRAND_NAME: brand, SUPPORT_EMAIL: email } = config;
  const words = texts[language];
  const link = visit.meeting?.link ?? null;
  return {
    uid: `${visit.id}@volante`,
    sequence: visit.sequence,
    cancelled: visit.status === 'cancelled',
    start: visit.starts_at,
    end: visit.ends_at,
    created: visit.created_at,
    changed: visit.updated_at,
    summary: words.summary(brand),
    description: link ? `${words.join}\n${link}\n\n${words.change}` : words.change,
    location: link,
    organizer: email ? { name: brand, email } : null,
    attendee: null,
    reminders: ['P1D', 'PT1H'],
  };
}

/** The file name of a visit's calendar file. */
export function calendarFileName(language: Language): string {
  return texts[language].file;
}

const texts = {
  'es-MX': {
    summary: (brand: string) => `Videollamada desde tu casa, ${brand}`,
    join: 'A la hora de la videollamada, entra aquí desde tu teléfono:',
    change: 'Dura unos 30 minutos. Si necesitas cambiarla, abre el enlace de tu solicitud.',
    file: 'visita.ics',
  },
  en: {
    summary: (brand: string) => `Video call from your home, ${brand}`,
    join: 'When it’s time, join here from your phone:',
    change: 'It takes about 30 minutes. To change it, open your application link.',
    file: 'visit.ics',
  },
};

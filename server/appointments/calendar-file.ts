import type { Language } from '@volante/contract/countries/country.ts';
import { countries } from '@volante/contract/countries/index.ts';
import type { Deps } from '../core/deps.ts';
import { Problem } from '../core/problem.ts';
import { isCalendarUrlValid } from './calendar-address.ts';
import { writeIcs } from './ics.ts';
import * as store from './store.ts';

interface Asked {
  signature?: unknown;
  language?: unknown;
}

/**
 * The calendar file behind a signed address, in the language asked for, else the country's. It names neither the applicant nor
 * the link of the application. Throws `forbidden_error`, and `appointment_not_found` when it was deleted.
 */
export async function deliverCalendarFile(
  deps: Deps,
  appointmentId: string,
  { signature, language }: Asked,
): Promise<{ name: string; text: string }> {
  if (!isCalendarUrlValid(deps, appointmentId, signature)) throw new Problem('forbidden_error');
  const visit = await store.selectAppointment(deps.db, appointmentId);
  if (!visit || visit.status === 'held') throw new Problem('appointment_not_found');
  const { BRAND_NAME: brand, SUPPORT_EMAIL: email } = deps.config;
  const words = texts[readLanguage(language) ?? countries[visit.country].language];
  const link = visit.meeting?.link ?? null;
  const text = writeIcs(brand, {
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
    reminders: ['P1D', 'PT1H'],
  });
  return { name: words.file, text };
}

function readLanguage(language: unknown): Language | null {
  return language === 'en' || language === 'es-MX' ? language : null;
}

const texts = {
  'es-MX': {
    summary: (brand: string) => `Visita virtual de ${brand}`,
    join: 'A la hora de la visita, entra aquí desde tu teléfono:',
    change: 'Dura unos 30 minutos. Si necesitas cambiarla, abre el enlace de tu solicitud.',
    file: 'visita.ics',
  },
  en: {
    summary: (brand: string) => `Virtual home visit with ${brand}`,
    join: 'When it is time, join here from your phone:',
    change: 'It takes about 30 minutes. To change it, open the link of your application.',
    file: 'visit.ics',
  },
};

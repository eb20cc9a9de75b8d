import type { AskedCorrection, CorrectionReason } from '@volante/contract/admission/corrections.ts';
import type { CorrectableField } from '@volante/contract/country.ts';
import { platformName } from '@volante/contract/earnings/platforms.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import type { HomePhotoStep } from '@volante/contract/home-visit/rules.ts';
import type { Obligor } from '@volante/contract/obligor/rules.ts';
import { formatDateRange, joinNames } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { dictionary, useText } from '../../../lib/text.ts';

/** Maximum number of names listed; with more, only their part is named. */
const LISTED = 3;

/** The text of a correction, its reason, and both in one line. */
export function useCorrectionWords() {
  const t = useText(correctionTexts);
  const reasons = useText(correctionWords);
  const language = useLanguage();

  function nameOf({ part }: AskedCorrection, path: string): string {
    if (part === 'personal_data') return t.fields[path] ?? t.parts[part];
    if (part === 'obligor') return t.obligor[path] ?? t.parts[part];
    if (part === 'home_photos') return t.photos[path] ?? t.parts[part];
    const [platform = '', what = ''] = path.split('.');
    const of = platformName(platform as never, language);
    const name = what === 'profile' ? t.profile : t.week(formatDateRange(what, addDays(what, 6), language));
    return `${name} (${of})`;
  }
  function what(item: AskedCorrection): string {
    const names = item.paths.map((path) => nameOf(item, path));
    if (names.length > LISTED) return t.parts[item.part];
    return joinNames(names, 'and', language);
  }
  const why = ({ note, reason }: AskedCorrection) => (note ? t.note(note.replace(/\.$/, '')) : reasons[reason]);
  return {
    /** Every name. */
    names: (item: AskedCorrection) => item.paths.map((path) => nameOf(item, path)),
    why: (item: AskedCorrection) => (item.note ? t.note(item.note) : t.because(reasons[item.reason])),
    line: (item: AskedCorrection) => t.line(what(item), why(item)),
  };
}

/** The names of the parts that staff can ask to correct, by path. */
export const correctionTexts = dictionary({
  es: {
    title: 'Corrige esto',
    because: (reason: string) => `Te lo pedimos porque ${reason}.`,
    note: (words: string) => `“${words}”`,
    asIs: 'Si está bien como está, guárdalo otra vez y un asesor lo revisa.',
    line: (what: string, why: string) => `Corrige ${what}: ${why}.`,
    week: (dates: string) => `la semana del ${dates}`,
    profile: 'tu perfil',
    parts: {
      personal_data: 'tus datos',
      earnings: 'tus ganancias',
      obligor: 'los datos de tu aval',
      home_photos: 'las fotos de tu casa',
    },
    fields: {
      firstName: 'tu nombre',
      lastName: 'tus apellidos',
      phone: 'tu celular',
      email: 'tu correo',
      birthdate: 'tu fecha de nacimiento',
      nationalId: 'tu CURP',
      taxId: 'tu RFC',
      ssn: 'tu SSN',
      postalCode: 'el código postal',
      state: 'el estado',
      city: 'la ciudad o municipio',
      neighborhood: 'la colonia',
      street: 'la calle',
      streetNumber: 'el número exterior',
      department: 'el interior',
      rideShareTotalRides: 'tus viajes en total',
      avgEarningPerWeek: 'tu ganancia por semana',
    } satisfies Record<CorrectableField, string> as Record<string, string>,
    obligor: {
      name: 'el nombre de tu aval',
      phone: 'su celular',
      email: 'su correo',
      location: 'dónde vive',
    } satisfies Record<keyof Obligor, string> as Record<string, string>,
    photos: {
      homeImagesFront: 'las fotos del frente',
      homeImagesGarage: 'la foto de tu cochera',
      homeImagesSurroundings: 'las fotos de tu calle',
    } satisfies Record<HomePhotoStep, string> as Record<string, string>,
  },
  en: {
    title: 'Fix this',
    because: (reason: string) => `We’re asking because ${reason}.`,
    note: (words: string) => `“${words}”`,
    asIs: 'If it’s right as it is, save it again and an advisor will take a look.',
    line: (what: string, why: string) => `Fix ${what}: ${why}.`,
    week: (dates: string) => `the week of ${dates}`,
    profile: 'your profile',
    parts: {
      personal_data: 'your information',
      earnings: 'your earnings',
      obligor: 'your guarantor’s details',
      home_photos: 'the photos of your home',
    },
    fields: {
      firstName: 'your first name',
      lastName: 'your last name',
      phone: 'your phone number',
      email: 'your email',
      birthdate: 'your date of birth',
      nationalId: 'your CURP',
      taxId: 'your RFC',
      ssn: 'your SSN',
      postalCode: 'your ZIP code',
      state: 'your state',
      city: 'your city',
      neighborhood: 'your neighborhood',
      street: 'your street',
      streetNumber: 'your street number',
      department: 'your apartment number',
      rideShareTotalRides: 'your total rides',
      avgEarningPerWeek: 'your weekly earnings',
    } satisfies Record<CorrectableField, string> as Record<string, string>,
    obligor: {
      name: 'your guarantor’s name',
      phone: 'their phone number',
      email: 'their email',
      location: 'where they live',
    } satisfies Record<keyof Obligor, string> as Record<string, string>,
    photos: {
      homeImagesFront: 'the photos of the front',
      homeImagesGarage: 'the photo of your garage',
      homeImagesSurroundings: 'the photos of your street',
    } satisfies Record<HomePhotoStep, string> as Record<string, string>,
  },
});

/** Why something has to be corrected, as the end of a sentence. */
const correctionWords: Record<'es' | 'en', Record<CorrectionReason, string>> = {
  es: {
    does_not_match_papers: 'la información no coincide con tus documentos',
    unreadable: 'no se alcanza a leer',
    looks_changed: 'hay algo que parece editado',
    incomplete: 'falta algo',
    outdated: 'necesitamos algo más reciente',
    other: 'hay algo que revisar',
  },
  en: {
    does_not_match_papers: 'it doesn’t match your documents',
    unreadable: 'we can’t read it',
    looks_changed: 'it looks edited',
    incomplete: 'it isn’t complete',
    outdated: 'it’s out of date',
    other: 'it needs another look',
  },
};

import type { PlanItem } from '@volante/contract/admission/plan.ts';
import type { DocumentType } from '@volante/contract/documents/rules.ts';
import { platformName } from '@volante/contract/earnings/platforms.ts';
import { documentName } from '@volante/contract/words/documents.ts';
import { joinNames } from '../../../lib/format.ts';
import type { Language } from '../../../lib/language.ts';
import { dictionary } from '../../../lib/text.ts';

export const planTexts = dictionary({
  es: {
    label: 'Qué te vamos a pedir',
    today: (minutes: number) => `Hoy: ${minutes} min`,
    atHand: (items: string) => `Ten a la mano: ${items}.`,
    beforeCall: (minutes: number) => `Antes de tu videollamada: ${minutes} min`,
    call: (minutes: number) => `Videollamada desde tu casa: ${minutes} min`,
    statements: (n: number) => (n === 1 ? '1 estado de cuenta' : `${n} estados de cuenta`),
    platforms: (names: string) => `tu app de ${names}`,
    homePhotos: 'fotos de tu casa',
    documents: {
      identity_card_front: 'INE',
      identity_card_back: 'INE',
      drivers_license_front: 'licencia',
      drivers_license_back: 'licencia',
      proof_of_address: 'comprobante de domicilio',
      proof_of_tax_situation: 'constancia del SAT',
      selfie_photo: 'una selfie',
      garage_photo: 'foto de tu cochera',
      solidarity_obligor_identity_card_front: 'tu aval y su INE',
      solidarity_obligor_identity_card_back: 'tu aval y su INE',
    } as Partial<Record<DocumentType, string>>,
  },
  en: {
    label: 'What we’ll ask for',
    today: (minutes: number) => `Today: ${minutes} min`,
    atHand: (items: string) => `Have these ready: ${items}.`,
    beforeCall: (minutes: number) => `Before your video call: ${minutes} min`,
    call: (minutes: number) => `Video call from your home: ${minutes} min`,
    statements: (n: number) => (n === 1 ? '1 bank statement' : `${n} bank statements`),
    platforms: (names: string) => `your ${names} app`,
    homePhotos: 'photos of your home',
    documents: {
      identity_card_front: 'INE',
      identity_card_back: 'INE',
      drivers_license_front: 'driver’s license',
      drivers_license_back: 'driver’s license',
      proof_of_address: 'proof of address',
      proof_of_tax_situation: 'SAT tax certificate',
      selfie_photo: 'a selfie',
      garage_photo: 'photo of your garage',
      solidarity_obligor_identity_card_front: 'your guarantor and their INE',
      solidarity_obligor_identity_card_back: 'your guarantor and their INE',
    } as Partial<Record<DocumentType, string>>,
  },
});

/** `INE, comprobante de domicilio, 3 estados de cuenta y tu app de Uber o DiDi`; '' for none. */
export function namedItems(items: readonly PlanItem[], t: (typeof planTexts)['es'], language: Language): string {
  const names = items.map((item) => {
    if (item.kind === 'home_photos') return t.homePhotos;
    if (item.kind === 'platforms') {
      const platforms = item.platforms.map((platform) => platformName(platform, language));
      return t.platforms(joinNames(platforms, 'or', language));
    }
    if (item.kind === 'statements') return t.statements(item.count);
    return t.documents[item.type] ?? documentName(item.type, language);
  });
  return joinNames(names, 'and', language);
}

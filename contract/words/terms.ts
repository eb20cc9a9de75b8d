import type { Terms } from '../terms/terms.ts';
import { formatMoney } from './amounts.ts';
import type { WordLanguage } from './languages.ts';

/** The terms of an approval in whole sentences, as the driver reads them: in the app, in messages, and by staff before. */
export function termsLines({ plan, currency, depositMinor, guarantor }: Terms, language: WordLanguage): string[] {
  const t = words[language];
  const money = (minor: number) => formatMoney(minor / 100, currency, language);
  return [
    ...(plan
      ? [t.car(plan.vehicle), t.payment(money(plan.weeklyPaymentMinor), plan.termWeeks), t.insurance[plan.insurance]]
      : []),
    ...(depositMinor > 0 ? [t.deposit(money(depositMinor))] : plan ? [t.noDeposit] : []),
    ...(guarantor ? [t.guarantor] : []),
  ];
}

const words: Record<WordLanguage, Says> = {
  es: {
    car: (vehicle) => `Tu auto: ${vehicle}.`,
    payment: (amount, weeks) => `Pagas ${amount} a la semana durante ${weeks === 1 ? '1 semana' : `${weeks} semanas`}.`,
    insurance: {
      included: 'El seguro está incluido en tu pago.',
      separate: 'El seguro se paga aparte.',
    },
    deposit: (amount) => `Dejas un depósito de ${amount} antes de recibir tu auto.`,
    noDeposit: 'No dejas depósito.',
    guarantor: 'Necesitas un aval que firme contigo.',
  },
  en: {
    car: (vehicle) => `Your car: ${vehicle}.`,
    payment: (amount, weeks) => `You pay ${amount} a week for ${weeks === 1 ? '1 week' : `${weeks} weeks`}.`,
    insurance: {
      included: 'Insurance is included in your payment.',
      separate: 'Insurance is paid separately.',
    },
    deposit: (amount) => `You leave a deposit of ${amount} before you get your car.`,
    noDeposit: 'There’s no deposit.',
    guarantor: 'You need a guarantor who signs with you.',
  },
};

interface Says {
  car(vehicle: string): string;
  payment(amount: string, weeks: number): string;
  insurance: Record<'included' | 'separate', string>;
  deposit(amount: string): string;
  noDeposit: string;
  guarantor: string;
}

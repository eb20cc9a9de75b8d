import type { Words } from '@volante/contract/words/languages.ts';
import type { Config } from '../../config/config.ts';

export type NoticeSettings = Pick<Config, 'BRAND_NAME' | 'BRAND_ADDRESS' | 'REJECTION_NOTICE_US'>;

/** The creditor's name and the notice required by law in the United States: the operator's text, or the default. */
export function rejectionNotice(
  { BRAND_NAME, BRAND_ADDRESS, REJECTION_NOTICE_US }: NoticeSettings,
  language: keyof Words<string>,
): string {
  const who = [BRAND_NAME, BRAND_ADDRESS].filter(Boolean).join(', ');
  return `${texts[language].decided(who)} ${REJECTION_NOTICE_US || texts[language].notice}`;
}

// Based on the sample notices of Regulation B (12 CFR 1002.9). The reasons that staff chose are listed with the decision
// itself.
const texts: Words<{ decided: (who: string) => string; notice: string }> = {
  es: {
    decided: (who) => `La decisión la tomó ${who}.`,
    notice:
      'Aviso: la ley federal de igualdad de oportunidades de crédito (Equal Credit Opportunity Act) prohíbe a los acreedores discriminar a quienes piden crédito por su raza, color, religión, origen nacional, sexo, estado civil o edad (si la persona puede celebrar un contrato), porque todos o parte de sus ingresos vienen de un programa de asistencia pública, o porque ejerció de buena fe un derecho de la ley de protección al crédito del consumidor (Consumer Credit Protection Act). La autoridad federal que vigila que este acreedor cumpla esa ley es: Federal Trade Commission, Equal Credit Opportunity, Washington, DC 20580.',
  },
  en: {
    decided: (who) => `The decision was made by ${who}.`,
    notice:
      'Notice: The federal Equal Credit Opportunity Act prohibits creditors from discriminating against credit applicants on the basis of race, color, religion, national origin, sex, marital status, age (provided the applicant has the capacity to enter into a binding contract), because all or part of the applicant’s income derives from any public assistance program, or because the applicant has in good faith exercised any right under the Consumer Credit Protection Act. The federal agency that administers compliance with this law concerning this creditor is the Federal Trade Commission, Equal Credit Opportunity, Washington, DC 20580.',
  },
};

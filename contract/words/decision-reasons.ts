import type { DecisionReason } from '../admission/decision.ts';
import type { Words } from './languages.ts';

/** The reason for a rejection that staff show the applicant, as a sentence. */
export const decisionReasonWords: Words<Record<DecisionReason, string>> = {
  es: {
    earnings_too_low: 'Tus ganancias de las últimas 12 semanas no llegan a lo que pedimos.',
    earnings_not_verified: 'No pudimos comprobar tus ganancias.',
    documents_not_verified: 'No pudimos comprobar tus documentos.',
    background_check: 'Por el resultado de la revisión de tus antecedentes.',
    visit_not_held: 'No pudimos hacer la videollamada desde tu casa.',
    area_not_covered: 'Todavía no entregamos autos en tu zona.',
    withdrawn: 'Nos pediste no seguir con ella.',
  },
  en: {
    earnings_too_low: 'Your earnings over the last 12 weeks are below what we ask for.',
    earnings_not_verified: 'We couldn’t verify your earnings.',
    documents_not_verified: 'We couldn’t verify your documents.',
    background_check: 'Because of what your background check showed.',
    visit_not_held: 'The video call from your home didn’t happen.',
    area_not_covered: 'We don’t deliver cars in your area yet.',
    withdrawn: 'You asked us to stop.',
  },
};

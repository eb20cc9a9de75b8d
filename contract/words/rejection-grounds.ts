import type { DecisionReason, RejectionGround } from '../admission/decision.ts';
import type { Words } from './languages.ts';

/** A reason for a rejection, as a sentence for the applicant. Only with `canAsk` is there a contact to ask. */
export function rejectionGroundText(ground: RejectionGround, language: keyof Words<string>, canAsk: boolean): string {
  const text = rejectionGroundWords[language][ground];
  return ground === 'other' && canAsk ? `${text} ${askWhich[language]}` : text;
}

const askWhich: Words<string> = { es: 'Pregúntanos cuál.', en: 'Ask us which one.' };

const rejectionGroundWords: Words<Record<RejectionGround, string>> = {
  es: {
    earnings_too_low: 'Tus ganancias de las últimas 12 semanas no llegan a lo que pedimos.',
    earnings_not_proved: 'No pudimos comprobar tus ganancias.',
    identity_not_confirmed: 'No pudimos confirmar tu identidad.',
    papers_not_genuine: 'No pudimos comprobar que tus documentos son auténticos.',
    papers_incomplete: 'Faltaron documentos.',
    legal_check: 'Por el resultado de la revisión de tus antecedentes.',
    credit_history: 'Por tu historial de crédito.',
    residence_not_confirmed: 'No pudimos confirmar dónde vives.',
    home_not_suitable: 'El lugar donde estaría el auto no cumple con lo que pedimos.',
    guarantor_not_accepted: 'No pudimos aceptar a tu aval.',
    outside_area: 'Todavía no entregamos autos en tu zona.',
    duplicate: 'Ya tienes otra solicitud.',
    no_answer: 'Te buscamos y no recibimos respuesta.',
    withdrawn: 'Nos pediste no seguir con ella.',
    other: 'Por otro motivo.',
  },
  en: {
    earnings_too_low: 'Your earnings over the last 12 weeks are below what we ask for.',
    earnings_not_proved: 'We couldn’t verify your earnings.',
    identity_not_confirmed: 'We couldn’t confirm your identity.',
    papers_not_genuine: 'We couldn’t confirm that your documents are genuine.',
    papers_incomplete: 'Some documents were missing.',
    legal_check: 'Because of what your background check showed.',
    credit_history: 'Because of your credit history.',
    residence_not_confirmed: 'We couldn’t confirm where you live.',
    home_not_suitable: 'The place where the car would be kept doesn’t meet our requirements.',
    guarantor_not_accepted: 'We couldn’t accept your guarantor.',
    outside_area: 'We don’t deliver cars in your area yet.',
    duplicate: 'You already have another application.',
    no_answer: 'We tried to reach you and didn’t hear back.',
    withdrawn: 'You asked us to stop.',
    other: 'For another reason.',
  },
};

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

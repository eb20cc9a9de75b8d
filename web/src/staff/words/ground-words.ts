import { dictionary } from '../../lib/text.ts';

/** Why an application was rejected, in the words of staff. */
export const groundWords = dictionary({
  es: {
    earnings_too_low: 'Ganancias bajas',
    earnings_not_proved: 'Ganancias sin comprobar',
    identity_not_confirmed: 'Identidad sin confirmar',
    papers_not_genuine: 'Documentos que no son auténticos',
    papers_incomplete: 'Documentos incompletos',
    legal_check: 'Revisión legal',
    credit_history: 'Historial de crédito',
    residence_not_confirmed: 'Domicilio sin confirmar',
    home_not_suitable: 'La casa no es apta',
    guarantor_not_accepted: 'Aval no aceptado',
    outside_area: 'Fuera de la zona',
    duplicate: 'Solicitud repetida',
    no_answer: 'No contesta',
    withdrawn: 'Se retiró',
    other: 'Otro',
  },
  en: {
    earnings_too_low: 'Earnings too low',
    earnings_not_proved: 'Earnings not proved',
    identity_not_confirmed: 'Identity not confirmed',
    papers_not_genuine: 'Documents that aren’t genuine',
    papers_incomplete: 'Documents incomplete',
    legal_check: 'Legal check',
    credit_history: 'Credit history',
    residence_not_confirmed: 'Residence not confirmed',
    home_not_suitable: 'Home not suitable',
    guarantor_not_accepted: 'Guarantor not accepted',
    outside_area: 'Outside the area',
    duplicate: 'Duplicate application',
    no_answer: 'No answer',
    withdrawn: 'Withdrawn',
    other: 'Other',
  },
});

import { turnWords } from '@volante/contract/words/turns.ts';
import { dictionary } from '../../lib/text.ts';

export const stageWords = dictionary({
  es: {
    created: 'Abierta',
    earnings_analysis: 'Ganancias',
    judicial_analysis: 'Revisión legal',
    documents_analysis: 'Documentos',
    risk_analysis: 'Evaluación',
    home_visit: 'Videollamada',
    approved: 'Aprobada',
    rejected: 'Rechazada',
  },
  en: {
    created: 'Opened',
    earnings_analysis: 'Earnings',
    judicial_analysis: 'Legal check',
    documents_analysis: 'Documents',
    risk_analysis: 'Assessment',
    home_visit: 'Video call',
    approved: 'Approved',
    rejected: 'Rejected',
  },
});

export const waitsForWords = dictionary({
  es: {
    nobody: 'Decidida o cerrada',
    decided: 'Decidida',
    closed: 'Cerrada',
    ...turnWords.es,
    outside: 'Plataforma',
    visit: 'Videollamada',
    driver: 'Conductor',
  },
  en: {
    nobody: 'Decided or closed',
    decided: 'Decided',
    closed: 'Closed',
    ...turnWords.en,
    outside: 'Platform',
    visit: 'Video call',
    driver: 'Driver',
  },
});

export const flagWords = dictionary({
  es: {
    identifier_doubt: 'Identificación dudosa',
    facts_differ: 'Datos que no coinciden',
    earnings_typed: 'Ganancias escritas a mano',
    earnings_unusual: 'Ganancias fuera de lo normal',
    unverified_platform: 'Plataforma sin comprobar',
    match_open: 'Coincide con otra solicitud',
    device_asks: 'Un teléfono pide entrar',
    came_back: 'Volvió a abrir su solicitud',
    no_show: 'Faltó a su videollamada',
  },
  en: {
    identifier_doubt: 'Doubtful ID number',
    facts_differ: 'Facts that differ',
    earnings_typed: 'Earnings typed by hand',
    earnings_unusual: 'Unusual earnings',
    unverified_platform: 'Unverified platform',
    match_open: 'Matches another application',
    device_asks: 'A phone asks to be let in',
    came_back: 'Reopened their application',
    no_show: 'Missed the video call',
  },
});

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

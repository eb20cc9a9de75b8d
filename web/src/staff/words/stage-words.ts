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
    nobody: 'Decidida',
    second_person: 'Segunda persona',
    report: 'Reporte',
    decision: 'Decisión',
    check: 'Revisión legal',
    review: 'Revisión',
    outside: 'Plataforma',
    visit: 'Videollamada',
    driver: 'Conductor',
  },
  en: {
    nobody: 'Decided',
    second_person: 'Second person',
    report: 'Report',
    decision: 'Decision',
    check: 'Legal check',
    review: 'Review',
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
    unverified_platform: 'Plataforma sin verificar',
    match_open: 'Coincide con otra solicitud',
    no_show: 'Faltó a su videollamada',
  },
  en: {
    identifier_doubt: 'Doubtful ID number',
    facts_differ: 'Facts that differ',
    earnings_typed: 'Earnings typed by hand',
    earnings_unusual: 'Unusual earnings',
    unverified_platform: 'Unverified platform',
    match_open: 'Matches another application',
    no_show: 'Missed the video call',
  },
});

import type { OurTurn } from '../staff/queue-row.ts';
import type { Words } from './languages.ts';

/** What an application waits for, where it is the company's turn. */
export const turnWords: Words<Record<OurTurn, string>> = {
  es: {
    second_person: 'Segunda persona',
    report: 'Reporte',
    decision: 'Decisión',
    check: 'Revisión legal',
    review: 'Revisión',
  },
  en: {
    second_person: 'Second person',
    report: 'Report',
    decision: 'Decision',
    check: 'Legal check',
    review: 'Review',
  },
};

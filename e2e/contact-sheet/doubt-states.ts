import type { Application } from '../../contract/admission/application.ts';
import type { Doubt } from '../../contract/documents/doubts.ts';
import type { DocumentType } from '../../contract/documents/rules.ts';
import { type Act, shownWith } from '../driver/reach.ts';
import type { State } from './states.ts';

type Doubts = Partial<Record<DocumentType, Doubt[]>>;

const doubted = (doubts: Doubts): Act =>
  shownWith(({ documentsAnalysis }: Application) => {
    const documents = documentsAnalysis.documents.map((one) => ({ ...one, doubts: doubts[one.type] ?? [] }));
    return { documentsAnalysis: { ...documentsAnalysis, documents } };
  });

const side = { about: 'wrong_side', shows: 'back' } as const;
const old = { about: 'old', newest: '2024-08-13', months: 3 } as const;
const month = { about: 'other_month', says: '2026-08', asked: '2026-10' } as const;
const whose = { about: 'whose', says: 'Pedro', typed: 'María José' } as const;
const several: Doubts = { identity_card_front: [whose], proof_of_address: [old], bank_statement_month_1: [month] };

/** Papers with something that the driver could mend. */
export const doubtStates: State[] = [
  {
    screen: '/documents/:type',
    state: 'the other side of the card',
    as: 'someDocuments',
    at: '/documents/identity_card_front',
    before: [doubted({ identity_card_front: [{ about: 'photo', flaw: 'glare' }, side] })],
  },
  {
    screen: '/documents/:type',
    state: 'whose card it is',
    as: 'someDocuments',
    at: '/documents/identity_card_front',
    before: [doubted(several)],
  },
  {
    screen: '/documents/:type',
    state: 'a statement of another month',
    as: 'ready',
    at: '/documents/bank_statements',
    before: [doubted(several)],
  },
  { screen: '/documents', state: 'papers to mend', as: 'ready', before: [doubted(several)] },
  { screen: '/check-your-answers', state: 'papers to mend', as: 'ready', before: [doubted(several)] },
  { screen: '/check-your-answers', state: 'missing and to mend', as: 'someDocuments', before: [doubted(several)] },
  { screen: '/documents-success', state: 'papers to mend', as: 'sent', before: [doubted(several)] },
];

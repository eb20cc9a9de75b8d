// What staff's rooms do with corrections: the rules of asking are theirs, the rows are kept here.
export {
  endAnswered as endAnsweredCorrections,
  endCorrection,
  insertCorrection as addCorrection,
  lockCorrection,
} from './store.ts';

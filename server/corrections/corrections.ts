// The parts of corrections that staff's features use: they have the rules of asking, this feature stores the rows.
export {
  endCorrection,
  insertCorrection as addCorrection,
  lockCorrection,
} from './store.ts';

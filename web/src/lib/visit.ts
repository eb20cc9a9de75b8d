/** False where the server draws the first picture of a page: there is no phone to ask then. */
export const inBrowser = typeof document !== 'undefined';

/**
 * State of one visit. A browser holds one visit; the server draws the first screens of many at once, and each has its own, so
 * that nothing of one link ever stands in the page of another.
 */
export function perVisit<State extends object>(make: () => State): () => State {
  const states = new WeakMap<object, State>();
  return () => {
    const visit = present();
    const state = states.get(visit) ?? make();
    states.set(visit, state);
    return state;
  };
}

/** Says which visit is being drawn, on the server. */
export function provideVisit(current: () => object | undefined): void {
  present = () => {
    const visit = current();
    if (!visit) throw new Error('state of a visit is asked for outside of one');
    return visit;
  };
}

const onlyOne = {};
let present = (): object => onlyOne;

/** False during server rendering, when there is no phone to ask. */
export const inBrowser = typeof document !== 'undefined';

/**
 * State per visit. A browser has one visit; the server renders many at once, each with its own state, so that one
 * link's data never ends up in another link's page.
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

/** Sets how to find the visit being rendered; server only. */
export function provideVisit(current: () => object | undefined): void {
  present = () => {
    const visit = current();
    if (!visit) throw new Error('state of a visit is asked for outside of one');
    return visit;
  };
}

const onlyOne = {};
let present = (): object => onlyOne;

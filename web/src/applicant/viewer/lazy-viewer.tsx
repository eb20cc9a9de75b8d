import { lazyPart } from '../navigation/lazy-part.tsx';

/** Its code is loaded with the first picture that is pressed. */
export const Viewer = lazyPart(() => import('./viewer.tsx'));

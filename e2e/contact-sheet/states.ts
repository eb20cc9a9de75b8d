import type { Act } from '../driver/reach.ts';
import type { StoryName } from '../driver/stories.ts';
import { documentStates } from './document-states.ts';
import { earningsStates } from './earnings-states.ts';
import { frameStates } from './frame-states.ts';
import { personStates } from './person-states.ts';
import { visitStates } from './visit-states.ts';

/** A screen in one state, and how it is reached. */
export interface State {
  /** Its path in the route table. */
  screen: string;
  state: string;
  /** The application it is seen with. */
  as: StoryName;
  /** The address, where it is not `screen` itself. */
  at?: string;
  /** Done before the page opens. */
  before?: Act[];
  /** Done once the screen stands. */
  after?: Act[];
  /** Exists on one device only. */
  device?: 'phone' | 'desk';
  /** Letters twice as large, as set in the browser. */
  letters?: 'large';
}

export const states: State[] = [...frameStates, ...personStates, ...earningsStates, ...documentStates, ...visitStates];

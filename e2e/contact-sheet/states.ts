import type { Act } from '../driver/reach.ts';
import type { StoryName } from '../driver/stories.ts';
import { cameraStates, captureStates } from './capture-states.ts';
import { deviceStates } from './device-states.ts';
import { documentStates, doubtStates } from './document-states.ts';
import { earningsStates } from './earnings-states.ts';
import { frameStates } from './frame-states.ts';
import { guarantorStates } from './guarantor-states.ts';
import { personStates } from './person-states.ts';
import { visitStates } from './visit-states.ts';

/** A screen in one state, and the steps to reach it. */
export interface State {
  /** Its path in the route table. */
  screen: string;
  state: string;
  /** The application that shows it. */
  as: StoryName;
  /** The address, if it isn't `screen` itself. */
  at?: string;
  /** Runs before the page opens. */
  before?: Act[];
  /** Runs once the screen is ready. */
  after?: Act[];
  /** Exists on one device only. */
  device?: 'phone' | 'desk';
  /** On a device that isn't known. */
  unknown?: true;
  /** Doubles the browser's font size. */
  letters?: 'large';
}

export const states: State[] = [
  ...frameStates,
  ...personStates,
  ...earningsStates,
  ...captureStates,
  ...documentStates,
  ...doubtStates,
  ...guarantorStates,
  ...cameraStates,
  ...visitStates,
  ...deviceStates,
];

import {
  caseRoom,
  isVisited,
  keys,
  of,
  one,
  opened,
  type RoomState,
  refuse,
  reviewRoom,
  type Step,
  scrollTo,
  seen,
  toReview,
} from './steps.ts';

const down = (part: string): Step => refuse(`**/api/staff/applications/*${part}`, 503, 'server_unavailable_error');
const said = seen(/^(En este momento no podemos|We can’t answer)/);
/** Every part of the page that is loaded separately. */
const parts = ['/ledger', '/matches', '/earnings', '/privacy', '/timeline**', '/link'].map(down);
const visitRoom = '/applications/:id/visit';
const toVisit = of(isVisited, '/visit');

/** Pages, and parts of pages, whose data can't be loaded. */
export const failedStates: RoomState[] = [
  { screen: caseRoom, state: 'failed', at: one, before: [down('')], after: [said] },
  { screen: caseRoom, state: 'failed parts', at: one, before: parts, after: [said] },
  { screen: caseRoom, state: 'failed earnings', at: one, before: parts, after: [keys('2'), said] },
  { screen: caseRoom, state: 'failed privacy', at: one, before: parts, after: [said, scrollTo('privacy')] },
  { screen: reviewRoom, state: 'failed', at: of(toReview, '/review'), before: [down('')], after: [said] },
  { screen: reviewRoom, state: 'failed facts', at: of(toReview, '/review'), before: parts, after: [said] },
  { screen: reviewRoom, state: 'failed picture', at: of(toReview, '/review'), before: [down('/media/**')] },
  {
    screen: reviewRoom,
    state: 'failed versions',
    at: of(toReview, '/review'),
    before: [down('/documents/**')],
    after: [keys('v'), opened, said],
  },
  { screen: visitRoom, state: 'failed', at: toVisit, before: [down('')], after: [said] },
  { screen: visitRoom, state: 'failed pictures', at: toVisit, before: [down('/media/**')] },
];

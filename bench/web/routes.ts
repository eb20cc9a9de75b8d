/** Where an application of the benchmark stands. */
export type Standing = 'new' | 'passed' | 'american' | 'visit';

export interface Route {
  path: string;
  /** Whose link opens it. */
  of: Standing;
  /** How much JavaScript a phone may have fetched, cold, when it stands: KB (brotli), all scripts of the page. */
  most: number;
}

// What every screen needs may have 82 KB, two of them for taking over what the server has drawn; what forms add, 16; then a screen's own part. The visit's is that of a calendar from a
// library, its photos' without the viewer, which comes on a tap.
const SHELL = 82;
const FORMS = 98;

export const routes: Route[] = [
  { path: '/', of: 'new', most: SHELL },
  { path: '/customer', of: 'new', most: FORMS },
  { path: '/tasks', of: 'new', most: SHELL + 6 },
  { path: '/palenca', of: 'new', most: SHELL + 2 },
  { path: '/palenca-return', of: 'new', most: SHELL + 2 },
  { path: '/platforms', of: 'new', most: SHELL + 8 },
  { path: '/platforms/uber/connect', of: 'new', most: SHELL + 8 },
  { path: '/platforms/uber', of: 'new', most: SHELL + 8 },
  { path: '/platforms/uber/success', of: 'new', most: SHELL + 2 },
  { path: '/earnings-analysis', of: 'new', most: SHELL + 2 },
  { path: '/personal-data', of: 'passed', most: FORMS + 8 },
  { path: '/personal-data', of: 'american', most: FORMS + 8 },
  { path: '/documents/identity_card_front', of: 'passed', most: SHELL + 6 },
  { path: '/documents/bank_statements', of: 'passed', most: SHELL + 6 },
  { path: '/documents/solidarity_obligor_identity_card_front', of: 'passed', most: FORMS + 6 },
  { path: '/check-your-answers', of: 'passed', most: SHELL + 6 },
  { path: '/documents-success', of: 'visit', most: SHELL + 2 },
  { path: '/schedule-home-visit', of: 'visit', most: SHELL + 28 },
  { path: '/user-info-gathering', of: 'visit', most: SHELL + 6 },
  { path: '/home-image-upload', of: 'visit', most: SHELL + 6 },
  { path: '/errors/request-not-found', of: 'new', most: SHELL + 2 },
  { path: '/errors/server', of: 'new', most: SHELL + 2 },
];

/** The stage of a benchmark application. */
export type Standing = 'new' | 'passed' | 'american' | 'visit';

export interface Route {
  path: string;
  /** The application whose link opens it. */
  of: Standing;
  /** Budget of JavaScript for a cold load: KB (brotli), all scripts of the page. */
  most: number;
}

// First screens of a link have 115 KB in total, later ones 120; the server-rendered content doesn't wait for any of it.
const FIRST = 115;
const LATER = 120;

export const routes: Route[] = [
  { path: '/', of: 'new', most: FIRST },
  { path: '/customer', of: 'new', most: FIRST },
  { path: '/tasks', of: 'new', most: FIRST },
  { path: '/palenca', of: 'new', most: LATER },
  { path: '/palenca-return', of: 'new', most: LATER },
  { path: '/platforms', of: 'new', most: FIRST },
  { path: '/platforms/uber/connect', of: 'new', most: LATER },
  { path: '/platforms/uber', of: 'new', most: LATER },
  { path: '/platforms/uber/success', of: 'new', most: LATER },
  { path: '/earnings-analysis', of: 'new', most: FIRST },
  { path: '/personal-data', of: 'passed', most: FIRST },
  { path: '/personal-data', of: 'american', most: FIRST },
  { path: '/documents', of: 'passed', most: FIRST },
  { path: '/documents/identity_card_front', of: 'passed', most: FIRST },
  { path: '/documents/bank_statements', of: 'passed', most: LATER },
  { path: '/documents/solidarity_obligor_identity_card_front', of: 'passed', most: LATER },
  { path: '/check-your-answers', of: 'passed', most: LATER },
  { path: '/documents-success', of: 'visit', most: FIRST },
  { path: '/schedule-home-visit', of: 'visit', most: LATER },
  { path: '/user-info-gathering', of: 'visit', most: LATER },
  { path: '/home-image-upload', of: 'visit', most: LATER },
  { path: '/errors/request-not-found', of: 'new', most: FIRST },
  { path: '/errors/server', of: 'new', most: FIRST },
];

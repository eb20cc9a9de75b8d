/** The stage of a benchmark application. */
export type Standing = 'new' | 'passed' | 'american' | 'visit' | 'guarded';

export interface Route {
  path: string;
  /** The application whose link opens it. */
  of: Standing;
  /** Budget of JavaScript for a cold load: KB (brotli), all scripts of the page. */
  most: number;
}

// The server-rendered content doesn't wait for any of it.
const MOST = 130;

export const routes: Route[] = [
  { path: '/', of: 'new', most: MOST },
  { path: '/customer', of: 'new', most: MOST },
  { path: '/tasks', of: 'new', most: MOST },
  { path: '/palenca', of: 'new', most: MOST },
  { path: '/palenca-return', of: 'new', most: MOST },
  { path: '/platforms', of: 'new', most: MOST },
  { path: '/platforms/uber/connect', of: 'new', most: MOST },
  { path: '/platforms/uber', of: 'new', most: MOST },
  { path: '/platforms/uber/success', of: 'new', most: MOST },
  { path: '/earnings-analysis', of: 'new', most: MOST },
  { path: '/personal-data', of: 'passed', most: MOST },
  { path: '/personal-data', of: 'american', most: MOST },
  { path: '/documents', of: 'passed', most: MOST },
  { path: '/documents/identity_card_front', of: 'passed', most: MOST },
  { path: '/documents/bank_statements', of: 'passed', most: MOST },
  { path: '/documents/solidarity_obligor_identity_card_front', of: 'passed', most: MOST },
  { path: '/check-your-answers', of: 'passed', most: MOST },
  { path: '/documents-success', of: 'visit', most: MOST },
  { path: '/schedule-home-visit', of: 'visit', most: MOST },
  { path: '/user-info-gathering', of: 'visit', most: MOST },
  { path: '/home-image-upload', of: 'visit', most: MOST },
  { path: '/my-file', of: 'visit', most: MOST },
  { path: '/my-phones', of: 'visit', most: MOST },
  { path: '/tasks', of: 'guarded', most: MOST },
  { path: '/personal-data', of: 'guarded', most: MOST },
  { path: '/prove', of: 'guarded', most: MOST },
  { path: '/errors/request-not-found', of: 'new', most: MOST },
  { path: '/errors/server', of: 'new', most: MOST },
];

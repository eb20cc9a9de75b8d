/** Every screen of the applicant; its file exports the component as default and is fetched when the screen is near. */
export const routes = [
  { path: '/welcome', load: () => import('./welcome/welcome.tsx') },
  { path: '/customer', load: () => import('./customer/customer.tsx') },
  { path: '/personal-data', load: () => import('./personal-data/personal-data.tsx') },
  { path: '/documents/:type', load: () => import('./documents/document.tsx') },
  { path: '/check-your-answers', load: () => import('./check-answers/check-answers.tsx') },
  { path: '/errors/request-not-found', load: () => import('./errors/request-not-found.tsx') },
  { path: '/errors/server', load: () => import('./errors/server.tsx') },
] as const;

export type ScreenPath = (typeof routes)[number]['path'];

/** Every screen of the applicant; its file exports the component as default and is fetched when the screen is near. */
export const routes = [
  { path: '/welcome', load: () => import('../welcome/welcome.tsx') },
  { path: '/customer', load: () => import('../customer/customer.tsx') },
  { path: '/palenca', load: () => import('../driver-accounts/widget.tsx') },
  { path: '/palenca-verify', load: () => import('../driver-accounts/widget-return.tsx') },
  { path: '/palenca-return', load: () => import('../driver-accounts/widget-return.tsx') },
  { path: '/platforms', load: () => import('../earnings/platforms/platforms.tsx') },
  { path: '/platforms/:slug/connect', load: () => import('../earnings/how-to/connect.tsx') },
  { path: '/platforms/:slug/success', load: () => import('../earnings/analysis/success.tsx') },
  { path: '/platforms/:slug', load: () => import('../earnings/board/platform.tsx') },
  { path: '/earnings-analysis', load: () => import('../earnings/analysis/analysis.tsx') },
  { path: '/tasks', load: () => import('../admission/tasks.tsx') },
  { path: '/documents-success', load: () => import('../admission/documents-success.tsx') },
  { path: '/personal-data', load: () => import('../personal-data/personal-data.tsx') },
  { path: '/documents/bank_statements', load: () => import('../documents/statements/statements.tsx') },
  {
    path: '/documents/solidarity_obligor_identity_card_front',
    load: () => import('../documents/obligor/obligor-card.tsx'),
  },
  { path: '/documents/:type', load: () => import('../documents/document.tsx') },
  { path: '/user-info-gathering', load: () => import('../location/location.tsx') },
  { path: '/home-image-upload', load: () => import('../home-visit/home-photos.tsx') },
  { path: '/schedule-home-visit', load: () => import('../appointments/wizard/schedule-home-visit.tsx') },
  { path: '/check-your-answers', load: () => import('../check-answers/check-answers.tsx') },
  { path: '/errors/request-not-found', load: () => import('../errors/request-not-found.tsx') },
  { path: '/errors/server', load: () => import('../errors/server.tsx') },
] as const;

export type ScreenPath = (typeof routes)[number]['path'];

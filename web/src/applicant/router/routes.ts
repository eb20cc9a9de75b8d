import type { Route } from '../navigation/screens.ts';

/**
 * Every applicant screen. Each file exports the component as default and is loaded when likely needed. `next`: screens that
 * Continue may open, in addition to its own links.
 */
export const routes = [
  {
    path: '/welcome',
    load: () => import('../welcome/welcome.tsx'),
    limited: 'plain',
    next: ['/customer', '/where-you-drive'],
  },
  {
    path: '/where-you-drive',
    load: () => import('../service-area/where-you-drive.tsx'),
    limited: 'covered',
    next: ['/customer', '/not-there-yet'],
  },
  {
    path: '/not-there-yet',
    load: () => import('../service-area/not-there-yet.tsx'),
    limited: 'covered',
    next: ['/where-you-drive'],
  },
  {
    path: '/customer',
    load: () => import('../customer/customer.tsx'),
    limited: 'covered',
    next: ['/palenca', '/platforms'],
  },
  {
    path: '/palenca',
    load: () => import('../driver-accounts/widget.tsx'),
    limited: 'covered',
    next: ['/palenca-return', '/platforms'],
  },
  {
    path: '/palenca-verify',
    load: () => import('../driver-accounts/widget-return.tsx'),
    limited: 'covered',
    next: ['/platforms'],
  },
  {
    path: '/palenca-return',
    load: () => import('../driver-accounts/widget-return.tsx'),
    limited: 'covered',
    next: ['/platforms', '/palenca'],
  },
  {
    path: '/platforms',
    load: () => import('../earnings/platforms/platforms.tsx'),
    limited: 'masked',
    next: ['/platforms/:slug/connect', '/platforms/:slug', '/earnings-analysis'],
  },
  {
    path: '/platforms/:slug/connect',
    load: () => import('../earnings/how-to/connect.tsx'),
    limited: 'plain',
    next: ['/platforms/:slug'],
  },
  {
    path: '/platforms/:slug/success',
    load: () => import('../earnings/analysis/success.tsx'),
    limited: 'masked',
    next: ['/earnings-analysis', '/platforms'],
  },
  {
    path: '/platforms/:slug',
    load: () => import('../earnings/board/platform.tsx'),
    limited: 'masked',
    next: ['/platforms/:slug/success'],
  },
  {
    path: '/earnings-analysis',
    load: () => import('../earnings/analysis/analysis.tsx'),
    limited: 'covered',
    next: ['/personal-data'],
  },
  { path: '/tasks', load: () => import('../admission/tasks.tsx'), limited: 'masked' },
  {
    path: '/documents-success',
    load: () => import('../admission/documents-success.tsx'),
    limited: 'masked',
    next: ['/tasks'],
  },
  {
    path: '/personal-data',
    load: () => import('../personal-data/personal-data.tsx'),
    limited: 'covered',
    next: ['/documents'],
  },
  {
    path: '/documents',
    load: () => import('../documents/list/documents-list.tsx'),
    limited: 'masked',
    next: ['/documents/:type', '/check-your-answers'],
  },
  {
    path: '/documents/bank_statements',
    load: () => import('../documents/statements/statements.tsx'),
    limited: 'masked',
    next: ['/documents/:type', '/documents', '/documents/solidarity_obligor_identity_card_front'],
  },
  {
    path: '/documents/solidarity_obligor_identity_card_front',
    load: () => import('../documents/obligor/obligor-card.tsx'),
    limited: 'masked',
    next: ['/check-your-answers'],
  },
  {
    path: '/documents/:type',
    load: () => import('../documents/document.tsx'),
    limited: 'masked',
    next: [
      '/documents/bank_statements',
      '/documents',
      '/documents/solidarity_obligor_identity_card_front',
      '/check-your-answers',
    ],
  },
  {
    path: '/user-info-gathering',
    load: () => import('../location/location.tsx'),
    limited: 'covered',
    next: ['/home-image-upload', '/documents-success'],
  },
  {
    path: '/home-image-upload',
    load: () => import('../home-visit/home-photos.tsx'),
    limited: 'masked',
    next: ['/documents-success', '/schedule-home-visit'],
  },
  {
    path: '/schedule-home-visit',
    load: () => import('../appointments/wizard/schedule-home-visit.tsx'),
    limited: 'masked',
    next: ['/documents-success', '/rehearse-call'],
  },
  {
    path: '/rehearse-call',
    load: () => import('../appointments/rehearsal/rehearse-call.tsx'),
    limited: 'covered',
    next: ['/schedule-home-visit'],
  },
  {
    path: '/check-your-answers',
    load: () => import('../check-answers/check-answers.tsx'),
    limited: 'covered',
    next: ['/documents-success'],
  },
  { path: '/guarantor', load: () => import('../guarantor/guarantor.tsx'), limited: 'plain' },
  { path: '/prove', load: () => import('../devices/prove.tsx'), limited: 'plain' },
  { path: '/my-phones', load: () => import('../devices/my-phones.tsx'), limited: 'covered' },
  { path: '/my-file', load: () => import('../my-file/my-file.tsx'), limited: 'covered', next: ['/my-file/ask'] },
  { path: '/my-file/ask', load: () => import('../my-file/ask.tsx'), limited: 'covered', next: ['/my-file'] },
  { path: '/my-file/receipt', load: () => import('../my-file/receipt.tsx'), limited: 'covered' },
  { path: '/errors/link-ended', load: () => import('../errors/link-ended.tsx'), limited: 'plain' },
  { path: '/errors/request-not-found', load: () => import('../errors/request-not-found.tsx'), limited: 'plain' },
  { path: '/errors/server', load: () => import('../errors/server.tsx'), limited: 'plain' },
] as const satisfies readonly Route[];

export type ScreenPath = (typeof routes)[number]['path'];

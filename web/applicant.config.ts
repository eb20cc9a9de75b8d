import { webApp } from './build/web-app.ts';

export default webApp({
  name: 'applicant',
  early: 'early.ts',
  offline: 'offline/worker.ts',
  routes: 'router/routes.ts',
  publicFiles: true,
});

import { webApp } from './build/web-app.ts';

export default webApp({
  name: 'applicant',
  page: 'index.html',
  entry: 'src/applicant/main.tsx',
  apart: { early: 'src/applicant/early.ts', 'start-react': 'src/applicant/start-react.ts' },
  atOnce: ['src/applicant/start-react.ts'],
  offline: 'src/applicant/offline/worker.ts',
  routes: 'src/applicant/router/routes.ts',
  publicFiles: true,
  groups: [
    // What every screen needs: these with all they import, except what is loaded later; of React all but what draws.
    {
      name: 'shell',
      test: /rolldown\/runtime|node_modules\/(react\/|react-dom\/(index\.|cjs\/react-dom\.))|src\/applicant\/(main\.|frame\/(app|screen)\.|router\/(entry|link|navigation|routes)\.|application\/(application|failure)\.|sending\/(to-go-on|under-way)\.)/,
      priority: 5,
    },
    // What keeps the reads of screens that have any besides the application.
    { name: 'queries', test: /node_modules\/@tanstack\/|src\/lib\/queries\./, priority: 2 },
    // What screens of earnings share.
    {
      name: 'earnings',
      test: /src\/applicant\/earnings\/(texts|platform-accounts|platforms\/(connected-list|pictures-wait)|analysis\/pass-earnings)\./,
      priority: 0.8,
      minShareCount: 2,
    },
    // What forms add.
    {
      name: 'forms',
      test: /src\/(lib\/form\/(screen|masks|form-core|keep-draft|path)|ui\/fields\/(error-summary|text-field|field)\.|applicant\/(frame\/saved|application\/contact\/contact-(errors|questions|fields|texts)\.|router\/for-visit))|contract\/(fields\/(phone|short-name)|personal-data\/consents)\./,
      priority: 2,
    },
    // The first form fetches the rules after it stands; those that follow need them anyway.
    {
      name: 'rules',
      test: /node_modules\/zod\/|src\/lib\/form\/zod-setup|contract\/(personal-data\/contact|fields\/(names|tidy-text))\./,
      priority: 2,
    },
    // What many screens share, and what the screens of papers do: small files of their own would each cost a turn of the
    // network. What sends files is apart from it: a task list sends none.
    {
      name: 'common',
      test: /\/(src\/(ui(?!\/files)|lib(?!\/(files|call\/upload))|applicant\/(frame|router|application(?!\/(upload|waiting-pictures)\.)|drawings))|contract(?!\/admission\/waiting))\//,
      priority: 1,
      minShareCount: 4,
    },
    // What every screen that sends files needs: in one script, since each further one costs a phone time before a press is
    // answered.
    {
      name: 'files',
      test: /src\/(applicant\/documents\/paper\/doubtful-page|lib\/(call\/upload|files\/(file-kind|prepare-file|print|shrink\/(shrink|in-worker)))|ui\/files\/(capture-area|file-(chip|input|picker))|applicant\/(application\/upload|uploads\/(uploads|in-app-hint|failure|failure-words|shorten-name|take-up|use-file-address)|viewer\/lazy-viewer|drawings\/viewfinder|hand-off\/(lazy-parts|is-handed-off|use-hand-off)))\./,
      priority: 0.96,
    },
    // What shows a file that is there; a screen opens without one.
    {
      name: 'shown-file',
      test: /src\/(applicant\/documents\/paper\/(chosen-file|file-texts|large-picture|pages))\./,
      priority: 0.95,
    },
    // What screens of papers share, but for what only those with several places have.
    {
      name: 'papers',
      test: /src\/applicant\/documents\/(?!slots\/slot-card|statements\/statement-texts)/,
      minShareCount: 2,
    },
  ],
});

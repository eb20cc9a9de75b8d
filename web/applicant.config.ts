import { webApp } from './build/web-app.ts';

export default webApp({
  name: 'applicant',
  page: 'index.html',
  entry: 'src/applicant/main.tsx',
  apart: { early: 'src/applicant/early.ts' },
  atOnce: ['src/applicant/start-react.ts'],
  offline: 'src/applicant/offline/worker.ts',
  routes: 'src/applicant/router/routes.ts',
  publicFiles: true,
  groups: [
    // What every screen needs: these with all they import, except what is loaded later; of React all but what draws.
    {
      name: 'shell',
      test: /node_modules\/(react\/|react-dom\/cjs\/react-dom\.)|src\/applicant\/(main\.|frame\/(app|screen|send-button)\.|router\/(entry|link|navigation|routes)\.|application\/(application|failure|document-names|waiting-pictures)\.|sending\/(to-go-on|under-way)\.)|src\/(lib\/(keep-focus|use-busy|camera\/in-app-browser)|ui\/(dialog|check-list|skeleton))\.|contract\/(words\/documents|media\/rules)\./,
      priority: 5,
    },
    // What keeps the reads of screens that have any besides the application.
    { name: 'queries', test: /node_modules\/@tanstack\/|src\/lib\/queries\./, priority: 2 },
    // What screens of earnings share.
    {
      name: 'earnings',
      test: /src\/applicant\/(application\/usable-widget|earnings\/(texts|platform-accounts|platforms\/(connected-list|pictures-wait)|analysis\/pass-earnings))\./,
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
    // What many screens share. What sends files is apart from it: a task list sends none.
    {
      name: 'common',
      test: /src\/(lib\/(format|polling|call\/online)|ui\/(step-list|tick|tag|card)|applicant\/(frame\/help-(link|texts)|drawings\/done))\./,
      priority: 1.1,
    },
    {
      name: 'shared',
      test: /\/(src\/(ui(?!\/files)|lib(?!\/(files|call\/upload))|applicant\/(frame|router|application(?!\/upload\.)|drawings))|contract)\//,
      priority: 1,
      minShareCount: 4,
    },
    // What the task list and the confirmation screen share.
    {
      name: 'admission',
      test: /src\/applicant\/(admission\/(texts|reference|use-go-label|what-follows|whats-next)|application\/(corrections\/(correction-texts|use-correction-words)|use-news)|router\/(visit-part|step-link))\./,
      priority: 0.9,
    },
    // What every screen that sends files needs: in one script, since each further one costs a phone time before a press is
    // answered.
    {
      name: 'files',
      test: /src\/(applicant\/documents\/paper\/doubtful-page|lib\/files\/(file-kind|takes-only-pdf)|ui\/files\/(capture-area|file-(input|picker))|applicant\/(uploads\/(uploads|in-app-hint|failure|take-up)|drawings\/viewfinder|hand-off\/(lazy-parts|is-handed-off)))\./,
      priority: 0.96,
    },
    // What shows files in a row, and says why one failed.
    {
      name: 'file-rows',
      test: /src\/(ui\/files\/file-chip|applicant\/(uploads\/(failure-(words|texts)|shorten-name|use-file-address)|viewer\/lazy-viewer|hand-off\/use-hand-off))\./,
      priority: 0.955,
    },
    // What shows a file that is there; a screen opens without one.
    {
      name: 'shown-file',
      test: /src\/(applicant\/documents\/paper\/(chosen-file|file-texts|large-picture|pages))\./,
      priority: 0.95,
    },
    // What checks, shrinks and sends files: a paper's screen fetches it once it stands.
    {
      name: 'sending',
      test: /src\/(lib\/(call\/upload|files\/(prepare-file|print|shrink\/(shrink|in-worker|worker)))|applicant\/application\/upload)\./,
      priority: 0.94,
    },
    // What screens of papers share, and the one of a single paper.
    {
      name: 'papers',
      test: /src\/(lib\/camera\/open-camera|applicant\/(drawings\/paper-outline|documents\/(document|single-document|texts|later|lazy-parts|place|below-line|paper\/(capture|take-again|camera|example|rejection-notice)|slots\/(slots|slot|bring-back)|sending\/(paper-uploads|use-go-on|unread-files|load-sender)|camera\/use-page-camera|statements\/month-places)))\./,
      priority: 0.9,
    },
  ],
});

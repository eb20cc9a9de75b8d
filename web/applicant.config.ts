import { modules } from './build/modules.ts';
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
      test: modules(
        'node_modules/{react/**,react-dom/cjs/react-dom.production}',
        'src/applicant/{main,frame/{app,screen,send-button},router/{entry,link,navigation,routes}}',
        'src/applicant/{application/{application,failure,document-names,waiting-pictures},sending/{to-go-on,under-way}}',
        'src/{lib/{keep-focus,use-busy,camera/in-app-browser},ui/{dialog,check-list,skeleton}}',
        'contract/{words/documents,media/rules}',
      ),
      priority: 5,
    },
    // What keeps the reads of screens that have any besides the application.
    { name: 'queries', test: modules('node_modules/@tanstack/**', 'src/lib/queries'), priority: 2 },
    // What forms add.
    {
      name: 'forms',
      test: modules(
        'src/{lib/form/{screen-form,masks,form-core,keep-draft,path},ui/fields/{error-summary,text-field,field}}',
        'src/applicant/{frame/saved-line,router/for-visit}',
        'src/applicant/application/contact/contact-{errors,questions,fields,texts}',
        'contract/{fields/{phone,short-name},personal-data/consents}',
      ),
      priority: 2,
    },
    // The first form fetches the rules after it stands; those that follow need them anyway.
    {
      name: 'rules',
      test: modules(
        'node_modules/zod/**',
        'src/lib/form/zod-setup',
        'contract/{personal-data/contact,fields/{names,tidy-text}}',
      ),
      priority: 2,
    },
    // What many screens share. What sends files is apart from it: a task list sends none.
    {
      name: 'common',
      test: modules(
        'src/{lib/{format,polling,call/online},ui/{step-list,tick,tag,card}}',
        'src/applicant/{frame/help-{link,texts},drawings/done}',
      ),
      priority: 1.1,
    },
    {
      name: 'shared',
      test: /\/(src\/(ui(?!\/files)|lib(?!\/(files|call\/upload))|applicant\/(frame|router|application(?!\/upload\.)|drawings))|contract)\//,
      priority: 1,
      minShareCount: 4,
    },
    // What every screen that takes files needs: in one script, since each further one costs a phone time before a press is
    // answered.
    {
      name: 'files',
      test: modules(
        'src/{lib/files/{file-kind,takes-only-pdf},ui/files/{capture-area,file-input,file-picker}}',
        'src/applicant/{uploads/{uploads,in-app-hint,failure,take-up},documents/paper/doubtful-page}',
        'src/applicant/{drawings/viewfinder,hand-off/{lazy-parts,is-handed-off}}',
      ),
      priority: 0.96,
    },
    // What shows files in a row, and says why one failed.
    {
      name: 'file-rows',
      test: modules(
        'src/ui/files/file-chip',
        'src/applicant/uploads/{failure-words,failure-texts,shorten-name,use-file-address}',
        'src/applicant/{viewer/lazy-viewer,hand-off/use-hand-off}',
      ),
      priority: 0.955,
    },
    // What shows a file that is there; a screen opens without one.
    {
      name: 'shown-file',
      test: modules('src/applicant/documents/paper/{chosen-file,file-texts,large-picture,pages}'),
      priority: 0.95,
    },
    // What checks, shrinks and sends files: a paper's screen fetches it once it stands.
    {
      name: 'sending',
      test: modules(
        'src/lib/{call/upload,files/{prepare-file,print,shrink/{shrink,in-worker,worker}}}',
        'src/applicant/application/upload',
      ),
      priority: 0.94,
    },
    // What screens of papers share, and the one of a single paper.
    {
      name: 'papers',
      test: modules(
        'src/{lib/camera/open-camera,applicant/drawings/paper-outline}',
        'src/applicant/documents/{document,single-document,texts,later,lazy-parts,place,below-line}',
        'src/applicant/documents/paper/{capture,take-again,camera,example,rejection-notice}',
        'src/applicant/documents/{slots/{slots,slot,bring-back},camera/use-page-camera,statements/month-places}',
        'src/applicant/documents/sending/{paper-uploads,papers-under-way,reading,use-go-on,unread-files,load-sender}',
      ),
      priority: 0.9,
    },
    // What the task list and the confirmation screen share.
    {
      name: 'admission',
      test: modules(
        'src/applicant/admission/{texts,reference,use-go-label,what-follows,whats-next}',
        'src/applicant/application/{corrections/{correction-texts,place-of-correction,use-correction-words},use-news}',
        'src/applicant/router/{visit-part,step-link}',
      ),
      priority: 0.9,
    },
    // What screens of earnings share.
    {
      name: 'earnings',
      test: modules(
        'src/applicant/application/usable-widget',
        'src/applicant/earnings/{texts,platform-accounts,platforms/{connected-list,pictures-wait},analysis/pass-{button,earnings}}',
      ),
      priority: 0.8,
      minShareCount: 2,
    },
  ],
});

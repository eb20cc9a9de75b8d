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
    // Code that every screen needs: these modules with everything they import, except what is loaded later; all of
    // React except its renderer.
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
    // The query library, for screens that read more than the application.
    { name: 'queries', test: modules('node_modules/@tanstack/**', 'src/lib/queries'), priority: 2 },
    // Code for forms.
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
    // The first form fetches the rules once it is displayed; later forms need them anyway.
    {
      name: 'rules',
      test: modules(
        'node_modules/zod/**',
        'src/lib/form/zod-setup',
        'contract/{personal-data/contact,fields/{names,tidy-text}}',
      ),
      priority: 2,
    },
    // Code that many screens share. The code for sending files is separate, because a task list sends none.
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
      test: /\/(src\/(ui(?!\/files)|lib(?!\/(files|call\/upload))|applicant\/(frame|router|application(?!\/upload\.)|drawings))|contract|reader\/photo)\//,
      priority: 1,
      minShareCount: 4,
    },
    // Code for every screen that accepts files, in one script, because each further script delays the answer to a
    // press.
    {
      name: 'files',
      test: modules(
        'src/{lib/files/{file-kind,takes-only-pdf},ui/files/{capture-area,file-input,file-picker}}',
        'src/applicant/{uploads/{uploads,in-app-hint,failure,take-up},documents/paper/doubtful-page}',
        'src/applicant/{drawings/viewfinder,hand-off/{lazy-parts,is-handed-off}}',
      ),
      priority: 0.96,
    },
    // Code that shows a list of files, and why one failed.
    {
      name: 'file-rows',
      test: modules(
        'src/ui/files/file-chip',
        'src/applicant/uploads/{failure-words,failure-texts,shorten-name,use-file-address}',
        'src/applicant/{viewer/lazy-viewer,hand-off/use-hand-off}',
      ),
      priority: 0.955,
    },
    // Code that shows a chosen file; a screen opens without one.
    {
      name: 'shown-file',
      test: modules('src/applicant/documents/paper/{chosen-file,file-texts,large-picture,pages}'),
      priority: 0.95,
    },
    // Code that checks, shrinks and sends files; a document's screen fetches it once it is displayed.
    {
      name: 'sending',
      test: modules(
        'src/lib/{call/upload,files/{prepare-file,print,shrink/{shrink,in-worker,worker}}}',
        'src/applicant/application/upload',
      ),
      priority: 0.94,
    },
    // Code shared by the documents' screens, and the screen of a single document.
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
    // Code shared by the task list and the confirmation screen.
    {
      name: 'admission',
      test: modules(
        'src/applicant/admission/{texts,reference,use-go-label,what-follows,whats-next}',
        'src/applicant/application/{corrections/{correction-texts,place-of-correction,use-correction-words},use-news}',
        'src/applicant/router/{visit-part,step-link}',
      ),
      priority: 0.9,
    },
    // Code shared by the screens of earnings.
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

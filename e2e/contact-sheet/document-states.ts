import type { Application } from '../../contract/application.ts';
import type { Doubt } from '../../contract/documents/doubts.ts';
import { type DocumentType, documentScreen } from '../../contract/documents/rules.ts';
import {
  type Act,
  awaiting,
  choose,
  hold,
  offline,
  press,
  refuse,
  scrollDown,
  see,
  shownWith,
  uploadsStopAt,
} from '../driver/reach.ts';
import type { StoryName } from '../driver/stories.ts';
import type { Files } from './files.ts';
import type { State } from './states.ts';

const goOn = press(/^(Continuar|Continue)$/);
const statements = '/documents/bank_statements';
const obligor = '/documents/solidarity_obligor_identity_card_front';
const chosen = see(/Listo para enviar|Ready to send/);
const preparing = see(/Preparando tu archivo|Preparing your file/);
const example: Act = async (page, files) => {
  await press(/ejemplo|example/i)(page, files);
  await page.locator('dialog[open] svg').nth(1).waitFor();
};
/** Machines that take pictures have no camera; on a computer there is nothing to open. */
const openPageCamera: Act = async (page) => {
  const input = page.locator('input[type=file][capture]').first();
  if ((await input.count()) === 0) return;
  await input.click();
  await page.locator('dialog[open] [role=alert]').waitFor();
};
const onItsWay = see(/1 archivo subiendo|1 file uploading/);
/** Refuses the file once its screen has been left. */
const refusedLater: Act = (page, files) =>
  page.route(/media\/upload/, async (route) => {
    await onItsWay(page, files);
    await route.fulfill({ status: 422, json: { error: { code: 'file_unreadable', message: '', errors: [] } } });
  });
const refused = see(/No podemos usar|We can’t use/);

/** The file arrives and the document isn't stored, since other pictures need it missing. */
const arrives: Act = (page) =>
  page.route(/requests\/[0-9a-f-]{36}\/documents$/, async (route) => {
    const [update] = route.request().postDataJSON().updates;
    const { data } = await (
      await page.request.get(
        route
          .request()
          .url()
          .replace(/\/documents$/, ''),
      )
    ).json();
    const sent = data.documentsAnalysis.documents.find(({ type }: { type: string }) => type === update.type);
    Object.assign(sent, { mediaId: update.mediaId, status: 'pending' });
    await route.fulfill({ json: { data } });
  });

/** Looks the same but is a different file. */
const another = (pdf: Files['pdf']) => ({ ...pdf, buffer: Buffer.concat([pdf.buffer, Buffer.from('\n')]) });

const documentState = (type: DocumentType, as: StoryName = 'documents'): State => ({
  screen: '/documents/:type',
  state: type.replaceAll('_', ' '),
  as,
  at: `/documents/${documentScreen(type)}`,
});
const exampleOf = (type: DocumentType, as: StoryName = 'documents'): State => ({
  ...documentState(type, as),
  state: `example, ${type.replaceAll('_', ' ')}`,
  after: [example],
});

const mexican: DocumentType[] = [
  'identity_card_front',
  'identity_card_back',
  'proof_of_address',
  'drivers_license_front',
  'drivers_license_back',
  'curp',
  'proof_of_tax_situation',
  'selfie_photo',
  'garage_photo',
];
const asked: DocumentType[] = ['proof_of_completion_of_safety_courses', 'ride_share_ride_history', 'driving_record'];

/** Every possible paper. */
export const documentStates: State[] = [
  ...mexican.map((type) => documentState(type)),
  ...asked.map((type) => documentState(type, 'askedFor')),
  { ...documentState('drivers_license_front', 'usDocuments'), state: 'drivers license front, United States' },
  ...mexican.map((type) => exampleOf(type)),
  ...asked.map((type) => exampleOf(type, 'askedFor')),
  { ...exampleOf('drivers_license_back', 'usDocuments'), state: 'example, drivers license back, United States' },
  { ...documentState('identity_card_front'), state: 'no camera in the page', after: [openPageCamera] },
  { ...documentState('identity_card_front'), state: 'chosen', after: [choose((f) => f.photo), chosen] },
  { ...documentState('identity_card_front'), state: 'chosen, dark', after: [choose((f) => f.darkPhoto), chosen] },
  {
    ...documentState('identity_card_back'),
    state: 'chosen, the front',
    after: [choose((f) => f.front), see(/otro lado|other side/)],
  },
  {
    ...documentState('identity_card_front'),
    state: 'chosen, in full screen',
    after: [
      choose((f) => f.photo),
      chosen,
      press(/Ampliar|Enlarge/),
      (page) => page.locator('.yarl__slide_image').waitFor(),
    ],
  },
  {
    ...documentState('identity_card_front'),
    state: 'preparing',
    before: [awaiting('sender')],
    after: [choose((f) => f.photo), preparing],
  },
  { ...documentState('curp'), state: 'chosen, PDF', after: [choose((f) => f.pdf), chosen] },
  { ...documentState('curp'), state: 'photo for a PDF', after: [choose((f) => f.photo), see(/1 página|1 page/)] },
  {
    ...documentState('identity_card_front'),
    state: 'sending 60 %',
    before: [uploadsStopAt(0.6)],
    after: [choose((f) => f.photo), see(/60/)],
  },
  {
    ...documentState('identity_card_front'),
    state: 'the one before is uploading',
    before: [uploadsStopAt(0.6)],
    after: [choose((f) => f.photo), see(/60/), goOn, onItsWay],
  },
  {
    ...documentState('identity_card_front'),
    state: 'the one before waits for a connection',
    before: [uploadsStopAt(0.6)],
    after: [
      choose((f) => f.photo),
      see(/60/),
      goOn,
      onItsWay,
      offline,
      see(/espera internet|waiting for a connection/),
    ],
  },
  {
    ...documentState('identity_card_front'),
    state: 'the one before is refused',
    before: [refusedLater],
    after: [choose((f) => f.photo), goOn, see(/No se pudo subir|Couldn’t upload/)],
  },
  {
    ...documentState('identity_card_front'),
    state: 'refused',
    before: [refuse('media/upload', 422, 'file_unreadable')],
    after: [choose((f) => f.photo), refused],
  },
  {
    ...documentState('curp'),
    state: 'refused, password',
    before: [refuse('media/upload', 422, 'pdf_password_protected')],
    after: [choose((f) => f.pdf), see(/contraseña|password/)],
  },
  { ...documentState('identity_card_front'), state: 'wrong kind of file', after: [choose((f) => f.notAPicture)] },
  { ...documentState('identity_card_front', 'someDocuments'), state: 'sent' },
  { ...documentState('identity_card_front', 'returnedBefore'), state: 'approved' },
  { ...documentState('curp', 'approvedDocuments'), state: 'approved, PDF' },
  { ...documentState('curp', 'sent'), state: 'sent, PDF' },
  { ...documentState('selfie_photo', 'returned'), state: 'came back after sending' },
  { ...documentState('identity_card_back', 'returnedBefore'), state: 'came back' },
  { ...documentState('proof_of_address', 'returnedBefore'), state: 'came back, in words' },
  {
    ...documentState('identity_card_back', 'returnedBefore'),
    state: 'came back, the same file again',
    after: [choose((f) => f.photo), see(/el mismo archivo|the same file/)],
  },
  {
    ...documentState('identity_card_front'),
    state: 'code for the phone',
    device: 'desk',
    after: [(page) => page.locator('main + div svg[role=img] path').last().waitFor()],
  },
  {
    ...documentState('identity_card_front'),
    state: 'loading',
    before: [hold('media/')],
    as: 'someDocuments',
  },
  { ...documentState('proof_of_address', 'returnedBefore'), state: 'large letters', letters: 'large' },

  { screen: '/documents', state: 'before the first', as: 'documents' },
  { screen: '/documents', state: 'before the first, United States', as: 'usDocuments' },
  { screen: '/documents', state: 'some came back', as: 'returnedBefore' },
  { screen: '/documents', state: 'only optional ones left', as: 'required' },
  { screen: '/documents', state: 'all sent', as: 'ready' },
  { screen: '/documents', state: 'large letters', as: 'returnedBefore', letters: 'large' },

  { screen: statements, state: 'empty', as: 'documents' },
  {
    screen: statements,
    state: 'the same file twice',
    as: 'documents',
    after: [choose((f) => [f.pdf, f.pdf], -1), see(/otro mes|another month/)],
  },
  {
    screen: statements,
    state: 'preparing',
    as: 'documents',
    before: [awaiting('sender')],
    after: [choose((f) => f.pdf), preparing],
  },
  { screen: statements, state: 'one sent', as: 'someDocuments' },
  {
    screen: statements,
    state: 'two chosen',
    as: 'documents',
    after: [
      choose((f) => [f.pdf, { ...another(f.pdf), name: 'Estado-de-cuenta-noviembre-2026-BBVA-nomina.pdf' }], -1),
      see(/Por enviar|Ready to send/),
    ],
  },
  { screen: statements, state: 'came back', as: 'returnedBefore' },
  { screen: statements, state: 'came back, the end', as: 'returnedBefore', after: [scrollDown] },
  { screen: statements, state: 'approved', as: 'approvedDocuments' },
  { screen: statements, state: 'example', as: 'documents', after: [example] },
  { screen: statements, state: 'six months', as: 'usDocuments' },
  { screen: statements, state: 'large letters', as: 'returnedBefore', letters: 'large' },

  { screen: obligor, state: 'empty', as: 'documents' },
  {
    screen: obligor,
    state: 'front chosen',
    as: 'documents',
    after: [choose((f) => f.photo), see(/Por enviar|Ready to send/)],
  },
  {
    screen: obligor,
    state: 'preparing',
    as: 'documents',
    before: [awaiting('sender')],
    after: [choose((f) => f.photo), preparing],
  },
  { screen: obligor, state: 'sent', as: 'ready' },
  { screen: obligor, state: 'came back', as: 'obligorReturned' },
  { screen: obligor, state: 'approved', as: 'approvedDocuments' },
  { screen: obligor, state: 'large letters', as: 'obligorReturned', letters: 'large' },
  {
    screen: '/documents/:type',
    state: 'next one in a row on the phone',
    as: 'documents',
    at: '/documents/identity_card_front?handoff=1&all=1',
    device: 'phone',
    before: [arrives],
    after: [choose((f) => f.photo), chosen, goOn, see(/^(Siguiente:|Next:)/)],
  },
];

type Doubts = Partial<Record<DocumentType, Doubt[]>>;

const doubted = (doubts: Doubts): Act =>
  shownWith(({ documentsAnalysis }: Application) => {
    const documents = documentsAnalysis.documents.map((item) => ({ ...item, doubts: doubts[item.type] ?? [] }));
    return { documentsAnalysis: { ...documentsAnalysis, documents } };
  });

const side = { about: 'wrong_side', shows: 'back' } as const;
const old = { about: 'old', newest: '2024-08-13', months: 3 } as const;
const month = { about: 'other_month', says: '2026-08', asked: '2026-10' } as const;
const whose = { about: 'whose', says: 'Pedro', typed: 'María José' } as const;
const several: Doubts = { identity_card_front: [whose], proof_of_address: [old], bank_statement_month_1: [month] };

/** Documents with something that the driver could mend. */
export const doubtStates: State[] = [
  {
    screen: '/documents/:type',
    state: 'the other side of the card',
    as: 'someDocuments',
    at: '/documents/identity_card_front',
    before: [doubted({ identity_card_front: [{ about: 'photo', flaw: 'glare' }, side] })],
  },
  {
    screen: '/documents/:type',
    state: 'whose card it is',
    as: 'someDocuments',
    at: '/documents/identity_card_front',
    before: [doubted(several)],
  },
  {
    screen: '/documents/:type',
    state: 'a statement of another month',
    as: 'ready',
    at: '/documents/bank_statements',
    before: [doubted(several)],
  },
  { screen: '/documents', state: 'papers to mend', as: 'ready', before: [doubted(several)] },
  { screen: '/check-your-answers', state: 'papers to mend', as: 'ready', before: [doubted(several)] },
  { screen: '/check-your-answers', state: 'missing and to mend', as: 'someDocuments', before: [doubted(several)] },
  { screen: '/documents-success', state: 'papers to mend', as: 'sent', before: [doubted(several)] },
];

import type { Page } from '@playwright/test';
import type { Application } from '../../contract/application.ts';
import { documentScreen } from '../../contract/documents/rules.ts';
import type { EarningRow, OpenPicture } from '../../contract/earnings/calls.ts';
import { type Act, choose, drawnHere, press, see, shownWith } from '../driver/reach.ts';
import { weeksOf } from '../driver/stories.ts';
import type { State } from './states.ts';

const uber = '/platforms/uber';
const [, , missing = ''] = weeksOf({ country: 'mx' });

/** No process reads screenshots. */
const noReader: Act = (page) =>
  page.route(/ocr\/upload-screenshots/, (route) =>
    route.fulfill({
      status: 503,
      headers: { 'Retry-After': '20' },
      json: { error: { code: 'reading_unavailable', message: '', errors: [] } },
    }),
  );

/** Pictures that wait for the driver, as the reader left them. */
const open =
  (...pictures: Pick<OpenPicture, 'uploadType' | 'needs' | 'reason' | 'read'>[]): Act =>
  async (page, files) => {
    await drawnHere(page);
    await page.route(/ocr\/profile-data/, async (route) => {
      const { data } = await (await route.fetch()).json();
      const openPictures = pictures.map((picture, n) => ({
        ...picture,
        pictureId: `${n}`,
        mediaId: 'shown',
        platform: 'uber',
      }));
      await route.fulfill({ json: { data: { ...data, openPictures } } });
    });
    await page.route(/\/media\/shown/, (route) =>
      route.fulfill({ json: { data: { id: 'shown', url: '/shown.png', type: 'image/png', name: 'a', size: 1 } } }),
    );
    await page.route(/\/shown\.png/, (route) =>
      route.fulfill({
        contentType: 'image/png',
        body: (pictures[0]?.uploadType === 'profile' ? files.profile : files.weeks[2]!).buffer,
      }),
    );
  };

const earnings = (week: string | null, amount: number | null, reason: 'unsure' | 'no_amount' | 'other_screen') =>
  ({
    uploadType: 'earnings',
    needs: reason === 'unsure' ? 'confirm' : 'type',
    reason,
    read: { week, amount },
  }) as const;
const profile = {
  uploadType: 'profile',
  needs: 'type',
  reason: 'no_profile',
  read: { fullName: null, rating: null },
} as const;
const help = press(/Revisarlas? ahora|Check (it|them) now/);
const waiting = shownWith(() => ({ openPictures: [{ platform: 'uber', count: 2 }] }));
const asked = shownWith(() => ({
  corrections: [{ id: 'c-1', part: 'earnings', paths: [`uber.${missing}`], reason: 'unreadable', note: null }],
}));
/** Weeks reported by the driver without any picture. */
const onWord: Act = async (page) => {
  await drawnHere(page);
  await page.route(/ocr\/profile-data/, async (route) => {
    const { data } = await (await route.fetch()).json();
    const rows = data.earnings.map((row: EarningRow) => ({ ...row, origin: 'correction', onWord: true }));
    const picture = { ...earnings(null, null, 'other_screen'), pictureId: '0', mediaId: 'shown', platform: 'uber' };
    await route.fulfill({ json: { data: { ...data, earnings: rows, openPictures: [picture] } } });
  });
};

/** Values read from a card, before anything was confirmed. */
const proposed = (...contradicting: string[]): Act =>
  shownWith((application) => ({
    ...withDocuments(application, 'identity_card_front', { mediaId: 'shown', noticed: [] }),
    proposals: (
      [
        ['firstName', 'Pedro'],
        ['nationalId', 'NUAM900412MDFXVR08'],
        ['birthdate', '1990-04-12'],
        ['postalCode', '06050'],
        ['state', 'Ciudad de México'],
        ['city', 'Cuauhtémoc'],
        ['neighborhood', 'Centro'],
        ['street', 'Av. Juárez'],
        ['streetNumber', '120'],
      ] as const
    )
      .filter(([field]) => field !== 'firstName' || contradicting.includes(field))
      .map(([field, value]) => ({
        field,
        value,
        source: 'identity_card_front',
        contradicts: contradicting.includes(field),
      })),
  }));

function withDocuments(
  { documentsAnalysis }: Application,
  start: string,
  change: Partial<Application['documentsAnalysis']['documents'][number]>,
): Pick<Application, 'documentsAnalysis'> {
  const documents = documentsAnalysis.documents.map((item) =>
    item.type.startsWith(start) ? { ...item, ...change } : item,
  );
  return { documentsAnalysis: { ...documentsAnalysis, documents } };
}

const noVideo = { name: 'grabacion.mp4', mimeType: 'video/mp4', buffer: Buffer.from('cut off') };

/** Pictures that need the driver's help, and the values they fill in. */
export const captureStates: State[] = [
  {
    screen: '/platforms/:slug',
    state: 'no reader',
    as: 'nine',
    at: uber,
    before: [noReader],
    after: [choose((f) => f.weeks.slice(0, 2)), see(/capturas esperan|screenshots are waiting/)],
  },
  {
    screen: '/platforms/:slug',
    state: 'profile, no reader',
    as: 'contact',
    at: uber,
    before: [noReader],
    after: [choose((f) => f.profile), see(/captura espera|screenshot is waiting/)],
  },
  {
    screen: '/platforms/:slug',
    state: 'recording that does not open',
    as: 'nine',
    at: uber,
    after: [choose(() => noVideo), see(/No pudimos abrir|couldn’t open/)],
  },
  {
    screen: '/platforms/:slug/connect',
    state: 'how to record',
    as: 'contact',
    at: '/platforms/uber/connect',
    after: [(page) => page.locator('main summary').first().click()],
  },
  {
    screen: '/platforms/:slug',
    state: 'one picture to finish',
    as: 'nine',
    at: uber,
    before: [open(earnings(null, null, 'other_screen'))],
  },
  {
    screen: '/platforms/:slug',
    state: 'is this right',
    as: 'nine',
    at: uber,
    before: [open(earnings(missing, 5120.75, 'unsure'), earnings(null, null, 'other_screen'))],
    after: [help],
  },
  {
    screen: '/platforms/:slug',
    state: 'total typed beside the picture',
    as: 'nine',
    at: uber,
    before: [open(earnings(missing, null, 'no_amount'), earnings(null, null, 'other_screen'))],
    after: [help],
  },
  {
    screen: '/platforms/:slug',
    state: 'week and total typed beside the picture',
    as: 'nine',
    at: uber,
    before: [open(earnings(null, null, 'other_screen'))],
    after: [help],
  },
  {
    screen: '/platforms/:slug',
    state: 'complete by word, one picture waits',
    as: 'complete',
    at: uber,
    before: [onWord],
  },
  { screen: '/platforms', state: 'pictures wait', as: 'nine', before: [waiting] },
  {
    screen: '/platforms/:slug/success',
    state: 'pictures wait',
    as: 'complete',
    at: '/platforms/uber/success',
    before: [waiting],
  },
  { screen: '/tasks', state: 'pictures wait', as: 'nine', before: [waiting] },
  {
    screen: '/platforms/:slug',
    state: 'profile typed beside the picture',
    as: 'contact',
    at: uber,
    before: [open(profile)],
    after: [help],
  },
  {
    screen: '/platforms',
    state: 'continuing without pictures',
    as: 'complete',
    before: [waiting],
    after: [press(/^(Continuar|Continue)$/), see(/Seguir sin ellas|Continue without them/)],
  },
  {
    screen: '/platforms/:slug',
    state: 'a week to correct',
    as: 'complete',
    at: uber,
    before: [asked],
  },
  {
    screen: '/platforms/:slug',
    state: 'a week to correct, opened',
    as: 'complete',
    at: `${uber}?open=${missing}`,
    before: [asked],
    after: [(page) => page.locator('dialog[open]').waitFor()],
  },
  {
    screen: '/personal-data',
    state: 'front read without a date of birth',
    as: 'passed',
    before: [
      shownWith((application) => ({
        ...withDocuments(application, 'identity_card_front', { mediaId: 'shown', noticed: [] }),
        proposals: [{ field: 'street', value: 'Av. Juárez', source: 'identity_card_front', contradicts: false }],
      })),
    ],
  },
  { screen: '/personal-data', state: 'filled in by a card', as: 'passed', before: [proposed()] },
  { screen: '/personal-data', state: 'card of somebody else', as: 'passed', before: [proposed('firstName')] },
];

/** The picture in front of the camera; `light`: the phone has a torch. */
interface Scene {
  given?: 'card' | 'page';
  /** In radians. */
  tilt?: number;
  covered?: boolean;
  light?: boolean;
}

/** A camera that shows a drawing. */
export const cameraShows =
  (scene: Scene): Act =>
  (page) =>
    page.addInitScript(({ given, tilt = 0, covered, light }: Scene) => {
      navigator.mediaDevices.getUserMedia = async () => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 1080, height: 1440 });
        const draw = () => {
          const context = canvas.getContext('2d')!;
          context.resetTransform();
          context.fillStyle = covered ? '#000' : '#4d453c';
          context.fillRect(0, 0, 1080, 1440);
          if (!given) return;
          const [wide, tall] = given === 'card' ? [870, 549] : [970, 1255];
          context.translate(540, 720);
          context.rotate(tilt);
          context.fillStyle = '#ece7df';
          context.fillRect(-wide / 2, -tall / 2, wide, tall);
          context.fillStyle = '#333';
          context.font = '26px sans-serif';
          for (let y = 60 - tall / 2; y < tall / 2 - 20; y += 46)
            context.fillText('María José Núñez Ávila, Av. Juárez 120, Centro', 40 - wide / 2, y, wide - 80);
        };
        draw();
        setInterval(draw, 50);
        const stream = canvas.captureStream(20);
        const [track] = stream.getVideoTracks();
        if (light && track) track.getCapabilities = () => ({ torch: true }) as MediaTrackCapabilities;
        return stream;
      };
    }, scene);

/** A camera that does not open, for this reason. */
const cameraFails =
  (name: 'NotAllowedError' | 'NotReadableError' | null): Act =>
  (page) =>
    page.addInitScript((reason) => {
      navigator.mediaDevices.getUserMedia = () =>
        reason ? Promise.reject(new DOMException('refused', reason)) : new Promise(() => undefined);
    }, name);

export const openCamera = async (page: Page) => {
  await page.locator('input[type=file][capture]').first().click();
  await page.locator('dialog[open]').waitFor();
};

// On a computer there is no camera to open.
const at = (state: string, before: Act, after: Act, type: 'identity_card_front' | 'proof_of_address'): State => ({
  screen: '/documents/:type',
  state: `camera, ${state}`,
  as: 'documents',
  at: `/documents/${documentScreen(type)}`,
  device: 'phone',
  before: [before],
  after: [openCamera, after],
});
const card = (state: string, before: Act, after: Act) => at(state, before, after, 'identity_card_front');

/** The camera in the page, simulated because the machines that take the pictures have none. */
export const cameraStates: State[] = [
  card('opening', cameraFails(null), see(/Abriendo la cámara|Opening the camera/)),
  card('nothing in the frame', cameraShows({}), see(/dentro del marco|inside the frame/)),
  card(
    'slanted card, with a light',
    cameraShows({ given: 'card', tilt: 0.12, light: true }),
    see(/Enderézala|Straighten/),
  ),
  at(
    'slanted page',
    cameraShows({ given: 'page', tilt: 0.1 }),
    see(/Enderézala|Straighten|Acerca|Move/),
    'proof_of_address',
  ),
  card('denied', cameraFails('NotAllowedError'), see(/no tiene permiso|isn’t allowed/)),
  card('busy', cameraFails('NotReadableError'), see(/Otra app|Another app/)),
  card('covered', cameraShows({ covered: true }), see(/no muestra nada|shows nothing/)),
];

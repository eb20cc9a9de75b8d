import type { Page } from '@playwright/test';
import { documentScreen } from '../../contract/documents/rules.ts';
import { type Act, see } from '../driver/reach.ts';
import type { State } from './states.ts';

/** The picture in front of the camera; `light`: the phone has a torch. */
interface Scene {
  paper?: 'card' | 'page';
  /** In radians. */
  tilt?: number;
  covered?: boolean;
  light?: boolean;
}

/** A camera that shows a drawing. */
const cameraShows =
  (scene: Scene): Act =>
  (page) =>
    page.addInitScript(({ paper, tilt = 0, covered, light }: Scene) => {
      navigator.mediaDevices.getUserMedia = async () => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 1080, height: 1440 });
        const draw = () => {
          const context = canvas.getContext('2d')!;
          context.resetTransform();
          context.fillStyle = covered ? '#000' : '#4d453c';
          context.fillRect(0, 0, 1080, 1440);
          if (!paper) return;
          const [wide, tall] = paper === 'card' ? [870, 549] : [970, 1255];
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

const open = async (page: Page) => {
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
  after: [open, after],
});
const card = (state: string, before: Act, after: Act) => at(state, before, after, 'identity_card_front');

/** The camera in the page, simulated because the machines that take the pictures have none. */
export const cameraStates: State[] = [
  card('opening', cameraFails(null), see(/Abriendo la cámara|Opening the camera/)),
  card('nothing in the frame', cameraShows({}), see(/dentro del marco|inside the frame/)),
  card(
    'slanted card, with a light',
    cameraShows({ paper: 'card', tilt: 0.12, light: true }),
    see(/Enderézala|Straighten/),
  ),
  at(
    'slanted page',
    cameraShows({ paper: 'page', tilt: 0.1 }),
    see(/Enderézala|Straighten|Acerca|Move/),
    'proof_of_address',
  ),
  card('denied', cameraFails('NotAllowedError'), see(/no tiene permiso|isn’t allowed/)),
  card('busy', cameraFails('NotReadableError'), see(/Otra app|Another app/)),
  card('covered', cameraShows({ covered: true }), see(/no muestra nada|shows nothing/)),
];

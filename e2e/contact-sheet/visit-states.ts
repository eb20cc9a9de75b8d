import { type Act, answerWith, choose, drawnHere, hold, press, refuse, see, uploadsStopAt } from '../driver/reach.ts';
import { cameraShows, openCamera } from './capture-states.ts';
import type { State } from './states.ts';

const wizard = '/schedule-home-visit';
const rehearsal = '/rehearse-call';
const location = '/user-info-gathering';
const photos = '/home-image-upload';
const slots = 'get-available-slots';
const inThreeDays = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
const times = `${wizard}?step=time&date=${inThreeDays}`;

const firstTime: Act = (page) =>
  page
    .getByRole('button', { name: /\d:\d\d/ })
    .first()
    .click();
const confirm = see(/Confirma|Confirm/);
const book = press(/^(Agendar mi videollamada|Book my video call)/);
const share = press(/^(Compartir|Share)/);
/** The booked visit, as if it began in an hour. */
const inAnHour =
  (change: object = {}): Act =>
  async (page) => {
    await drawnHere(page);
    await page.route(/\/calendar\/appointment(\?|$)/, async (route) => {
      const { data } = await (await route.fetch()).json();
      const [startTime, endTime] = [60, 90].map((minutes) => new Date(Date.now() + minutes * 60_000).toISOString());
      await route.fulfill({ json: { data: { ...data, startTime, endTime, ...change } } });
    });
  };
/** A browser that gives neither camera nor microphone: refused by the driver, or not there at all. */
const callFails =
  (name: string | null): Act =>
  (page) =>
    page.addInitScript((fault) => {
      const devices = fault && { getUserMedia: () => Promise.reject(new DOMException('', fault)) };
      Object.defineProperty(navigator, 'mediaDevices', { value: devices ?? undefined });
    }, name);
const tried = press(/^(Empezar la prueba|Start)$/);
const result = see(/Esto falta|Before your video call|Todo listo|You’re ready/);
const nowhere: Act = (page) =>
  page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = () => undefined;
  });

/** The visit: its appointment, the applicant's location, the photos of the home. */
export const visitStates: State[] = [
  { screen: wizard, state: 'loading', as: 'visit', before: [hold('calendar/appointment', 'GET')] },
  { screen: wizard, state: 'loading days', as: 'visit', before: [hold(slots)] },
  { screen: wizard, state: 'day', as: 'visit' },
  { screen: wizard, state: 'no times left', as: 'visit', before: [answerWith(slots, { success: true, slots: [] })] },
  { screen: wizard, state: 'days cannot be loaded', as: 'visit', before: [refuse(slots, 500, 'unknown_error')] },
  { screen: wizard, state: 'contact data first', as: 'fresh' },
  { screen: wizard, state: 'time', as: 'visit', at: times },
  { screen: wizard, state: 'look at it', as: 'visit', at: times, after: [firstTime, confirm] },
  {
    screen: wizard,
    state: 'taken meanwhile',
    as: 'visit',
    at: times,
    before: [refuse('appointment/create', 409, 'slot_is_not_available')],
    after: [firstTime, confirm, book],
  },
  {
    screen: wizard,
    state: 'booking',
    as: 'visit',
    at: times,
    before: [hold('appointment/create')],
    after: [firstTime, confirm, book],
  },
  { screen: wizard, state: 'booked', as: 'booked', at: `${wizard}?step=success` },
  { screen: wizard, state: 'revisited', as: 'booked', at: `${wizard}?step=reschedule` },
  { screen: wizard, state: 'moving', as: 'booked', at: `${wizard}?move=1` },
  { screen: wizard, state: 'about to cancel', as: 'booked', after: [press(/^(Cancelar|Cancel)/)] },
  { screen: wizard, state: 'cancelled', as: 'visit', at: `${wizard}?step=cancel` },
  { screen: wizard, state: 'large letters', as: 'visit', letters: 'large' },
  { screen: wizard, state: 'large letters, revisited', as: 'booked', letters: 'large' },

  { screen: wizard, state: 'an hour before', as: 'booked', at: `${wizard}?step=reschedule`, before: [inAnHour()] },
  {
    screen: wizard,
    state: 'said late',
    as: 'booked',
    at: `${wizard}?step=reschedule`,
    before: [inAnHour({ attendance: 'late' })],
  },
  {
    screen: wizard,
    state: 'said cannot',
    as: 'booked',
    at: `${wizard}?step=reschedule`,
    before: [inAnHour({ attendance: 'cannot' })],
  },
  { screen: rehearsal, state: 'ready', as: 'booked' },
  {
    screen: rehearsal,
    state: 'not allowed',
    as: 'booked',
    before: [callFails('NotAllowedError')],
    after: [tried, result],
  },
  { screen: rehearsal, state: 'without a camera in this browser', as: 'booked', before: [callFails(null)] },
  { screen: rehearsal, state: 'large letters', as: 'booked', letters: 'large' },

  { screen: location, state: 'asked', as: 'visit' },
  // After ten seconds the area is saved.
  { screen: location, state: 'looking', as: 'approvedDocuments', before: [nowhere], after: [share] },
  { screen: location, state: 'there', as: 'visitReady' },
  {
    screen: location,
    state: 'no network',
    as: 'photosBegun',
    before: [refuse('ip-lookup', 503, 'server_unavailable_error'), refuse('lat-long', 503, 'server_unavailable_error')],
    after: [share, see(/No pudimos|couldn’t|Unable/)],
  },
  { screen: location, state: 'large letters', as: 'visit', letters: 'large' },

  { screen: photos, state: 'welcome', as: 'visit' },
  { screen: photos, state: 'begun', as: 'photosBegun' },
  { screen: photos, state: 'front', as: 'visit', at: `${photos}?step=0` },
  { screen: photos, state: 'front, one photo', as: 'photosBegun', at: `${photos}?step=0` },
  { screen: photos, state: 'garage', as: 'visit', at: `${photos}?step=1` },
  { screen: photos, state: 'surroundings, full', as: 'visitReady', at: `${photos}?step=2` },
  {
    screen: photos,
    state: 'sending 60 %',
    as: 'visit',
    at: `${photos}?step=0`,
    before: [uploadsStopAt(0.6)],
    after: [choose((f) => f.photo), see(/60/)],
  },
  { screen: photos, state: 'wrong file', as: 'visit', at: `${photos}?step=0`, after: [choose((f) => f.notAPicture)] },
  { screen: photos, state: 'example', as: 'visit', at: `${photos}?step=0`, after: [press(/ejemplo|example/i)] },
  {
    screen: photos,
    state: 'taken in the page',
    as: 'visit',
    at: `${photos}?step=0`,
    device: 'phone',
    before: [cameraShows({ given: 'page', tilt: 0.1 })],
    after: [openCamera, (page) => page.locator('dialog[open] button.bg-brand-fill:enabled').waitFor()],
  },
  { screen: photos, state: 'all there', as: 'visitReady' },
  { screen: photos, state: 'large letters', as: 'photosBegun', at: `${photos}?step=0`, letters: 'large' },

  { screen: '/tasks', state: 'visit to prepare', as: 'visit' },
  { screen: '/tasks', state: 'visit booked', as: 'booked' },
  { screen: '/documents-success', state: 'visit booked', as: 'booked' },
  { screen: '/documents-success', state: 'visit prepared', as: 'visitReady' },
];

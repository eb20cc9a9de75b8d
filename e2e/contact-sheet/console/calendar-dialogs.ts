import { item, opened, press, type RoomState, send, type } from './steps.ts';

const change = press(/^(Cambiar la videollamada|Change .*video call)/);
const weekAt = ({ busyDay }: { busyDay: string }) => `/calendar?view=week&who=all&day=${busyDay}`;
const listAt = ({ visitDay }: { visitDay: string }) => `/calendar?view=list&who=all&day=${visitDay}`;
const teamAt = ({ visitDay }: { visitDay: string }) => `/calendar?view=day&who=all&day=${visitDay}`;

/** The calendar's views, and the dialogs about a video call. */
export const calendarDialogs: RoomState[] = [
  { screen: '/calendar', state: 'week', at: weekAt },
  {
    screen: '/calendar',
    state: 'a visit of the week',
    at: weekAt,
    after: [(page) => page.locator('main ol ul button').first().click(), opened],
  },
  { screen: '/calendar', state: 'list', at: listAt },
  { screen: '/calendar', state: 'what to change', at: listAt, after: [change] },
  { screen: '/calendar', state: 'moving a visit', at: listAt, after: [change, item(/^(Mover|Move)$/), opened, send] },
  {
    screen: '/calendar',
    state: 'giving a visit',
    at: listAt,
    after: [change, item(/^(Cambiar de asesor|Reassign)/), opened],
  },
  {
    screen: '/calendar',
    state: 'canceling a visit',
    at: listAt,
    after: [change, item(/^(Cancelar|Cancel)/), opened, send],
  },
  { screen: '/calendar', state: 'choosing a day', after: [press(/^(Elegir día|Pick a day)/), opened] },
  {
    screen: '/calendar',
    state: 'team',
    at: teamAt,
  },
  {
    screen: '/calendar',
    state: 'booking',
    at: teamAt,
    after: [
      press(/^(Libre: agendar|Free: book)/),
      opened,
      type(/^(Buscar por nombre|Search by name)/, 'mar'),
      (page) => page.getByRole('dialog').locator('ul li').first().waitFor(),
    ],
  },
  { screen: '/calendar/availability', state: 'usual' },
  {
    screen: '/calendar/availability',
    state: 'an advisor to add',
    after: [
      press(/^(Agregar asesor|Add advisor|Add an advisor)/),
      (page) => page.locator('form [type=submit]').first().click(),
    ],
  },
  { screen: '/calendar/availability', state: 'advisor', as: 'advisor' },
];

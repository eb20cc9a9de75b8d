import type { PlatformAccount } from '../../contract/application.ts';
import { type Act, answerWith, choose, hold, press, refuse, see, shownWith, uploadsStopAt } from '../driver/reach.ts';
import type { State } from './states.ts';

const uber = '/platforms/uber';
/** The partner's page is never opened. */
const stay: Act = (page) => page.route(/widget_id=/, (route) => route.fulfill({ status: 204 }));
/** A widget account, shown instead of the application's own. */
const widgetAccount = (news: Partial<PlatformAccount>): Act =>
  shownWith(({ palenca }) => ({
    palenca: {
      ...palenca,
      accounts: [
        {
          accountId: 'w-1',
          platform: 'didi',
          origin: 'widget',
          status: 'failed',
          earnings: { status: 'pending' },
          metrics: { status: 'pending' },
          ...news,
        },
      ],
    },
  }));
const health = (...platforms: [string, string][]) =>
  answerWith('palenca/platforms-status', {
    platforms: platforms.map(([platform, status]) => ({ platform, status })),
  });
const screenshots = 'ocr/upload-screenshots';
const week = (name: RegExp) => press(name);
const started = answerWith('start-earnings-analysis', {}, 'POST');
const checked = (status: string) =>
  answerWith('check-earnings-analysis', { status, earningsAnalysis: { status: 'pending' } });

/** The partner, the platforms, the board of weeks, the analysis. */
export const earningsStates: State[] = [
  { screen: '/palenca', state: 'announced', as: 'contact', before: [stay] },
  {
    screen: '/palenca',
    state: 'a platform out of reach',
    as: 'contact',
    before: [stay, health(['uber', 'down'])],
    after: [see(/Uber (en este momento|right now)/)],
  },
  {
    screen: '/palenca',
    state: 'all platforms out of reach',
    as: 'contact',
    before: [stay, health(['uber', 'down'], ['didi', 'maintenance'])],
    after: [see(/DiDi (en este momento|right now)/)],
  },
  { screen: '/palenca-return', state: 'back from the partner', as: 'contact' },
  { screen: '/palenca-verify', state: 'back by the old address', as: 'contact', at: '/palenca-verify?account_id=w-1' },

  { screen: '/platforms', state: 'none connected', as: 'contact' },
  { screen: '/platforms', state: 'begun', as: 'nine' },
  { screen: '/platforms', state: 'connected', as: 'complete' },
  { screen: '/platforms', state: 'account being read', as: 'contact', before: [widgetAccount({ status: 'pending' })] },
  { screen: '/tasks', state: 'account being read', as: 'contact', before: [widgetAccount({ status: 'pending' })] },
  { screen: '/platforms', state: 'account lacks weeks', as: 'contact', before: [widgetAccount({ status: 'success' })] },
  {
    screen: '/platforms',
    state: 'account failed',
    as: 'contact',
    before: [widgetAccount({ reason: 'invalid_credentials' })],
  },
  {
    screen: '/platforms',
    state: 'account refused for a while',
    as: 'contact',
    before: [widgetAccount({ reason: 'login_refused', retryAt: '2099-01-01T18:00:00Z' })],
  },
  { screen: '/platforms', state: 'United States', as: 'usContact' },
  { screen: '/platforms', state: 'United States, connected', as: 'usComplete' },
  { screen: '/platforms', state: 'large letters', as: 'usComplete', letters: 'large' },

  { screen: '/platforms/:slug/connect', state: 'Uber', as: 'contact', at: '/platforms/uber/connect' },
  { screen: '/platforms/:slug/connect', state: 'DiDi', as: 'contact', at: '/platforms/didi/connect' },
  { screen: '/platforms/:slug/connect', state: 'Uber, United States', as: 'usContact', at: '/platforms/uber/connect' },
  { screen: '/platforms/:slug/connect', state: 'Lyft', as: 'usContact', at: '/platforms/lyft/connect' },
  { screen: '/platforms/:slug/connect', state: 'another', as: 'usContact', at: '/platforms/other/connect' },

  { screen: '/platforms/:slug', state: 'profile', as: 'contact', at: uber },
  {
    screen: '/platforms/:slug',
    state: 'profile, example',
    as: 'contact',
    at: uber,
    after: [press(/ejemplo|example/i), (page) => page.locator('dialog[open] svg[role=img]').waitFor()],
  },
  {
    screen: '/platforms/:slug',
    state: 'profile, sending 60 %',
    as: 'contact',
    at: uber,
    before: [uploadsStopAt(0.6)],
    after: [choose((f) => f.profile)],
  },
  {
    screen: '/platforms/:slug',
    state: 'profile, reading',
    as: 'contact',
    at: uber,
    before: [uploadsStopAt(1)],
    after: [choose((f) => f.profile), see(/Leyendo|Reading/)],
  },
  {
    screen: '/platforms/:slug',
    state: 'profile, another app',
    as: 'contact',
    at: uber,
    before: [refuse(screenshots, 500, 'wrong_platform')],
    after: [choose((f) => f.profile), see(/no es de|isn’t from/)],
  },
  {
    screen: '/platforms/:slug',
    state: 'profile read',
    as: 'profile',
    at: uber,
    after: [press(/Ver perfil|See profile/), see(/Perfil recibido|Profile received/)],
  },
  {
    screen: '/platforms/:slug',
    state: 'profile of somebody else',
    as: 'profile',
    at: uber,
    before: [
      shownWith(({ personalData }) => ({ personalData: { ...personalData, firstName: 'Pedro', lastName: 'López' } })),
    ],
  },
  { screen: '/platforms/:slug', state: 'no week', as: 'profile', at: uber },
  { screen: '/platforms/:slug', state: 'loading', as: 'profile', at: uber, before: [hold('ocr/profile-data')] },
  {
    screen: '/platforms/:slug',
    state: 'loading failed',
    as: 'profile',
    at: uber,
    before: [refuse('ocr/profile-data', 500, 'unknown_error')],
  },
  { screen: '/platforms/:slug', state: 'nine weeks', as: 'nine', at: uber },
  {
    screen: '/platforms/:slug',
    state: 'reading',
    as: 'nine',
    at: uber,
    before: [hold(screenshots)],
    after: [choose((f) => [f.oldWeek, f.profile, f.lyftProfile]), see(/Leyendo captura|Reading screenshot/)],
  },
  {
    screen: '/platforms/:slug',
    state: 'some could not be used',
    as: 'nine',
    at: uber,
    after: [
      choose((f) => [f.oldWeek, f.weeks[0]!, f.notAPicture]),
      see(/3 capturas no|3 screenshots could/),
      (page) => page.locator('#failed-files').waitFor(),
    ],
  },
  { screen: '/platforms/:slug', state: 'a missing week', as: 'nine', at: uber, after: [week(/Falta|Missing/)] },
  { screen: '/platforms/:slug', state: 'a week that was read', as: 'nine', at: uber, after: [week(/Leída|Read/)] },
  {
    screen: '/platforms/:slug',
    state: 'typing an amount',
    as: 'nine',
    at: uber,
    after: [
      week(/Falta|Missing/),
      press(/Escribir el monto|Type the amount/),
      (page) => page.locator('dialog input[inputmode=decimal]').fill('4312.505'),
      press(/^(Guardar|Save)$/),
    ],
  },
  { screen: '/platforms/:slug', state: 'all weeks', as: 'complete', at: uber },
  { screen: '/platforms/:slug', state: 'large letters', as: 'nine', at: uber, letters: 'large' },
  { screen: '/platforms/:slug', state: 'another platform', as: 'usContact', at: '/platforms/other' },

  { screen: '/platforms/:slug/success', state: 'connected', as: 'complete', at: '/platforms/uber/success' },

  {
    screen: '/earnings-analysis',
    state: 'running',
    as: 'complete',
    before: [hold('start-earnings-analysis', 'POST')],
  },
  { screen: '/earnings-analysis', state: 'sent', as: 'complete', before: [started, checked('judicial_analysis')] },
  { screen: '/earnings-analysis', state: 'waiting', as: 'complete', before: [started, checked('earnings_analysis')] },
  {
    screen: '/earnings-analysis',
    state: 'failed',
    as: 'complete',
    before: [refuse('start-earnings-analysis', 500, 'unknown_error', 'POST')],
  },
];

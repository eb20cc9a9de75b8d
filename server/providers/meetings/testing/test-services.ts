import { randomBytes } from 'node:crypto';
import { calendarsOf } from '../../../../sandbox/google-calendars.ts';
import { googleMeetings as playGoogle } from '../../../../sandbox/meetings-google.ts';
import { zoomMeetings as playZoom, zoomOf } from '../../../../sandbox/meetings-zoom.ts';
import { startSandbox } from '../../../../sandbox/start-sandbox.ts';
import type { ScriptedAnswer } from '../../../../sandbox/state.ts';
import { readConfig } from '../../../config/config.ts';
import { deriveKeys } from '../../../core/keys.ts';
import { createLog } from '../../../core/log.ts';
import { openOutsideCalls } from '../../../core/outside/outside-call.ts';
import { openProviders } from '../index.ts';
import type { Meeting, MeetingProvider } from '../meetings.ts';

export type Service = 'google' | 'zoom';

/** The services as the sandbox plays them, and the providers that talk to them. */
export async function startServices() {
  const sandbox = await startSandbox({ parts: [playGoogle, playZoom], port: 0 });
  const { state, url } = sandbox;
  const settings: Record<string, string> = {
    SECRET_KEY: randomBytes(32).toString('hex'),
    ...playGoogle.settings?.(state),
    ...playZoom.settings?.(state),
  };
  const logged: string[] = [];
  const log = createLog('info', { write: (line) => logged.push(line) });
  const retryPolicy = { openAfter: 50, openForMs: 100, pauseMs: 1, longestPauseMs: 100 };
  const calendars = calendarsOf(state);
  const zoom = zoomOf(state);
  const at = {
    google: () => [...calendars.events.values()].filter((event) => event.status !== 'cancelled'),
    zoom: () => [...zoom.meetings.values()],
  };

  return {
    settings,
    state,
    logged,
    calendars,
    /** New ones, which know no token yet. */
    open: () => {
      const config = readConfig(settings);
      const outsideCall = openOutsideCalls(log, retryPolicy);
      return openProviders({ config, keys: deriveKeys(config.SECRET_KEY), outsideCall }) as Promise<
        Record<Service | 'jitsi', MeetingProvider>
      >;
    },
    script: (service: Service, ...answers: ScriptedAnswer[]) => state.script(service, answers),
    calls: (service: Service) => state.calls(service).toReversed(),
    starts: (service: Service) =>
      service === 'google'
        ? at.google().map(({ start }) => new Date(start.dateTime).toISOString())
        : at.zoom().map(({ start_time }) => new Date(start_time).toISOString()),
    async removeByHand({ provider, reference }: Meeting) {
      const event = calendars.events.get(reference);
      if (provider === 'google' && event) event.status = 'cancelled';
      else zoom.meetings.delete(reference);
    },
    async forgetTokens(service: Service) {
      const headers = { 'content-type': 'application/json' };
      await fetch(`${url}/${service}/_behave`, { method: 'POST', headers, body: '{"forgetTokens":true}' });
    },
    stop: () => sandbox.stop(),
  };
}

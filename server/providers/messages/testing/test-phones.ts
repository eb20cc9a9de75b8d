import { randomBytes } from 'node:crypto';
import { twilio } from '../../../../sandbox/phone/twilio.ts';
import { whatsapp } from '../../../../sandbox/phone/whatsapp.ts';
import { startSandbox } from '../../../../sandbox/start-sandbox.ts';
import type { ScriptedAnswer } from '../../../../sandbox/state.ts';
import { readConfig } from '../../../config/config.ts';
import { createLog } from '../../../core/log.ts';
import { openOutsideCalls } from '../../../core/outside/outside-call.ts';
import { openMessages } from '../index.ts';
import type { Channel } from '../messages.ts';

/** WhatsApp and SMS as the sandbox plays them, and the channels that talk to them. */
export async function startPhones() {
  const sandbox = await startSandbox({ parts: [whatsapp, twilio], port: 0 });
  const { state } = sandbox;
  const settings = { ...whatsapp.settings?.(state), ...twilio.settings?.(state) };
  const logged: string[] = [];
  const log = createLog('info', { write: (line) => logged.push(line) });
  const retryPolicy = { openAfter: 50, openForMs: 100, pauseMs: 1, longestPauseMs: 100 };
  return {
    state,
    settings,
    logged,
    url: sandbox.url,
    async open(given: Record<string, string> = {}): Promise<Record<'whatsapp' | 'sms', Channel>> {
      const config = readConfig({ SECRET_KEY: randomBytes(32).toString('hex'), ...settings, ...given });
      const { channels } = await openMessages(config, openOutsideCalls(log, retryPolicy), log);
      return Object.fromEntries(channels.map((channel) => [channel.name, channel])) as Record<
        'whatsapp' | 'sms',
        Channel
      >;
    },
    script: (part: 'whatsapp' | 'twilio', ...answers: ScriptedAnswer[]) => state.script(part, answers),
    lastCall: (part: 'whatsapp' | 'twilio') => state.calls(part)[0],
    stop: () => sandbox.stop(),
  };
}

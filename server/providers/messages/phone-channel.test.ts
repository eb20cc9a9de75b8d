import { pino } from 'pino';
import { expect, test } from 'vitest';
import { OutsideFault } from '../../core/outside/outside-fault.ts';
import { openPost } from './phone-channel.ts';

test.each([
  ['timeout', {}, true],
  ['broken_answer', { status: 200 }, true],
  ['unreachable', { reason: 'UND_ERR_SOCKET' }, true],
  ['unreachable', { status: 504 }, true],
  ['unreachable', { reason: 'ECONNREFUSED', unsent: true }, false],
  ['unreachable', { status: 503 }, false],
  ['circuit_open', {}, false],
] as const)('after %s %j a message may have been accepted: %s', async (kind, details, maybeSent) => {
  const provider = {
    ...{ service: 'twilio', prefix: 'sms', codeIn: () => null, idIn: () => '' },
    meaningOf: () => ({ reason: 'x' }),
  };
  const post = openPost(
    provider,
    async () => {
      throw new OutsideFault('twilio', kind, details);
    },
    pino({ level: 'silent' }),
  );
  await expect(post({ url: 'http://localhost' })).rejects.toMatchObject({ code: `sms_${kind}`, maybeSent });
});

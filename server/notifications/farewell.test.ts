import { afterAll, expect, test } from 'vitest';
import { DeliveryFault } from '../core/outside/outside-fault.ts';
import { sayFarewell } from './farewell.ts';
import { openPhones } from './testing/test-phones.ts';

const { server, answers } = await openPhones();
afterAll(server.close);

test('a last message that may have been accepted is not sent again, and one that was not is', async () => {
  const farewell = {
    language: 'es-MX',
    text: 'Borramos tus datos.',
    firstName: 'Ana',
    email: '',
    phone: '+525512345678',
  } as const;
  const say = () => sayFarewell(server.deps, '0199f3c2-6b1e-7c4d-8a5e-0123456789ab', farewell);
  answers.sms = () => {
    throw new DeliveryFault('sms_timeout', { maybeSent: true });
  };
  await say();
  answers.sms = () => {
    throw new DeliveryFault('sms_unreachable');
  };
  await expect(say()).rejects.toThrow('sms_unreachable');
});

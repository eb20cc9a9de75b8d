import { randomUUID } from 'node:crypto';
import type { Message, Person } from '../../providers/messages/messages.ts';

/** Who is reached at this e-mail address, or this number with + and the country's code. */
export function personAt(to: string): Person {
  return to.includes('@') ? { email: to, phone: '' } : { email: '', phone: to.replaceAll(/[\s().-]/g, '') };
}

/** A message that shows whether a channel works. */
export function testMessage(): Message {
  const text = 'Mensaje de prueba de Volante. This is a test message of Volante.';
  return {
    ...{
      key: randomUUID(),
      language: 'en',
      subject: 'Volante',
      text,
      short: text,
      html: `<p>${text}</p>`,
      calendar: null,
    },
    // Meta gives it to every account.
    template: { name: 'hello_world', parameters: [], linkEnd: null },
  };
}

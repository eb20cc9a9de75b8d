import type { DeviceOrigin } from '@volante/contract/devices/calls.ts';
import { dictionary } from '../../../lib/text.ts';

/** Names as the browser gives them; '' if it gives none. */
interface Named {
  browser: string;
  system: string;
}

const originsEs: Record<DeviceOrigin, string> = {
  first_data: 'Guardó los primeros datos',
  hand_off: 'Escaneó el código de otro teléfono del conductor',
  code: 'Escribió el código que le enviamos',
  answers: 'Contestó con sus datos',
  staff: 'Lo dejó entrar el equipo',
};
const originsEn: Record<DeviceOrigin, string> = {
  first_data: 'Saved the first data',
  hand_off: 'Scanned the code of another phone of the driver',
  code: 'Typed the code we sent',
  answers: 'Answered with their data',
  staff: 'Let in by the team',
};

export const deviceTexts = dictionary({
  es: {
    title: 'Teléfonos del conductor y de su aval',
    lead: 'Solo en ellos se ven los datos guardados. En cualquier otro hay que demostrar primero que es suyo.',
    loading: 'Cargando los teléfonos…',
    none: 'Todavía no hay ninguno: el primero es el que guarda los primeros datos.',
    device: ({ browser, system }: Named) => [browser, system].filter(Boolean).join(', ') || 'Teléfono sin nombre',
    asks: (device: string) => `Pide entrar: ${device}`,
    askedAt: (moment: string) => `Lo pidió el ${moment}`,
    whose: { applicant: '', guarantor: 'Aval' },
    numberFrom: { applicant: 'El conductor te dice este número:', guarantor: 'Su aval te dice este número:' },
    allowLead: {
      applicant: 'Va a ver todo lo que el conductor guardó. Antes de dejarlo entrar:',
      guarantor: 'Va a ver lo que su aval nos dio, y ahí puede dejar de ser aval. Antes de dejarlo entrar:',
    },
    checkPerson: {
      applicant: 'Pregúntale algo de su solicitud que solo el conductor sabe, como su calle o sus plataformas.',
      guarantor: 'Pregúntale algo que solo su aval sabe, como su dirección completa.',
    },
    origins: originsEs,
    since: (moment: string) => `desde el ${moment}`,
    lastUsed: (moment: string) => `Lo usó por última vez el ${moment}`,
    allow: 'Dejar entrar',
    reviewerAllows: 'Pídele a quien revisa que lo deje entrar.',
    allowTitle: 'Dejar entrar este teléfono',
    checkCall: (phone: string) =>
      phone
        ? `Llámale tú al ${phone}, el número que nos dio. Si te llamaron a ti, cuelga y marca tú.`
        : 'Llámale tú a un número que ya conozcas. No a uno que te acaban de dar.',
    checkNumber: (number: string) => `Pídele el número que ve en su pantalla. Tiene que ser ${number}.`,
    allowReason: '¿Cómo comprobaste quién es?',
    allowed: 'Listo, ese teléfono ya puede entrar',
    signOut: 'Cerrar sesión',
    signOutNamed: (device: string) => `Cerrar sesión: ${device}`,
    signOutTitle: (device: string) => `Cerrar la sesión de ${device}`,
    signOutLead:
      'Deja de ver los datos guardados en cuanto lo confirmas. Puede volver a entrar si demuestra que es suyo.',
    signOutReason: '¿Por qué?',
    signedOut: 'Sesión cerrada',
    reasonHint: 'Lo leen tus compañeros, no el conductor.',
    reasonShort: 'Escríbelo, con al menos 3 letras.',
    cancel: 'Cancelar',
  },
  en: {
    title: 'Phones of the driver and their guarantor',
    lead: 'Stored data is shown on these only. Any other one has to prove first that it’s theirs.',
    loading: 'Loading the phones…',
    none: 'There are none yet: the first one is the one that saves the first data.',
    device: ({ browser, system }: Named) => [browser, system].filter(Boolean).join(', ') || 'Phone without a name',
    asks: (device: string) => `Asks to get in: ${device}`,
    askedAt: (moment: string) => `Asked on ${moment}`,
    whose: { applicant: '', guarantor: 'Guarantor' },
    numberFrom: {
      applicant: 'The driver tells you this number:',
      guarantor: 'Their guarantor tells you this number:',
    },
    allowLead: {
      applicant: 'It will see everything the driver saved. Before you let it in:',
      guarantor:
        'It will see what the guarantor gave us, and can stop being the guarantor there. Before you let it in:',
    },
    checkPerson: {
      applicant: 'Ask something about their application that only they know, such as their street or their platforms.',
      guarantor: 'Ask something that only the guarantor knows, such as their whole address.',
    },
    origins: originsEn,
    since: (moment: string) => `since ${moment}`,
    lastUsed: (moment: string) => `Last used on ${moment}`,
    allow: 'Let in',
    reviewerAllows: 'Ask a reviewer to let it in.',
    allowTitle: 'Let this phone in',
    checkCall: (phone: string) =>
      phone
        ? `Call them yourself at ${phone}, the number they gave us. If they called you, hang up and dial.`
        : 'Call them yourself at a number you already know, not one that was just given to you.',
    checkNumber: (number: string) => `Ask for the number they see on their screen. It has to be ${number}.`,
    allowReason: 'How did you make sure it’s them?',
    allowed: 'Done, that phone can get in now',
    signOut: 'Sign out',
    signOutNamed: (device: string) => `Sign out: ${device}`,
    signOutTitle: (device: string) => `Sign out ${device}`,
    signOutLead:
      'It stops seeing the stored data as soon as you confirm. It can get in again if it proves that it’s theirs.',
    signOutReason: 'Why?',
    signedOut: 'Signed out',
    reasonHint: 'Your colleagues read this, not the driver.',
    reasonShort: 'Type it, in at least 3 letters.',
    cancel: 'Cancel',
  },
});

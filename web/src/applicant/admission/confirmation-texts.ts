import { dictionary } from '../../lib/text.ts';

/** Texts used only on the confirmation screen. */
export const confirmationTexts = dictionary({
  es: {
    begunTitle: 'Tu solicitud está en curso',
    begunLead: 'Guardamos lo que ya nos diste. Sigue donde te quedaste.',
    judicialTitle: (personal: boolean) => (personal ? '¡Ya tenemos tus datos!' : '¡Ya tenemos tus ganancias!'),
    judicialLead: (personal: boolean) =>
      `${personal ? 'Los' : 'Las'} estamos revisando. Mientras tanto puedes adelantar lo que falta.`,
    judicialDoneLead: 'Los estamos revisando. En cuanto terminemos, puedes enviar tu solicitud.',
    documentsTitle: 'Te falta completar tu solicitud',
    documentsLead: 'Guardamos lo que ya nos diste. Completa lo que falta y podrás enviarla.',
    readyOptionalLead: 'Ya puedes enviarla. Si quieres, agrega antes lo que falta.',
    readyTitle: 'Solo falta que la envíes',
    readyLead: 'Ya tenemos todos tus datos. Revisa tus respuestas y envía tu solicitud.',
    riskTitle: '¡Recibimos tu solicitud!',
    riskLead: (open: number) =>
      open === 0
        ? 'Todo llegó bien. Un asesor te va a dar el resultado y los siguientes pasos.'
        : `Todavía puedes agregar ${open === 1 ? '1 documento' : `${open} documentos`}. Un asesor te va a dar el resultado y los siguientes pasos.`,
    returnedTitle: 'Necesitamos que corrijas algo',
    returnedLead: 'Ya tenemos tu solicitud. Para seguir, corrige lo que ves aquí y envíalo otra vez.',
    visitTitle: 'Lo que sigue: tu videollamada desde tu casa',
    visitBookedTitle: 'Tu videollamada ya tiene fecha',
    visitLead: (review: string) =>
      [review, 'Dura 30 minutos. Elige el día y la hora que te queden mejor.'].join(' ').trim(),
    visitBookedLead: (review: string) => [review, 'Guarda tu enlace. Con él entras a la llamada.'].join(' ').trim(),
    visitedTitle: 'Ya pasó la hora de tu videollamada',
    visitedLead: 'Un asesor te va a dar el resultado. Si no pudimos hablar, agenda otra.',
    bookAgain: 'Agendar otra videollamada',
    allApproved: 'Tus documentos pasaron la revisión.',
    someApproved: (n: number) => (n === 1 ? 'Ya aprobamos 1 documento.' : `Ya aprobamos ${n} documentos.`),
    todayDone: 'Terminar por hoy',
    todayTitle: 'Listo por hoy',
    todayLead: (unsent: number) =>
      unsent === 0
        ? 'Guardamos todo. Puedes cerrar esta página y volver cuando quieras con tu mismo enlace.'
        : 'Todavía hay algo que no termina de enviarse. Deja abierta esta página hasta que termine y vuelve cuando quieras con tu mismo enlace.',
    todayGo: 'Seguir ahora',
    waitingTitle: 'Todavía falta',
    waitingNote: 'Puedes continuar ahora o volver después con tu mismo enlace.',
    personalData: 'Datos personales',
    reasonOf: (reason: string) => `Envíalo otra vez: ${reason}`,
    optional: 'Opcional',
    forVisit: 'Hoy no, pero sí para la videollamada',
    laterTitle: 'Dejaste para después',
    optionalTitle: 'Puedes agregar',
    laterNote: (n: number) =>
      `${n === 1 ? 'No es obligatorio. Puedes enviarlo' : 'No son obligatorios. Puedes enviarlos'} ahora o volver después con tu mismo enlace.`,
    forVisitNote: (n: number) =>
      `Puedes ${n === 1 ? 'enviarlo' : 'enviarlos'} ahora o volver después con tu mismo enlace.`,
    sendWithout: 'Enviar mi solicitud sin ellos',
    tasks: 'Ver mi solicitud',
  },
  en: {
    begunTitle: 'Your application is underway',
    begunLead: 'We saved everything so far. Pick up where you left off.',
    judicialTitle: (personal: boolean) => (personal ? 'We have your information!' : 'We have your earnings!'),
    judicialLead: (personal: boolean) =>
      `We’re reviewing ${personal ? 'it' : 'them'}. You can work on what’s left in the meantime.`,
    judicialDoneLead: 'We’re reviewing it. As soon as we’re done, you can send your application.',
    documentsTitle: 'Your application isn’t complete yet',
    documentsLead: 'We saved everything so far. Finish what’s left and you can send it.',
    readyOptionalLead: 'You can send it now. If you like, add the rest first.',
    readyTitle: 'All that’s left is to send it',
    readyLead: 'We have all your information. Check your answers and send your application.',
    riskTitle: 'Data sent correctly',
    riskLead: (open: number) =>
      open === 0
        ? 'Everything came through. An advisor will contact you with the result and the next steps.'
        : `You can still add ${open === 1 ? '1 document' : `${open} documents`}. An advisor will contact you with the result and the next steps.`,
    returnedTitle: 'Something needs fixing',
    returnedLead: 'We have your application. To keep it moving, fix what you see here and send it again.',
    visitTitle: 'Next up: the video call from your home',
    visitBookedTitle: 'Your video call is booked',
    visitLead: (review: string) =>
      [review, 'It takes 30 minutes. Pick a day and time that work for you.'].join(' ').trim(),
    visitBookedLead: (review: string) => [review, 'Keep your link. You’ll use it to join the call.'].join(' ').trim(),
    visitedTitle: 'Your video call time has passed',
    visitedLead: 'An advisor will contact you with the result. If we missed each other, book another one.',
    bookAgain: 'Book another video call',
    allApproved: 'Your documents passed the review.',
    someApproved: (n: number) => (n === 1 ? 'We’ve approved 1 document.' : `We’ve approved ${n} documents.`),
    todayDone: 'Stop for today',
    todayTitle: 'Done for today',
    todayLead: (unsent: number) =>
      unsent === 0
        ? 'We saved everything. You can close this page and come back with the same link.'
        : 'Something is still being sent. Keep this page open until it’s done, and come back with the same link.',
    todayGo: 'Keep going',
    waitingTitle: 'Still missing',
    waitingNote: 'You can continue now or come back later with the same link.',
    personalData: 'Personal information',
    reasonOf: (reason: string) => `Send it again: ${reason}`,
    optional: 'Optional',
    forVisit: 'Not required today, but you’ll need it for the video call',
    laterTitle: 'Left for later',
    optionalTitle: 'You can add',
    laterNote: (n: number) =>
      `${n === 1 ? 'It’s optional. You can send it' : 'They’re optional. You can send them'} now or come back later with the same link.`,
    forVisitNote: (n: number) => `You can send ${n === 1 ? 'it' : 'them'} now or come back later with the same link.`,
    sendWithout: 'Send my application without them',
    tasks: 'See my application',
  },
});

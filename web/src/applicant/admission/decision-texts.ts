import { perCountry } from '@volante/contract/countries/country.ts';
import { dictionary } from '../../lib/text.ts';

/** Words of the decision. Reasons stand alone, as sentences. */
export const decisionTexts = dictionary({
  es: {
    approvedTitle: '¡Felicidades! Tu solicitud fue aprobada',
    approvedLead: 'Un asesor te contactará para entregarte tu auto.',
    approvedLeadOn: (day: string) =>
      `Te entregamos tu auto el ${day}. Un asesor te contactará para acordar la hora y el lugar.`,
    nextTitle: 'Qué sigue',
    next: 'Un asesor te contacta para acordar el día, la hora y el lugar|Firmas tu contrato|Recibes tu auto',
    nextOn: 'Un asesor te contacta para acordar la hora y el lugar|Firmas tu contrato|Recibes tu auto',
    bringTitle: 'Qué llevar',
    bring: perCountry({
      mx: 'Tu INE original|Tu licencia de conducir vigente|El celular con el que manejas',
      us: 'Tu licencia de conducir original y vigente|El celular con el que manejas',
    }),
    rejectedTitle: 'Esta vez no pudimos aprobar tu solicitud',
    rejectedLead: 'Gracias por tu tiempo.',
    whyTitle: 'Por qué',
    reasons: {
      earnings_too_low: 'Tus ganancias de las últimas 12 semanas no llegan a lo que pedimos.',
      earnings_not_verified: 'No pudimos comprobar tus ganancias.',
      documents_not_verified: 'No pudimos comprobar tus documentos.',
      background_check: 'Por el resultado de la revisión de tus antecedentes.',
      visit_not_held: 'No pudimos hacer la videollamada desde tu casa.',
      area_not_covered: 'Todavía no entregamos autos en tu zona.',
      withdrawn: 'Nos pediste ya no seguir con ella.',
    },
    againTitle: 'Cuándo puedes intentarlo otra vez',
    againOn: (day: string) => `A partir del ${day}.`,
    againAsk: 'Pregúntanos: depende de cada caso.',
    askTitle: 'A quién preguntar',
    ask: 'Escríbenos o llámanos y dinos el número de tu solicitud.',
    seeSent: 'Ver mi solicitud',
  },
  en: {
    approvedTitle: 'Congratulations! Your application was approved',
    approvedLead: 'An advisor will contact you to hand over your car.',
    approvedLeadOn: (day: string) =>
      `You get your car on ${day}. An advisor will contact you to agree on the time and place.`,
    nextTitle: 'What happens next',
    next: 'An advisor contacts you to agree on the day, time and place|You sign your contract|You get your car',
    nextOn: 'An advisor contacts you to agree on the time and place|You sign your contract|You get your car',
    bringTitle: 'What to bring',
    bring: perCountry({
      mx: 'Your original INE|Your valid driver’s license|The phone you drive with',
      us: 'Your original, valid driver’s license|The phone you drive with',
    }),
    rejectedTitle: 'We couldn’t approve your application this time',
    rejectedLead: 'Thank you for your time.',
    whyTitle: 'Why',
    reasons: {
      earnings_too_low: 'Your earnings of the last 12 weeks are below what we ask for.',
      earnings_not_verified: 'We couldn’t verify your earnings.',
      documents_not_verified: 'We couldn’t verify your documents.',
      background_check: 'Because of the result of your background check.',
      visit_not_held: 'We couldn’t hold the video call from your home.',
      area_not_covered: 'We don’t deliver cars in your area yet.',
      withdrawn: 'You asked us not to go on with it.',
    },
    againTitle: 'When you can try again',
    againOn: (day: string) => `From ${day}.`,
    againAsk: 'Ask us: it depends on each case.',
    askTitle: 'Who to ask',
    ask: 'Write or call us and tell us your application number.',
    seeSent: 'See my application',
  },
});

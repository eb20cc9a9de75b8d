import { perCountry } from '@volante/contract/countries/country.ts';
import { dictionary } from '../../lib/text.ts';

/** Words of the decision. */
export const decisionTexts = dictionary({
  es: {
    approvedTitle: '¡Felicidades! Tu solicitud fue aprobada',
    approvedLead: 'Un asesor te va a llamar o escribir para entregarte tu auto.',
    approvedLeadOn: (day: string) =>
      `Te vamos a entregar tu auto el ${day}. Un asesor te va a llamar o escribir para acordar la hora y el lugar.`,
    nextTitle: 'Qué sigue',
    next: 'Un asesor te llama o te escribe para acordar el día, la hora y el lugar|Firmas tu contrato|Recibes tu auto',
    nextOn: 'Un asesor te llama o te escribe para acordar la hora y el lugar|Firmas tu contrato|Recibes tu auto',
    bringTitle: 'Qué llevar',
    bring: perCountry({
      mx: 'Tu INE original|Tu licencia de conducir vigente|El celular con el que manejas',
      us: 'Tu licencia de conducir original y vigente|El celular con el que manejas',
    }),
    rejectedTitle: 'Esta vez no pudimos aprobar tu solicitud',
    rejectedLead: 'Gracias por tu tiempo.',
    whyTitle: 'Por qué',
    againTitle: 'Cuándo puedes intentarlo otra vez',
    againOn: (day: string) => `A partir del ${day}.`,
    againAsk: 'Depende de cada caso.',
    askTitle: 'A quién preguntar',
    ask: 'A nosotros. Ten a la mano el número de tu solicitud.',
    seeSent: 'Ver mi solicitud',
  },
  en: {
    approvedTitle: 'Congratulations! Your application was approved',
    approvedLead: 'An advisor will call or text you to hand over your car.',
    approvedLeadOn: (day: string) =>
      `You get your car on ${day}. An advisor will call or text you to set the time and place.`,
    nextTitle: 'What happens next',
    next: 'An advisor calls or texts you to set the day, time, and place|You sign your contract|You get your car',
    nextOn: 'An advisor calls or texts you to set the time and place|You sign your contract|You get your car',
    bringTitle: 'What to bring',
    bring: perCountry({
      mx: 'Your original INE|Your valid driver’s license|The phone you drive with',
      us: 'Your original, valid driver’s license|The phone you drive with',
    }),
    rejectedTitle: 'We couldn’t approve your application this time',
    rejectedLead: 'Thanks for your time.',
    whyTitle: 'Why',
    againTitle: 'When you can try again',
    againOn: (day: string) => `Starting ${day}.`,
    againAsk: 'It depends on each case.',
    askTitle: 'Who to ask',
    ask: 'Us. Have your application number ready.',
    seeSent: 'See my application',
  },
});

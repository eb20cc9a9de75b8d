import { dictionary } from '../../../lib/text.ts';

/** Texts for messages by kind and state. */
export const messageWords = dictionary({
  es: {
    kinds: {
      application_sent: 'recibimos su solicitud',
      visit_booked: 'videollamada reservada',
      visit_moved: 'videollamada movida',
      visit_cancelled: 'videollamada cancelada',
      visit_reminder_day: 'recordatorio de un día antes',
      visit_reminder_hour: 'recordatorio de una hora antes',
      papers_sent_back: 'lo que tiene que corregir o enviar',
      visit_wanted: 'falta reservar la videollamada',
      approved: 'solicitud aprobada',
      rejected: 'solicitud rechazada',
      erasure_ahead: 'su solicitud se va a borrar',
      link_opened: 'aviso al CRM, abrió su enlace',
      stage_changed: 'aviso al CRM, cambió de etapa',
    },
    states: {
      waiting: 'Todavía no sale',
      sent: 'Enviado',
      by_hand: 'No se puede enviar: falta decírselo',
      told: 'Alguien se lo dijo',
      dead: 'No se pudo enviar',
      dropped: 'Ya no hizo falta',
    },
  },
  en: {
    kinds: {
      application_sent: 'we received their application',
      visit_booked: 'video call booked',
      visit_moved: 'video call moved',
      visit_cancelled: 'video call canceled',
      visit_reminder_day: 'reminder a day before',
      visit_reminder_hour: 'reminder an hour before',
      papers_sent_back: 'what to correct or send',
      visit_wanted: 'video call not booked yet',
      approved: 'application approved',
      rejected: 'application rejected',
      erasure_ahead: 'their application will be erased',
      link_opened: 'note to the CRM, link opened',
      stage_changed: 'note to the CRM, stage changed',
    },
    states: {
      waiting: 'Not sent yet',
      sent: 'Sent',
      by_hand: 'Can’t be sent: somebody has to tell them',
      told: 'Somebody told them',
      dead: 'Couldn’t be sent',
      dropped: 'No longer needed',
    },
  },
});

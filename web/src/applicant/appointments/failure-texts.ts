import { dictionary } from '../../lib/text.ts';

/** Error texts for visits, by the server's code. */
export const failureTexts = dictionary({
  es: {
    hold_expired: 'Pasaron los 5 minutos y soltamos tu horario. Elígelo otra vez.',
    slot_is_not_available: 'Alguien más acaba de tomar ese horario. Elige otro.',
    slot_not_found: 'Ese horario ya no está disponible. Elige otro.',
    slot_booking_time_limit: 'Falta muy poco para ese horario. Elige uno que empiece por lo menos 30 minutos después.',
    schedule_not_found: 'Por ahora no hay asesores con horarios. Intenta más tarde.',
    appointment_already_exists: 'Ya tienes una videollamada agendada. Aquí puedes cambiarla o cancelarla.',
    appointment_not_found: 'Esa videollamada ya no está agendada. Puedes agendar otra.',
    appointment_max_reschedule_limit_exceeded:
      'Ya cambiaste tu videollamada todas las veces posibles. Sigue como estaba.',
    meeting_link_creation_failed:
      'No pudimos crear el enlace de la videollamada y no se agendó nada. Intenta de nuevo.',
    too_many_bookings: 'Agendaste y cancelaste muchas veces seguidas. Intenta de nuevo mañana.',
    slots: 'No pudimos cargar los horarios libres.',
    book: 'No pudimos agendar tu videollamada.',
    cancel: 'No pudimos cancelar tu videollamada.',
    visit: 'No pudimos cargar tu videollamada.',
  },
  en: {
    hold_expired: 'The 5 minutes are up, so we released your time. Choose it again.',
    slot_is_not_available: 'Someone else just took that time. Choose another one.',
    slot_not_found: 'That time isn’t available anymore. Choose another one.',
    slot_booking_time_limit: 'That time is too soon. Choose one that starts at least 30 minutes from now.',
    schedule_not_found: 'No advisor is available right now. Try again later.',
    appointment_already_exists: 'You already have a video call. You can change or cancel it here.',
    appointment_not_found: 'That video call is no longer booked. You can book another one.',
    appointment_max_reschedule_limit_exceeded:
      'You’ve changed your video call as many times as possible. It stays as it was.',
    meeting_link_creation_failed: 'We couldn’t create the video call link, so nothing was booked. Try again.',
    too_many_bookings: 'You’ve booked and canceled many times in a row. Try again tomorrow.',
    slots: 'Error occurred while fetching available slots.',
    book: 'Error occurred while booking appointment.',
    cancel: 'Error occurred while canceling appointment.',
    visit: 'We couldn’t load your video call.',
  },
});

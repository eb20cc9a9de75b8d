import { dictionary } from '../../lib/text.ts';

/** Error texts for visits, by the server's code. */
export const failureTexts = dictionary({
  es: {
    hold_expired: 'Pasaron los 5 minutos y soltamos tu horario. Elígelo otra vez.',
    slot_missing: 'Por favor selecciona un horario',
    slot_is_not_available: 'Alguien más acaba de tomar ese horario. Elige otro.',
    slot_not_found: 'Ese horario ya no existe. Elige otro.',
    slot_booking_time_limit: 'Ese horario está muy próximo. Elige uno que empiece al menos 30 minutos más tarde.',
    schedule_not_found: 'Por ahora no hay asesores con horarios. Intenta más tarde o escríbenos.',
    appointment_already_exists: 'Ya tienes una videollamada agendada. Aquí puedes cambiarla o cancelarla.',
    appointment_not_found: 'Esa videollamada ya no está agendada. Puedes agendar otra.',
    appointment_max_reschedule_limit_exceeded:
      'Ya cambiaste tu videollamada todas las veces posibles. Escríbenos si necesitas otro horario.',
    meeting_link_creation_failed:
      'No pudimos crear el enlace de la videollamada y no se agendó nada. Intenta de nuevo o escríbenos.',
    too_many_bookings: 'Agendaste y cancelaste muchas veces seguidas. Intenta de nuevo mañana o escríbenos.',
    slots: 'No pudimos traer los horarios libres.',
    book: 'No pudimos agendar tu videollamada.',
    cancel: 'No pudimos cancelar tu videollamada.',
    visit: 'No pudimos cargar tu videollamada.',
  },
  en: {
    hold_expired: 'The 5 minutes are up, so we released your time. Choose it again.',
    slot_missing: 'Please choose a time',
    slot_is_not_available: 'Someone else just took that time. Choose another one.',
    slot_not_found: 'That time no longer exists. Choose another one.',
    slot_booking_time_limit: 'That time is too soon. Choose one that starts at least 30 minutes later.',
    schedule_not_found: 'No advisor is available right now. Try again later or write to us.',
    appointment_already_exists: 'You already have a video call. You can change or cancel it here.',
    appointment_not_found: 'That video call is no longer booked. You can book another one.',
    appointment_max_reschedule_limit_exceeded:
      'You’ve changed your video call as many times as possible. Write to us if you need another time.',
    meeting_link_creation_failed:
      'We couldn’t create the video call link, so nothing was booked. Try again or write to us.',
    too_many_bookings: 'You’ve booked and canceled many times in a row. Try again tomorrow or write to us.',
    slots: 'An error occurred while fetching available slots.',
    book: 'An error occurred while booking the appointment.',
    cancel: 'An error occurred while canceling the appointment.',
    visit: 'We couldn’t load your video call.',
  },
});

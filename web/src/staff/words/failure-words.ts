import { atTime } from '@volante/contract/words/day-and-time.ts';
import { CallError } from '../../lib/call/call-error.ts';
import { formatRetryTime, retryMoment } from '../../lib/call/retry-time.ts';
import { isReadFailure } from '../../lib/files/read-failure.ts';
import type { FileProblem } from '../../lib/files/shrink/shrink.ts';
import { getLanguage } from '../../lib/language.ts';
import { dictionary, getText } from '../../lib/text.ts';

/** The text for a failed call: what happened and what to do. */
export function failureText(error: unknown): string {
  const t = getText(failureTexts);
  if (isFileProblem(error)) return (t.codes as Record<string, string>)[error.code] ?? t.unknown;
  if (isReadFailure(error)) return t.codes.file_gone;
  if (!(error instanceof CallError)) return t.unknown;
  const moment = retryMoment(error);
  if (error.code === 'rate_limited')
    return t.slowDown(moment ? atTime(formatRetryTime(moment, getLanguage()), getLanguage()) : null);
  const known = (t.codes as Record<string, string>)[error.code];
  if (known) return known;
  return error.kind === 'unprocessable_error' ? t.check : t.unknown;
}

/**
 * A file that the browser has already refused. Recognized by the error's name, because the class is loaded with the
 * first file.
 */
export function isFileProblem(error: unknown): error is FileProblem {
  return error instanceof Error && error.name === 'FileProblem';
}

const failureTexts = dictionary({
  es: {
    unknown: 'Ocurrió un error. Intenta de nuevo. Si sigue, avísale a quien administra la consola.',
    check: 'Revisa lo que escribiste e intenta de nuevo.',
    slowDown: (time: string | null) => `Demasiados intentos seguidos. Intenta de nuevo ${time ?? 'en un momento.'}`,
    codes: {
      network_error: 'Sin conexión. Revisa tu internet e intenta de nuevo.',
      timeout_error: 'Está tardando demasiado. Revisa tu internet e intenta de nuevo.',
      server_unavailable_error: 'En este momento no podemos responder. Intenta de nuevo en un momento.',
      proxy_limit:
        'El proxy que está antes de la consola no deja pasar algo tan grande. Avísale a quien administra el servidor.',
      authentication_error: 'Tu sesión terminó. Entra de nuevo.',
      sign_in_refused: 'El correo, la contraseña o el código no es correcto. Revísalos e intenta de nuevo.',
      network_refused: 'Desde esta red no se puede usar la consola. Conéctate a la red de la empresa.',
      origin_refused: 'La consola no se abrió desde su dirección. Abre la dirección que te dieron.',
      role_refused: 'Con tu rol no puedes hacerlo. Pídeselo a alguien que sí pueda.',
      scope_refused: 'Solo puede hacerlo quien trabaja en todos los países.',
      step_up_needed: 'Hace falta confirmar que eres tú. Intenta de nuevo.',
      not_found_error: 'Ya no existe. Vuelve a cargar para ver lo actual.',
      admission_request_not_found: 'Ninguna solicitud tiene esta dirección.',
      document_not_found: 'Esta solicitud no tiene ese documento.',
      media_not_found: 'El archivo ya no está. Vuelve a cargar la solicitud.',
      conflict_error: 'Ya no se puede: algo cambió. Vuelve a cargar la solicitud.',
      changed_meanwhile: 'Alguien lo cambió mientras tanto y no se guardó nada. Revisa lo nuevo e intenta otra vez.',
      not_seen: 'Abre el archivo actual antes de aprobarlo.',
      application_closed: 'La solicitud ya está decidida o cerrada y no acepta cambios.',
      section_approved: 'Esta parte ya está aprobada. Ábrela de nuevo para cambiarla.',
      invalid_transition: 'Desde su etapa no se puede pasar ahí. Vuelve a cargar la solicitud.',
      appointment_not_found: 'Esta videollamada ya no existe. Vuelve a cargar la solicitud.',
      appointment_already_exists: 'Esta solicitud ya tiene una videollamada. Muévela o cancélala.',
      slot_is_not_available: 'Ese horario ya se ocupó. Elige otro.',
      slot_not_found: 'Nadie trabaja a esa hora. Elige otro horario.',
      slot_booking_time_limit: 'Empieza en menos de 30 minutos o ya pasó. Elige un horario más tarde.',
      schedule_not_found: 'Ningún asesor activo atiende a este país. Revisa la disponibilidad.',
      meeting_link_creation_failed:
        'No se pudo crear el enlace de la videollamada y no se agendó nada. Intenta de nuevo.',
      advisor_exists: 'Ya hay un asesor con ese nombre o con esa cuenta.',
      file_empty: 'El archivo está vacío. Elige otro.',
      file_too_large: 'El archivo pesa más de 5 MB. Elige uno más ligero.',
      file_type_not_accepted:
        'Aquí no se acepta ese tipo de archivo. Prueba con una foto o, si es un documento, con un PDF.',
      file_unreadable: 'El archivo está dañado y no se puede abrir. Elige otro.',
      file_gone: 'No se pudo leer el archivo. Si está en la nube, descárgalo primero y elígelo otra vez.',
      pdf_password_protected: 'El PDF pide contraseña. Guárdalo sin contraseña e intenta de nuevo.',
      file_infected: 'El archivo tiene un virus. No se guardó.',
      file_quota_exceeded: 'Esta solicitud ya no tiene espacio para archivos.',
      too_many_files: 'Son demasiados archivos. Quita alguno e intenta de nuevo.',
      virus_scan_unavailable: 'En este momento no podemos revisar archivos. Intenta de nuevo en un momento.',
      visit_not_recorded: 'Falta el reporte de una videollamada satisfactoria.',
      open_requests: 'Mientras tanto quedó algo pendiente. Vuelve a cargar la solicitud y revisa qué.',
      agreement_missing: 'El conductor todavía no acepta mensajes por ahí. Pregúntale y confírmalo.',
      second_person_needed: 'Lo tiene que confirmar otra persona.',
      already_exist: 'Otra solicitud activa usa el mismo dato.',
      erasure_blocked: 'Todavía no se puede borrar: hay un plazo para guardarla, o alguien pidió conservarla.',
      not_ready: 'Todavía falta algo. Revisa qué y pídeselo al conductor.',
      last_admin: 'Es la única cuenta de administrador. Dale ese rol a alguien más primero.',
      last_factor: 'Es tu única forma de confirmar que eres tú. Agrega otra antes de quitarla.',
      too_many_webhooks: 'Ya son 20 webhooks, que son todos los que caben. Quita uno primero.',
      account_exists: 'Ya existe una cuenta con este correo. Entra con ella.',
    },
  },
  en: {
    unknown: 'Something went wrong. Try again. If it keeps happening, tell an admin.',
    check: 'Check what you typed and try again.',
    slowDown: (time: string | null) => `Too many attempts in a row. Try again ${time ? `${time}.` : 'in a moment.'}`,
    codes: {
      network_error: 'No connection. Check your internet and try again.',
      timeout_error: 'This is taking too long. Check your internet and try again.',
      server_unavailable_error: 'We can’t answer right now. Try again in a moment.',
      proxy_limit:
        'The proxy in front of the console doesn’t let anything this large through. Tell whoever runs the server.',
      authentication_error: 'Your session ended. Sign in again.',
      sign_in_refused: 'The e-mail, password, or code isn’t right. Check them and try again.',
      network_refused: 'The console can’t be used from this network. Connect to the company’s network.',
      origin_refused: 'The console wasn’t opened from its own address. Open the address you were given.',
      role_refused: 'Your role can’t do this. Ask somebody who can.',
      scope_refused: 'Only somebody who works in every country can do this.',
      step_up_needed: 'You have to confirm that it’s you. Try again.',
      not_found_error: 'It doesn’t exist anymore. Reload to see what’s current.',
      admission_request_not_found: 'No application has this address.',
      document_not_found: 'This application has no such document.',
      media_not_found: 'The file is gone. Reload the application.',
      conflict_error: 'That’s no longer possible: something changed. Reload the application.',
      changed_meanwhile: 'Somebody changed it meanwhile and nothing was saved. Look at what’s new and try again.',
      not_seen: 'Open the current file before you approve it.',
      application_closed: 'The application is decided or closed and can’t be changed.',
      section_approved: 'This part is approved. Reopen it to change it.',
      invalid_transition: 'It can’t go there from its stage. Reload the application.',
      appointment_not_found: 'This video call doesn’t exist anymore. Reload the application.',
      appointment_already_exists: 'This application already has a video call. Move or cancel it.',
      slot_is_not_available: 'That time was just taken. Choose another one.',
      slot_not_found: 'Nobody works at that time. Choose another one.',
      slot_booking_time_limit: 'It starts in less than 30 minutes or has passed. Choose a later time.',
      schedule_not_found: 'No active advisor serves this country. Check the availability.',
      meeting_link_creation_failed: 'The link of the video call couldn’t be created and nothing was booked. Try again.',
      advisor_exists: 'There’s already an advisor with that name or that account.',
      file_empty: 'The file is empty. Choose another one.',
      file_too_large: 'The file is over 5 MB. Choose a smaller one.',
      file_type_not_accepted: 'That kind of file isn’t accepted here. Try a photo or, for a document, a PDF.',
      file_unreadable: 'The file is damaged and can’t be opened. Choose another one.',
      file_gone: 'The file couldn’t be read. If it’s in the cloud, download it first and choose it again.',
      pdf_password_protected: 'The PDF asks for a password. Save it without one and try again.',
      file_infected: 'The file has a virus. It wasn’t saved.',
      file_quota_exceeded: 'This application has no space left for files.',
      too_many_files: 'That’s too many files. Remove one and try again.',
      virus_scan_unavailable: 'We can’t check files right now. Try again in a moment.',
      visit_not_recorded: 'Report a passed video call first.',
      open_requests: 'Something was left open meanwhile. Reload the application and see what.',
      agreement_missing: 'The driver hasn’t agreed to messages there yet. Ask them, and confirm it.',
      second_person_needed: 'Another person has to confirm it.',
      already_exist: 'Another live application uses the same value.',
      erasure_blocked: 'It can’t be erased yet: it has to be kept for a while, or somebody asked to keep it.',
      not_ready: 'Something is still missing. See what it is and ask the driver.',
      last_admin: 'It’s the only admin account. Give somebody else that role first.',
      last_factor: 'This is your only way to confirm that it’s you. Add another one before you remove it.',
      too_many_webhooks: 'There are 20 webhooks already, which is the limit. Remove one first.',
      account_exists: 'An account with this e-mail exists. Sign in with it.',
    },
  },
});

import { dictionary } from '../../../lib/text.ts';

export const jobTexts = dictionary({
  es: {
    title: 'Tareas que fallaron',
    lead: 'Trabajo que el sistema hace solo y que falló en todos sus intentos. Arregla la causa y haz que lo intente otra vez.',
    loading: 'Cargando las tareas…',
    none: 'Ninguna tarea falló.',
    more: (count: string) => `Y ${count} más.`,
    facts: (tries: string, since: string) => `${tries} intentos · falló hace ${since}`,
    retry: 'Intentar otra vez',
    retryNamed: (kind: string) => `Intentar otra vez: ${kind}`,
    done: 'El sistema lo intenta en menos de un minuto.',
    gone: 'Ya no está en la lista, o una igual ya está en espera.',
    reasons: {
      job_expired: 'Tardó demasiado.',
      process_lost: 'El proceso que la hacía se cayó.',
      unknown_error: 'Error desconocido; el registro del servidor dice más.',
    } as Record<string, string>,
  },
  en: {
    title: 'Failed jobs',
    lead: 'Work that the system does by itself and that failed every time it was tried. Fix the cause and have it tried again.',
    loading: 'Loading the jobs…',
    none: 'No job has failed.',
    more: (count: string) => `And ${count} more.`,
    facts: (tries: string, since: string) => `${tries} tries · failed ${since} ago`,
    retry: 'Try again',
    retryNamed: (kind: string) => `Try again: ${kind}`,
    done: 'The system tries it within a minute.',
    gone: 'It’s no longer on the list, or one like it is already waiting.',
    reasons: {
      job_expired: 'It took too long.',
      process_lost: 'The process that ran it ended.',
      unknown_error: 'Unknown error; the server’s log says more.',
    } as Record<string, string>,
  },
});

import type { Role } from '@volante/contract/staff/roles.ts';
import { dictionary } from '../../lib/text.ts';

/** Single-key commands by area; `role` is the lowest role that has them. */
export const keyLists = [
  {
    room: 'everywhere',
    role: 'advisor',
    keys: [
      { keys: '/', does: 'search' },
      { keys: '?', does: 'help' },
    ],
  },
  {
    room: 'queue',
    role: 'advisor',
    keys: [
      { keys: 'J', does: 'down' },
      { keys: 'K', does: 'up' },
      { keys: 'Enter', does: 'open' },
      { keys: 'space', does: 'peek' },
      { keys: 'A', does: 'assign' },
      { keys: 'N', does: 'next', role: 'reviewer' },
    ],
  },
  {
    room: 'application',
    role: 'advisor',
    keys: [
      { keys: '1 – 9', does: 'jump' },
      { keys: 'M', does: 'moves', role: 'reviewer' },
      { keys: 'A', does: 'assign' },
      { keys: 'R', does: 'review', role: 'reviewer' },
      { keys: 'N', does: 'next', role: 'reviewer' },
    ],
  },
  {
    room: 'reviewing',
    role: 'reviewer',
    keys: [
      { keys: 'A', does: 'approve' },
      { keys: 'R', does: 'sendBack' },
      { keys: 'S', does: 'skip' },
      { keys: '[  ]', does: 'rotate' },
      { keys: '+  -  0', does: 'zoom' },
      { keys: '←  →', does: 'pages' },
      { keys: 'V', does: 'versions' },
      { keys: 'U', does: 'undo' },
      { keys: 'N', does: 'nextWhenDone' },
      { keys: 'Esc', does: 'leave' },
    ],
  },
] as const satisfies readonly {
  room: string;
  role: Role;
  keys: readonly { keys: string; does: string; role?: Role }[];
}[];

export const keyWords = dictionary({
  es: {
    space: 'Espacio',
    rooms: {
      everywhere: 'En todas partes',
      queue: 'Lista',
      application: 'Solicitud',
      reviewing: 'Revisar documentos',
    },
    does: {
      search: 'Buscar',
      help: 'Ver esta lista',
      down: 'Bajar',
      up: 'Subir',
      open: 'Abrir',
      peek: 'Vistazo',
      assign: 'Asignármela o soltarla',
      next: 'Tomar la siguiente',
      jump: 'Ir a una parte',
      moves: 'Ir a “Mover”',
      review: 'Revisar documentos',
      approve: 'Aprobar',
      sendBack: 'Devolver, y luego 1 – 8 para el motivo',
      skip: 'Saltar',
      rotate: 'Girar a la izquierda, a la derecha',
      zoom: 'Acercar, alejar, ajustar',
      pages: 'Página anterior, siguiente',
      versions: 'Versiones',
      undo: 'Deshacer',
      nextWhenDone: 'Tomar la siguiente, cuando ya no falta ninguno',
      leave: 'Cerrar los motivos, o salir',
    },
  },
  en: {
    space: 'Space',
    rooms: {
      everywhere: 'Everywhere',
      queue: 'List',
      application: 'Application',
      reviewing: 'Reviewing documents',
    },
    does: {
      search: 'Search',
      help: 'Show this list',
      down: 'Down',
      up: 'Up',
      open: 'Open',
      peek: 'Preview',
      assign: 'Assign to me, or unassign',
      next: 'Take the next one',
      jump: 'Go to a part',
      moves: 'Go to “Move”',
      review: 'Review documents',
      approve: 'Approve',
      sendBack: 'Send back, then 1 – 8 for the reason',
      skip: 'Skip',
      rotate: 'Rotate left, right',
      zoom: 'Zoom in, zoom out, fit',
      pages: 'Previous page, next page',
      versions: 'Versions',
      undo: 'Undo',
      nextWhenDone: 'Take the next one, once none is left',
      leave: 'Close the reasons, or leave',
    },
  },
});

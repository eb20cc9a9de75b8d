import { may, type Right } from '@volante/contract/staff/roles.ts';
import { dictionary, useText } from '../../lib/text.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showFailure } from '../controls/failure-notice.tsx';
import { call } from '../session/call.ts';
import { keepMe, useMe } from '../session/session.ts';
import { Key } from './key.tsx';

/** All single keys that one may use, each of which also has a button. They can be turned off and on here. */
export function KeysHelp({ onClose }: { onClose(): void }) {
  const t = useText(texts);
  const words = useText(keyWords);
  const { account } = useMe();
  const { singleKeys } = account;
  const [busy, run] = useBusy(showFailure);
  const turn = () => run(() => call('PATCH /me', { body: { singleKeys: !singleKeys } }).then(keepMe));
  return (
    <Dialog title={t.title} onClose={onClose}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="min-w-0 flex-1 basis-60 text-small text-ink-2">
          {singleKeys ? t.lead : t.areOff}
        </p>
        <Button kind="outline" busy={busy} onClick={turn}>
          {singleKeys ? t.turnOff : t.turnOn}
        </Button>
      </div>
      <div className="grid gap-x-6 gap-y-4 desk:grid-cols-2">
        {keyLists
          .filter((list) => may(account, list.needs))
          .map(({ room, keys }) => (
            <section key={room}>
              <h3 className="mb-1 text-small font-bold">{words.rooms[room]}</h3>
              <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-small">
                {keys
                  .filter((key) => !('needs' in key) || may(account, key.needs))
                  .map((key) => (
                    <div key={key.keys} className="contents">
                      <dt className="whitespace-pre">
                        <Key always>{key.keys === 'space' ? words.space : key.keys}</Key>
                      </dt>
                      <dd>{words.does[key.does]}</dd>
                    </div>
                  ))}
              </dl>
            </section>
          ))}
      </div>
    </Dialog>
  );
}

const texts = dictionary({
  es: {
    title: 'Atajos de teclado',
    lead: 'No funcionan mientras escribes. Todo lo que hacen está también en un botón.',
    areOff: 'Están desactivados. Todo lo que hacen está también en un botón.',
    turnOff: 'Desactivarlos',
    turnOn: 'Activarlos',
  },
  en: {
    title: 'Keyboard shortcuts',
    lead: 'They don’t act while you type. Everything they do has a button, too.',
    areOff: 'They’re off. Everything they do has a button, too.',
    turnOff: 'Turn them off',
    turnOn: 'Turn them on',
  },
});

/** Single-key commands by area; `needs` is the right of those who have them. */
const keyLists = [
  {
    room: 'everywhere',
    needs: 'own_account',
    keys: [
      { keys: '/', does: 'search' },
      { keys: '?', does: 'help' },
    ],
  },
  {
    room: 'queue',
    needs: 'serve',
    keys: [
      { keys: 'J', does: 'down' },
      { keys: 'K', does: 'up' },
      { keys: 'Enter', does: 'open' },
      { keys: 'space', does: 'peek' },
      { keys: 'A', does: 'assign' },
      { keys: 'X', does: 'select', needs: 'oversee' },
      { keys: 'N', does: 'next', needs: 'decide' },
    ],
  },
  {
    room: 'application',
    needs: 'serve',
    keys: [
      { keys: '1 – 9', does: 'jump' },
      { keys: 'E', does: 'act' },
      { keys: 'M', does: 'moves', needs: 'decide' },
      { keys: 'A', does: 'assign' },
      { keys: 'R', does: 'review', needs: 'decide' },
      { keys: 'N', does: 'next', needs: 'decide' },
    ],
  },
  {
    room: 'deposits',
    needs: 'decide',
    keys: [
      { keys: '←  →', does: 'weeks' },
      { keys: 'J  K', does: 'weeks' },
    ],
  },
  {
    room: 'reviewing',
    needs: 'decide',
    keys: [
      { keys: 'A', does: 'approve' },
      { keys: 'R', does: 'sendBack' },
      { keys: 'S', does: 'skip' },
      { keys: '[  ]', does: 'rotate' },
      { keys: '+  -  0', does: 'zoom' },
      { keys: '←  →', does: 'pages' },
      { keys: 'V', does: 'versions' },
      { keys: 'U', does: 'undo' },
      { keys: 'C', does: 'compare' },
      { keys: 'E', does: 'actWhenDone' },
      { keys: 'N', does: 'nextWhenDone' },
      { keys: 'Esc', does: 'leave' },
    ],
  },
  {
    room: 'reading',
    needs: 'administer',
    keys: [
      { keys: 'A', does: 'readRight' },
      { keys: 'R', does: 'readWrong' },
    ],
  },
] as const satisfies readonly {
  room: string;
  needs: Right;
  keys: readonly { keys: string; does: string; needs?: Right }[];
}[];

const keyWords = dictionary({
  es: {
    space: 'Espacio',
    rooms: {
      everywhere: 'En todas partes',
      queue: 'Lista',
      application: 'Solicitud',
      deposits: 'Semana junto a sus depósitos',
      reviewing: 'Revisar documentos',
      reading: 'Revisar capturas guardadas',
    },
    does: {
      search: 'Buscar',
      help: 'Ver esta lista',
      down: 'Bajar',
      up: 'Subir',
      open: 'Abrir',
      peek: 'Vistazo',
      assign: 'Asignármela o soltarla',
      select: 'Seleccionar',
      next: 'Tomar la siguiente',
      jump: 'Ir a una parte',
      act: 'Lo que sigue',
      actWhenDone: 'Lo que sigue, cuando ya no falta ninguno',
      compare: 'Ver otro documento al lado',
      moves: 'Ir a “Mover”',
      review: 'Revisar documentos',
      approve: 'Aprobar',
      sendBack: 'Devolver, y luego 1 – 8 para el motivo',
      skip: 'Saltar',
      rotate: 'Girar a la izquierda, a la derecha',
      zoom: 'Acercar, alejar, ajustar',
      pages: 'Página anterior, siguiente',
      weeks: 'Semana anterior, siguiente',
      versions: 'Versiones',
      undo: 'Deshacer',
      nextWhenDone: 'Tomar la siguiente, cuando ya no falta ninguno',
      leave: 'Cerrar los motivos, o salir',
      readRight: 'Bien leída',
      readWrong: 'Mal leída',
    },
  },
  en: {
    space: 'Space',
    rooms: {
      everywhere: 'Everywhere',
      queue: 'List',
      application: 'Application',
      deposits: 'A week beside its deposits',
      reviewing: 'Reviewing documents',
      reading: 'Reviewing kept screenshots',
    },
    does: {
      search: 'Search',
      help: 'Show this list',
      down: 'Down',
      up: 'Up',
      open: 'Open',
      peek: 'Preview',
      assign: 'Assign to me, or unassign',
      select: 'Select',
      next: 'Take the next one',
      jump: 'Go to a part',
      act: 'What comes next',
      actWhenDone: 'What comes next, once none is left',
      compare: 'See another document beside it',
      moves: 'Go to “Move”',
      review: 'Review documents',
      approve: 'Approve',
      sendBack: 'Send back, then 1 – 8 for the reason',
      skip: 'Skip',
      rotate: 'Rotate left, right',
      zoom: 'Zoom in, zoom out, fit',
      pages: 'Previous page, next page',
      weeks: 'Previous week, next week',
      versions: 'Versions',
      undo: 'Undo',
      nextWhenDone: 'Take the next one, once none is left',
      leave: 'Close the reasons, or leave',
      readRight: 'Read right',
      readWrong: 'Read wrong',
    },
  },
});

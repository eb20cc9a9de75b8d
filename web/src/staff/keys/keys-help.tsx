import { hasRole } from '@volante/contract/staff/roles.ts';
import { dictionary, useText } from '../../lib/text.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showFailure } from '../controls/failure-notice.tsx';
import { call } from '../session/call.ts';
import { keepMe, useMe } from '../session/session.ts';
import { Key } from './key.tsx';
import { keyLists, keyWords } from './key-lists.ts';

/** All single keys of the role, each of which also has a button. They can be turned off and on here. */
export function KeysHelp({ onClose }: { onClose(): void }) {
  const t = useText(texts);
  const words = useText(keyWords);
  const { role, singleKeys } = useMe().account;
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
          .filter((list) => hasRole(role, list.role))
          .map(({ room, keys }) => (
            <section key={room}>
              <h3 className="mb-1 text-small font-bold">{words.rooms[room]}</h3>
              <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-small">
                {keys
                  .filter((one) => hasRole(role, 'role' in one ? one.role : 'advisor'))
                  .map((one) => (
                    <div key={one.keys} className="contents">
                      <dt className="whitespace-pre">
                        <Key always>{one.keys === 'space' ? words.space : one.keys}</Key>
                      </dt>
                      <dd>{words.does[one.does]}</dd>
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

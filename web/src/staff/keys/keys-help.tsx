import { dictionary, useText } from '../../lib/text.ts';
import { Modal } from '../controls/modal.tsx';
import { Key } from '../controls/press.tsx';

/** All single keys; every one has a button too. */
export function KeysHelp({ onClose }: { onClose(): void }) {
  const t = useText(texts);
  return (
    <Modal title={t.title} onClose={onClose}>
      <p className="mb-3 text-small text-ink-2">{t.lead}</p>
      {t.groups.split('\n').map((group) => {
        const [name, ...lines] = group.split('|');
        return (
          <section key={name} className="mb-4">
            <h3 className="mb-1 text-small font-bold">{name}</h3>
            <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-small">
              {lines.map((line) => {
                const [key = '', what = ''] = line.split('=');
                return (
                  <div key={key} className="contents">
                    <dt>
                      <Key>{key}</Key>
                    </dt>
                    <dd>{what}</dd>
                  </div>
                );
              })}
            </dl>
          </section>
        );
      })}
    </Modal>
  );
}

const texts = dictionary({
  es: {
    title: 'Teclas',
    lead: 'No funcionan mientras escribes. Puedes apagarlas en el menú de tu cuenta.',
    groups: [
      'En todas partes|/=Buscar|?=Ver esta lista|N=Tomar la siguiente',
      'Lista|J=Bajar|K=Subir|Enter=Abrir|Espacio=Vistazo|A=Asignármela',
      'Solicitud|1–9=Ir a una parte|R=Revisar documentos|A=Asignármela',
      'Revisar documentos|A=Aprobar|R=Regresar, luego 1–8 para el motivo|S=Saltar|[ ]=Girar|+ - 0=Acercar, alejar, ajustar|V=Versiones|U=Deshacer|Esc=Salir',
    ].join('\n'),
  },
  en: {
    title: 'Keys',
    lead: 'They don’t act while you type. You can turn them off in your account menu.',
    groups: [
      'Everywhere|/=Search|?=Show this list|N=Take the next one',
      'List|J=Down|K=Up|Enter=Open|Space=Peek|A=Assign to me',
      'Application|1–9=Go to a part|R=Review documents|A=Assign to me',
      'Reviewing documents|A=Approve|R=Send back, then 1–8 for the reason|S=Skip|[ ]=Rotate|+ - 0=Zoom in, out, fit|V=Versions|U=Undo|Esc=Leave',
    ].join('\n'),
  },
});

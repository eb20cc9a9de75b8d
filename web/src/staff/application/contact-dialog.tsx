import { groupPhone } from '@volante/contract/countries/phone.ts';
import type { StaffApplication } from '@volante/contract/staff/application.ts';
import { useRef, useState } from 'react';
import { CallError } from '../../lib/call/call-error.ts';
import { queryClient } from '../../lib/queries.ts';
import { dictionary, useText } from '../../lib/text.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FormDialog } from '../controls/form/form-dialog.tsx';
import { useForm } from '../controls/form/use-form.ts';
import { call } from '../session/call.ts';
import { applicationOf, keepApplication } from './application.ts';

const fields = ['firstName', 'lastName', 'phone', 'email'] as const;
type Contact = Record<(typeof fields)[number], string>;

/**
 * Corrects the driver's name and contact. Only changes are sent. If somebody else saved first, the typed text stays beside
 * their changes, and the next press corrects those.
 */
export function ContactDialog({ application, onClose }: { application: StaffApplication; onClose(): void }) {
  const t = useText(contactTexts);
  const { fields: names } = t;
  const { applicationId } = application;
  const [seen, setSeen] = useState(application.contact);
  const [changed, setChanged] = useState<(typeof fields)[number][]>([]);
  const form = useForm(shownOf(application.contact));
  const { typed, change, field, sends } = form;
  const isTyped = (name: (typeof fields)[number]) => latest.current[name] !== shownOf(seen)[name];
  const latest = useRef(typed);
  latest.current = typed;

  const save = sends(async () => {
    const body = Object.fromEntries(fields.filter(isTyped).map((name) => [name, typed[name]]));
    if (Object.keys(body).length === 0) return onClose();
    try {
      keepApplication(
        await call('PATCH /applications/{applicationId}/contact', {
          params: { applicationId },
          body: { revision: seen.revision, ...body },
        }),
        t.saved,
      );
      onClose();
    } catch (error) {
      if (!(error instanceof CallError && error.code === 'changed_meanwhile')) throw error;
      await meet();
    }
  });

  /** Refetches what somebody else saved, keeping the typed text. */
  async function meet(): Promise<void> {
    const { queryKey } = applicationOf(applicationId);
    await queryClient().invalidateQueries({ queryKey });
    const present = queryClient().getQueryData<StaffApplication>(queryKey)?.contact;
    if (!present) return;
    setChanged(fields.filter((name) => present[name] !== seen[name]));
    const shown = shownOf(present);
    change(Object.fromEntries(fields.filter((name) => !isTyped(name)).map((name) => [name, shown[name]])));
    setSeen(present);
  }
  return (
    <FormDialog
      title={t.title}
      form={form}
      onSubmit={save}
      send={changed.length > 0 ? t.saveOver : t.save}
      leave={t.cancel}
      onClose={onClose}
    >
      {changed.length > 0 && (
        <div className="mb-3">
          <Notice tone="warn" title={t.changed} live>
            <ul className="my-1">
              {changed.map((name) => (
                <li key={name} className="wrap-anywhere">
                  {names[name]}: <b>{shownOf(seen)[name] || t.empty}</b>
                </li>
              ))}
            </ul>
            <p>{t.changedLead}</p>
          </Notice>
        </div>
      )}
      <TextField label={names.firstName} {...field('firstName')} />
      <TextField label={names.lastName} {...field('lastName')} />
      <TextField label={names.phone} type="tel" inputMode="tel" {...field('phone')} />
      <TextField label={names.email} type="email" {...field('email')} />
    </FormDialog>
  );
}

/** The value as it is shown; phone numbers are grouped. */
function shownOf({ firstName, lastName, phone, email }: Contact): Contact {
  return { firstName, lastName, phone: groupPhone(phone), email };
}

export const contactTexts = dictionary({
  es: {
    edit: 'Corregir contacto',
    title: 'Corregir nombre y contacto',
    save: 'Guardar',
    saveOver: 'Guardar mi versión',
    cancel: 'Cancelar',
    saved: 'Contacto guardado',
    changed: 'Alguien lo cambió mientras escribías. Ahora dice:',
    changedLead: 'Lo que escribiste sigue abajo y todavía no se guarda.',
    empty: 'vacío',
    fields: { firstName: 'Nombre(s)', lastName: 'Apellidos', phone: 'Celular', email: 'Correo' },
  },
  en: {
    edit: 'Correct contact',
    title: 'Correct name and contact',
    save: 'Save',
    saveOver: 'Save mine',
    cancel: 'Cancel',
    saved: 'Contact saved',
    changed: 'Somebody changed this while you were typing. It now says:',
    changedLead: 'What you typed is still below and isn’t saved yet.',
    empty: 'empty',
    fields: { firstName: 'First name', lastName: 'Last name', phone: 'Phone', email: 'E-mail' },
  },
});

import { may } from '@volante/contract/staff/roles.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { keepWritten, queryOptions, useQuery } from '../../lib/queries.ts';
import { settings as page } from '../../lib/settings.ts';
import { dictionary, useText } from '../../lib/text.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FormDialog } from '../controls/form/form-dialog.tsx';
import { useForm } from '../controls/form/use-form.ts';
import { call } from '../session/call.ts';
import { useMe } from '../session/session.ts';

const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => call('GET /settings', { signal }),
});

/** Asks admins for a contact for drivers, until one is set or somebody says why there is none. */
export function AskForHelpContact() {
  const t = useText(helpTexts);
  const { account } = useMe();
  const { supportPhone, supportWhatsApp, supportEmail } = page.brand;
  // The page's own settings are older than a change made since, and spare everybody else the call.
  const mayBeMissing = may(account, 'administer') && !supportPhone && !supportWhatsApp && !supportEmail;
  const { data } = useQuery({ ...settingsQuery, enabled: mayBeMissing });
  const [declines, setDeclines] = useState(false);
  if (!mayBeMissing || !data) return null;
  const names = ['SUPPORT_PHONE', 'SUPPORT_WHATSAPP', 'SUPPORT_EMAIL', 'SUPPORT_DECLINED'] as const;
  if (names.some((name) => data[name].value)) return null;
  return (
    <Notice tone="warn" title={t.title} className="mb-3">
      <p className="mb-2">{t.lead}</p>
      <div className="flex flex-wrap gap-2">
        <Link href="/admin/settings" className={buttonClass('outline')}>
          {t.set}
        </Link>
        <Button kind="text" onClick={() => setDeclines(true)}>
          {t.decline}
        </Button>
      </div>
      {declines && <DeclineDialog revision={data.SUPPORT_DECLINED.revision} onClose={() => setDeclines(false)} />}
    </Notice>
  );
}

function DeclineDialog({ revision, onClose }: { revision: number; onClose(): void }) {
  const t = useText(helpTexts);
  const form = useForm({ reason: '' }, ({ reason }) => ({ reason: reason.trim() === '' && t.wanted }));
  const save = form.sends(async () => {
    const value = form.typed.reason.trim();
    keepWritten(
      settingsQuery.queryKey,
      await call('PATCH /settings', { body: { SUPPORT_DECLINED: { value, revision } } }),
    );
    onClose();
  });
  return (
    <FormDialog title={t.decline} form={form} onSubmit={save} send={t.save} leave={t.leave} onClose={onClose}>
      <TextField autoFocus label={t.reason} hint={t.hint} maxLength={200} {...form.field('reason')} />
    </FormDialog>
  );
}

const helpTexts = dictionary({
  es: {
    title: 'Los conductores no tienen a quién pedirle ayuda',
    lead: 'Pon un WhatsApp, un teléfono o un correo. Lo ven en cada pantalla y en cada mensaje.',
    set: 'Poner un contacto',
    decline: 'No va a haber contacto',
    reason: 'Por qué',
    hint: 'Queda registrado. Los conductores no lo ven.',
    wanted: 'Escribe por qué.',
    save: 'Guardar',
    leave: 'Cancelar',
  },
  en: {
    title: 'Drivers have nobody to ask for help',
    lead: 'Set a WhatsApp number, a phone, or an e-mail. Drivers see it on every screen and in every message.',
    set: 'Set a contact',
    decline: 'There won’t be a contact',
    reason: 'Why',
    hint: 'It’s logged. Drivers don’t see it.',
    wanted: 'Say why.',
    save: 'Save',
    leave: 'Cancel',
  },
});

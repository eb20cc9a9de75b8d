import type { Advisor } from '@volante/contract/staff/calendar/advisor-calls.ts';
import { useState } from 'react';
import { dictionary, useText } from '../../../lib/text.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { showFailure } from '../../controls/failure-notice.tsx';
import { call } from '../../session/call.ts';
import { calendarChanged } from '../../visits/calendar-data.ts';

/** The secret address that an advisor's own calendar subscribes to; it is shown once. */
export function CalendarAddress({ advisor: { id: advisorId, hasCalendarAddress } }: { advisor: Advisor }) {
  const t = useText(addressTexts);
  const [url, setUrl] = useState<string | null>(null);
  const [busy, run] = useBusy(showFailure);

  async function act(work: () => Promise<void>): Promise<void> {
    await run(work);
    calendarChanged();
  }
  const make = () =>
    act(async () => {
      const made = await call('POST /advisors/{advisorId}/calendar-address', { params: { advisorId } });
      setUrl(made.url);
    });
  const revoke = () =>
    act(async () => {
      await call('DELETE /advisors/{advisorId}/calendar-address', { params: { advisorId } });
      setUrl(null);
      toast.success(t.revoked);
    });
  const copy = () =>
    navigator.clipboard.writeText(url ?? '').then(
      () => toast.success(t.copied),
      () => toast.error(t.notCopied),
    );
  return (
    <section aria-labelledby="address-title" className="rounded-card border border-line bg-card p-4">
      <h2 id="address-title" className="text-big font-bold">
        {t.title}
      </h2>
      <p className="mb-2 text-small text-ink-2">{t.lead}</p>
      <div role="status" className="text-small">
        {url && (
          <>
            <p className="font-semibold">{t.once}</p>
            <p translate="no" className="my-2 rounded-input bg-ground p-2 font-mono wrap-anywhere">
              {url}
            </p>
          </>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {url && (
          <Button kind="outline" onClick={copy}>
            {t.copy}
          </Button>
        )}
        <Button kind="outline" busy={busy} onClick={() => void make()}>
          {hasCalendarAddress ? t.again : t.make}
        </Button>
        {hasCalendarAddress && (
          <Button kind="text" busy={busy} onClick={() => void revoke()}>
            {t.revoke}
          </Button>
        )}
      </div>
    </section>
  );
}

const addressTexts = dictionary({
  es: {
    title: 'Ver las videollamadas en otro calendario',
    lead: 'Con esta dirección tu calendario de siempre muestra las videollamadas: horas y referencias, sin nombres. Quien la tenga puede verlas.',
    once: 'Cópiala ahora: no se vuelve a mostrar.',
    make: 'Crear la dirección',
    again: 'Crear otra dirección y anular la anterior',
    revoke: 'Anular la dirección',
    revoked: 'La dirección ya no sirve.',
    copy: 'Copiar',
    copied: 'Dirección copiada.',
    notCopied: 'No se pudo copiar. Selecciónala y cópiala a mano.',
  },
  en: {
    title: 'See the video calls in another calendar',
    lead: 'With this address, your usual calendar shows the video calls: times and references, no names. Whoever has it can see them.',
    once: 'Copy it now: it won’t be shown again.',
    make: 'Create the address',
    again: 'Create another address and revoke the old one',
    revoke: 'Revoke the address',
    revoked: 'The address no longer works.',
    copy: 'Copy',
    copied: 'Address copied.',
    notCopied: 'It couldn’t be copied. Select it and copy it by hand.',
  },
});

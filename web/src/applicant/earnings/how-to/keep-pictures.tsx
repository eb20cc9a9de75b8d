import { isClosed } from '@volante/contract/admission/closing.ts';
import { consentVersions } from '@volante/contract/personal-data/rules.ts';
import { useState } from 'react';
import { CallError } from '../../../lib/call/call-error.ts';
import { apiLanguages, getLanguage } from '../../../lib/language.ts';
import { settings } from '../../../lib/settings.ts';
import { useText } from '../../../lib/text.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { reloadApplication, useApplication } from '../../application/application.ts';
import { call } from '../../application/call.ts';
import { showFailure } from '../../application/failure.ts';
import { useLimited } from '../../application/limited/limited.ts';
import { howToTexts } from './how-to-texts.ts';

/** Asks whether screenshots may be kept to improve the reader: a question of its own, and nobody agrees by going on. */
export function KeepPictures() {
  const t = useText(howToTexts);
  const application = useApplication();
  const limited = useLimited();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [busy, run] = useBusy(showFailure);
  if (!settings.learnsFromScreenshots || limited || isClosed(application)) return null;
  const change = (agrees: boolean) =>
    run(async () => {
      setWanted(agrees);
      try {
        await (agrees ? agree(application.id) : withdraw(application.id));
        await reloadApplication();
      } finally {
        setWanted(null);
      }
    });
  return (
    <CheckboxField
      label={t.keep(settings.brand.name)}
      hint={t.keepHint}
      checked={wanted ?? application.improvesReading ?? false}
      aria-busy={busy || undefined}
      onChange={({ target }) => void change(target.checked)}
    />
  );
}

function agree(id: string): Promise<unknown> {
  const kind = 'improve_reading';
  const body = { kind, textVersion: consentVersions[kind], language: apiLanguages[getLanguage()] } as const;
  return call('POST /public/admission/requests/{id}/consents', { params: { id }, body });
}

async function withdraw(id: string): Promise<void> {
  try {
    const body = { kind: 'improve_reading' } as const;
    await call('POST /public/admission/requests/{id}/file/withdrawals', { params: { id }, body });
  } catch (error) {
    // It was withdrawn on another page meanwhile.
    if (!(error instanceof CallError && error.code === 'not_found_error')) throw error;
  }
}

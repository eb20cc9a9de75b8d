import type { GuarantorView } from '@volante/contract/obligor/invitation.ts';
import { useState } from 'react';
import { useLanguage } from '../../lib/language.ts';
import { settings } from '../../lib/settings.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Screen } from '../layout/screen.tsx';
import { lazyPart } from '../navigation/lazy-part.tsx';
import { guarantorTexts } from './texts.ts';

const LeaveDialog = lazyPart(() => import('./leave-dialog.tsx'));

/** Who asks, for what, what one commits to, and how to leave; with two answers of the same rank. */
export function Asked({ view, onGoOn }: { view: GuarantorView; onGoOn: () => void }) {
  const t = useText(guarantorTexts);
  const [refusing, setRefusing] = useState(false);
  const { name: brand } = settings.brand;
  return (
    <Screen
      title={t.askTitle(view.asker)}
      lead={t.askLead(brand)}
      part="asked"
      action={
        <TwoAnswers
          yes={
            <Button kind="outline" onClick={onGoOn}>
              {t.goOn}
            </Button>
          }
          onNo={() => setRefusing(true)}
        />
      }
    >
      <Terms view={view} />
      <p className="mt-4 text-small text-ink-2">
        {t.privacy}{' '}
        <a
          href={settings.brand.privacyPolicyUrl}
          target="_blank"
          rel="noreferrer"
          className="font-semibold text-brand-ink underline"
        >
          {t.privacyLink}
        </a>
        .
      </p>
      {refusing && <LeaveDialog view={view} how="refuse" onClose={() => setRefusing(false)} />}
    </Screen>
  );
}

/** Agreeing and refusing side by side. */
export function TwoAnswers({ yes, onNo }: { yes: React.ReactNode; onNo: () => void }) {
  const t = useText(guarantorTexts);
  return (
    <div className="grid w-full grid-cols-1 gap-2 desk:grid-cols-2">
      {yes}
      <Button kind="outline" onClick={onNo}>
        {t.refuse}
      </Button>
    </div>
  );
}

/** What a guarantor agrees to. The version of this text is `GUARANTEE_TEXT`, unless the operator has their own. */
export function Terms({ view: { asker, terms } }: { view: GuarantorView }) {
  const t = useText(guarantorTexts);
  const language = useLanguage();
  const { name: brand } = settings.brand;
  const own = terms?.[language].split(/\n+/).filter((line) => line.trim() !== '');
  return (
    <dl className="grid gap-4">
      {own ? (
        <Item title={t.bound} lines={own} />
      ) : (
        <>
          <Item title={t.bound} lines={[t.boundText(asker, brand)]} />
          <Item title={t.howLong} lines={[t.howLongText(brand)]} />
        </>
      )}
      <Item title={t.leaving} lines={[t.leavingText(brand)]} />
      <Item title={t.wanted} lines={[t.wantedText(asker)]} />
    </dl>
  );
}

function Item({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div className="rounded-card border border-line bg-card px-4 py-3.5">
      <dt className="font-bold">{title}</dt>
      {lines.map((line) => (
        <dd key={line} className="mt-1 text-small text-ink-2">
          {line}
        </dd>
      ))}
    </div>
  );
}

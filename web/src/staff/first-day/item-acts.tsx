import type { FirstDay, FirstDayItem, SaidItem } from '@volante/contract/staff/first-day/first-day.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { keepWritten } from '../../lib/queries.ts';
import { settings } from '../../lib/settings.ts';
import { useText } from '../../lib/text.ts';
import { Button, ButtonLink, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showFailure } from '../controls/failure-notice.tsx';
import { useSending } from '../controls/form/use-form.ts';
import { call } from '../session/call.ts';
import { DeclineContact } from './decline-contact.tsx';
import { firstDayQuery } from './first-day.ts';
import { TestMessages } from './send-test.tsx';
import { firstDayTexts } from './texts.ts';

/** Where each is done. */
const addresses = {
  supportContact: '/admin/settings#SUPPORT_WHATSAPP',
  advisors: '/calendar/availability',
  plans: '/admin/plans',
  colleagues: '/admin/accounts',
  secondPerson: '/admin/accounts',
} as const;

/** What can be done about an item that isn't done yet. */
export function ItemActs({ item, channels }: { item: FirstDayItem } & Pick<FirstDay, 'channels'>) {
  const t = useText(firstDayTexts);
  const { name } = item;
  const [opened, setOpened] = useState<'decline' | 'test' | null>(null);
  const close = () => setOpened(null);
  if (name === 'messages')
    return channels.length === 0 ? null : (
      <>
        <Button kind="outline" onClick={() => setOpened('test')}>
          {t.test}
        </Button>
        {opened === 'test' && <TestMessages onClose={close} />}
      </>
    );
  if (name === 'privacyNotice')
    return (
      <>
        <ButtonLink
          kind="outline"
          href={settings.brand.privacyPolicyUrl}
          target="_blank"
          rel="noopener"
          icon={<Icon name="external" size={18} />}
        >
          {t.readNotice}
        </ButtonLink>
        <SaidButton item={name}>{t.wasRead}</SaidButton>
      </>
    );
  if (name === 'backup') return <SaidButton item={name}>{t.otherBackup}</SaidButton>;
  return (
    <>
      <Link href={addresses[name]} className={buttonClass('outline')}>
        {t.links[name]}
      </Link>
      {name === 'supportContact' && (
        <Button kind="text" onClick={() => setOpened('decline')}>
          {t.decline}
        </Button>
      )}
      {opened === 'decline' && <DeclineContact onClose={close} />}
    </>
  );
}

function SaidButton({ item, children }: { item: SaidItem; children: string }) {
  const { busy, run } = useSending();
  const say = () =>
    run(() =>
      call('POST /first-day/said', { body: { item } }).then(
        (firstDay) => keepWritten(firstDayQuery.queryKey, firstDay),
        showFailure,
      ),
    );
  return (
    <Button kind="text" busy={busy} onClick={() => void say()}>
      {children}
    </Button>
  );
}

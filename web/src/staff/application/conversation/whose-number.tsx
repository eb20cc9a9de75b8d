import { groupPhone } from '@volante/contract/countries/phone.ts';
import type { StaffApplication } from '@volante/contract/staff/application.ts';
import type { Conversation } from '@volante/contract/staff/conversations/calls.ts';
import { may } from '@volante/contract/staff/roles.ts';
import { useState } from 'react';
import { now } from '../../../lib/clock.ts';
import { useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { ReasonDialog } from '../../controls/form/form-dialog.tsx';
import { call } from '../../session/call.ts';
import { useMe } from '../../session/session.ts';
import { applicationOf } from '../application.ts';
import { keepConversation } from './conversation.ts';
import { whoseNumberTexts } from './whose-number-texts.ts';

type Doubt = NonNullable<Conversation['doubt']>;

/** Says that the number may be somebody else's, and lets whoever reviews say that it isn't. */
export function WhoseNumber({ conversation }: { conversation: Conversation }) {
  const t = useText(whoseNumberTexts);
  const { account } = useMe();
  const [asks, setAsks] = useState(false);
  const { data: application } = useQuery(applicationOf(conversation.applicationId));
  const { doubt, isUnproved } = conversation;
  if (!doubt) return null;
  return (
    <Notice tone="warn">
      <p>{isUnproved ? t.unproved(doubt.isAsked) : t.disputed(doubt.rivals)}</p>
      {may(account, 'decide') ? (
        <Button kind="outline" className="mt-2" disabled={!application} onClick={() => setAsks(true)}>
          {t.confirm}
        </Button>
      ) : (
        <p className="mt-1">{t.reviewerConfirms}</p>
      )}
      {asks && application && (
        <ConfirmPhone
          conversation={conversation}
          doubt={doubt}
          application={application}
          onClose={() => setAsks(false)}
        />
      )}
    </Notice>
  );
}

interface ConfirmPhoneProps {
  conversation: Conversation;
  doubt: Doubt;
  application: StaffApplication;
  onClose(): void;
}

/** Says what will happen, and asks how they know. */
function ConfirmPhone({ conversation, doubt, application, onClose }: ConfirmPhoneProps) {
  const t = useText(whoseNumberTexts);
  const { applicationId, isUnproved, stoppedAt, freeUntil } = conversation;
  const name = `${application.contact.firstName} ${application.contact.lastName}`.trim();
  const isOpen = freeUntil !== null && Date.parse(freeUntil) > now().getTime();
  const happens = [
    t.counts(groupPhone(doubt.phone)),
    doubt.files > 0 && t.takes(doubt.files),
    doubt.rivals.length > 0 && t.goesBefore(doubt.rivals),
    isUnproved && doubt.isAsked && isOpen && stoppedAt === null && t.tells,
  ].filter((line) => line !== false);
  async function send(reason: string): Promise<void> {
    const input = { params: { applicationId }, body: { phone: doubt.phone, reason } };
    keepConversation(await call('POST /applications/{applicationId}/conversation/phone', input));
    toast.success(t.confirmed);
    onClose();
  }
  return (
    <ReasonDialog
      title={t.title(name)}
      lead={
        <>
          <p className="text-small">{t.check(groupPhone(doubt.phone))}</p>
          <p className="mt-3 text-small font-bold">{t.happens}</p>
          <ul className="mb-3 list-disc pl-5 text-small">
            {happens.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      }
      texts={{ reason: t.reason, hint: t.reasonHint, short: t.reasonShort, send: t.confirm, leave: t.cancel }}
      onSend={send}
      onClose={onClose}
    />
  );
}

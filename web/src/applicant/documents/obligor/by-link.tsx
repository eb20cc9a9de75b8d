import '../../../lib/form/zod-setup.ts';
import type { Application } from '@volante/contract/application.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { countDigits } from '@volante/contract/countries/phone.ts';
import { obligorScreen } from '@volante/contract/documents/rules.ts';
import { Invited } from '@volante/contract/obligor/invitation.ts';
import { obligorPhone } from '@volante/contract/obligor/rules.ts';
import { CallError } from '../../../lib/call/call-error.ts';
import { useFieldValues } from '../../../lib/form/field-values.ts';
import { phoneOf } from '../../../lib/form/masks.ts';
import { useScreenForm } from '../../../lib/form/screen-form.ts';
import { getText, useText } from '../../../lib/text.ts';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { fieldColumns } from '../../../ui/fields/field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { storeApplication, useApplication } from '../../application/application.ts';
import { call } from '../../application/call.ts';
import { showFailure } from '../../application/failure.ts';
import { SavedLine, SendButton } from '../../layout/form-end.tsx';
import { Screen } from '../../layout/screen.tsx';
import { appTexts } from '../../navigation/app-texts.ts';
import { usePlace } from '../place.ts';
import { linkTexts } from './link-texts.ts';
import { obligorTexts } from './obligor-texts.ts';
import { type Way, Ways } from './ways.tsx';

interface ByLinkProps {
  /** Left out while somebody else is asked. */
  onWay?: (way: Way) => void;
  onDone?: () => void;
}

/** Name and number of a guarantor who gets a link of their own. */
export default function ByLink({ onWay, onDone }: ByLinkProps) {
  const t = useText(linkTexts);
  const o = useText(obligorTexts);
  const app = useText(appTexts);
  const request = useApplication();
  const { country } = request;
  const form = useInviteForm(request, onDone);
  const [typedPhone] = useFieldValues(form, 'phone');
  const prefix = typedPhone.startsWith('+') ? undefined : countries[country].phonePrefix;
  const place = usePlace(obligorScreen);
  return (
    <Screen
      title={o.title}
      lead={t.lead}
      {...place}
      back={onDone ?? true}
      action={<SendButton {...form.submit}>{t.make}</SendButton>}
      below={<SavedLine saved={form.saved} />}
    >
      {onWay && <Ways way="link" onChange={onWay} />}
      <form {...form.props}>
        <ErrorSummary title={app.summaryTitle} more={app.summaryMore} {...form.summary} />
        <div className={fieldColumns}>
          <TextField label={t.firstName} autoComplete="off" autoCapitalize="words" {...form.field('firstName')} />
          <TextField label={t.lastName} autoComplete="off" autoCapitalize="words" {...form.field('lastName')} />
          <TextField
            label={t.phone}
            prefix={prefix}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            {...form.field('phone', phoneOf(country))}
          />
          <TextField
            label={t.email}
            hint={t.emailHint}
            type="email"
            inputMode="email"
            autoComplete="off"
            {...form.field('email')}
          />
        </div>
      </form>
    </Screen>
  );
}

function useInviteForm({ id, country }: Application, onDone: (() => void) | undefined) {
  const t = useText(obligorTexts);
  return useScreenForm({
    name: 'invite',
    owner: id,
    schema: Invited,
    values: { firstName: '', lastName: '', phone: '', email: '' },
    check: (values) =>
      countDigits(values.phone) >= 10 && !obligorPhone(values.phone, country) ? { phone: 'phone_invalid' } : {},
    errorText: (code) => t.errors[code as keyof typeof t.errors] ?? t.errors.other,
    send: async (invited) => {
      const params = { id };
      storeApplication(await call('POST /public/admission/requests/{id}/guarantor', { params, body: invited }));
      onDone?.();
    },
    onFailure: (error) => {
      if (!(error instanceof CallError && error.code === 'rate_limited')) return showFailure(error);
      toast.error(getText(linkTexts).tooMany);
    },
  });
}

import { firstQuestionsScreen, hasFirstQuestions } from '@volante/contract/admission/before-earnings.ts';
import { nextScreen } from '@volante/contract/admission/next-screen.ts';
import { isForeignPhone } from '@volante/contract/fields/phone.ts';
import { useScreenForm } from '../../lib/form/screen-form.ts';
import { useText } from '../../lib/text.ts';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { fieldColumns } from '../../ui/fields/field.tsx';
import { useApplication } from '../application/application.ts';
import { ContactFields, contactValues } from '../application/contact/contact-fields.tsx';
import { useContactQuestions } from '../application/contact/contact-questions.ts';
import { contactTexts } from '../application/contact/contact-texts.ts';
import { showFailure } from '../application/failure.ts';
import { SavedLine } from '../layout/saved-line.tsx';
import { Screen } from '../layout/screen.tsx';
import { SendButton } from '../layout/send-button.tsx';
import { appTexts } from '../navigation/app-texts.ts';
import { goOnTo, isForVisit } from '../navigation/for-visit.ts';
import { PrivacyNotice } from './privacy-notice.tsx';
import { consentKind, contactToSend, saveContact } from './save-contact.ts';
import { customerTexts } from './texts.ts';

/** The applicant's name and contact. */
export default function Customer() {
  const request = useApplication();
  const { id, country, personalData } = request;
  const t = useText(customerTexts);
  const { errors } = useText(contactTexts);
  const app = useText(appTexts);
  const questions = useContactQuestions();
  const form = useScreenForm({
    name: 'customer',
    owner: id,
    schema: () => import('./contact-rules.ts').then(({ ContactAsTyped }) => ContactAsTyped),
    values: contactValues(personalData, country),
    check: (values) => (isForeignPhone(values.phone, country) ? { phone: 'phone_invalid' } : {}),
    errorText: (code) => errors[code as keyof typeof errors] ?? t.other,
    send: async (_, changed) => {
      const sent = contactToSend(request, changed);
      await questions.ask(sent);
      const newest = await saveContact(request, sent);
      const next = nextScreen(newest);
      await goOnTo(next === '/platforms' ? '/palenca' : next);
    },
    onFailure: showFailure,
  });
  return (
    <Screen
      title={t.title}
      lead={t.lead}
      step="contact"
      back={isForVisit() || (hasFirstQuestions(request) ? firstQuestionsScreen : '/welcome')}
      action={<SendButton {...form.submit}>{t.send}</SendButton>}
      below={<SavedLine saved={form.saved} />}
    >
      <form {...form.props}>
        <ErrorSummary title={app.summaryTitle} more={app.summaryMore} {...form.summary} />
        <div className={fieldColumns}>
          <ContactFields country={country} form={form} questions={questions} />
        </div>
      </form>
      {consentKind(country) && <PrivacyNotice />}
    </Screen>
  );
}

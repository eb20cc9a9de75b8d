import { firstQuestionsScreen, hasFirstQuestions } from '@volante/contract/admission/before-earnings.ts';
import { nextScreen } from '@volante/contract/admission/next-screen.ts';
import type { Application } from '@volante/contract/application.ts';
import type { Contact } from '@volante/contract/countries/contact.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { isForeignPhone } from '@volante/contract/countries/phone.ts';
import type { ConsentKind, CountryCode } from '@volante/contract/country.ts';
import { consentVersions } from '@volante/contract/personal-data/rules.ts';
import { CallError } from '../../lib/call/call-error.ts';
import { useScreenForm } from '../../lib/form/screen-form.ts';
import { apiLanguages, getLanguage } from '../../lib/language.ts';
import { settings } from '../../lib/settings.ts';
import { dictionary, useText } from '../../lib/text.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { fieldColumns } from '../../ui/fields/field.tsx';
import { reloadApplication, storeApplication, useApplication } from '../application/application.ts';
import { call } from '../application/call.ts';
import {
  ContactFields,
  contactTexts,
  contactValues,
  shortNameFlag,
  useContactQuestions,
} from '../application/contact/contact-fields.tsx';
import { needsMail } from '../application/contact/needs-mail.ts';
import { showFailure } from '../application/failure.ts';
import { SavedLine, SendButton } from '../layout/form-end.tsx';
import { Screen } from '../layout/screen.tsx';
import { appTexts } from '../navigation/app-texts.ts';
import { goOnTo, isForVisit } from '../navigation/for-visit.ts';

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
    schema: () =>
      import('./contact-rules.ts').then((rules) =>
        needsMail(country) ? rules.ContactScreen : rules.ContactScreenByPhone,
      ),
    values: { ...contactValues(personalData, country), whatsApp: personalData.whatsApp ?? false },
    check: (values) => (isForeignPhone(values.phone, country) ? { phone: 'phone_invalid' } : {}),
    errorText: (code) => errors[code as keyof typeof errors] ?? t.other,
    send: async ({ whatsApp }, { whatsApp: _, ...changed }) => {
      const sent = contactToSend(request, changed);
      await questions.ask(sent);
      const saved = await saveContact(request, sent);
      const newest = settings.writesByWhatsApp ? await saveWish(saved, whatsApp) : saved;
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
        {settings.writesByWhatsApp && (
          <CheckboxField label={t.whatsApp(settings.brand.name)} hint={t.whatsAppHint} {...form.field('whatsApp')} />
        )}
      </form>
      {consentKind(country) && <PrivacyNotice />}
    </Screen>
  );
}

/** A notice without a checkbox: sending the form records that it was shown. */
function PrivacyNotice() {
  const t = useText(customerTexts);
  return (
    <p className="mt-1 text-small text-ink-2">
      {t.privacy}{' '}
      <a
        href={settings.brand.privacyPolicyUrl}
        target="_blank"
        rel="noreferrer"
        aria-label={t.privacyTitle}
        className="font-semibold text-brand-ink underline"
      >
        {t.privacyLink}
      </a>
      .
    </p>
  );
}

/** The consent shown as a notice on this screen; other countries ask for theirs with checkboxes later. */
function consentKind(country: CountryCode): ConsentKind | undefined {
  return countries[country].consents.find((kind) => kind === 'privacy_notice');
}

/** The data to send: the changes, or everything while the applicant hasn't confirmed what staff entered with the link. */
function contactToSend({ country, personalData }: Application, changed: Partial<Contact>): Partial<Contact> {
  return personalData.contactToConfirm ? { ...contactValues(personalData, country), ...changed } : changed;
}

/** Sends the changes and records which notices were shown. Without changes nothing is sent. */
async function saveContact(application: Application, changed: Partial<Contact>): Promise<Application> {
  if (Object.keys(changed).length === 0) return application;
  const kind = consentKind(application.country);
  const [updated] = await Promise.all([
    call('PATCH /public/admission/requests/{id}/personal-data', {
      params: { id: application.id },
      body: { ...changed, ...shortNameFlag(changed) },
    }),
    kind && giveConsent(application, kind),
  ]);
  storeApplication(updated);
  return updated;
}

function giveConsent({ id }: Application, kind: ConsentKind): Promise<unknown> {
  const body = { kind, textVersion: consentVersions[kind], language: apiLanguages[getLanguage()] };
  return call('POST /public/admission/requests/{id}/consents', { params: { id }, body });
}

/** Agrees to messages by WhatsApp, or withdraws that. It is for one number, so another one has just ended it. */
async function saveWish(application: Application, wanted: boolean): Promise<Application> {
  const { id, personalData } = application;
  if (wanted === Boolean(personalData.whatsApp)) return application;
  if (wanted) await giveConsent(application, 'whatsapp');
  else
    await call('POST /public/admission/requests/{id}/file/withdrawals', {
      params: { id },
      body: { kind: 'whatsapp' },
    }).catch((error) => {
      // It was withdrawn by a message meanwhile.
      if (!(error instanceof CallError && error.code === 'not_found_error')) throw error;
    });
  return reloadApplication();
}

const customerTexts = dictionary({
  es: {
    title: 'Empecemos contigo',
    lead: 'Tu nombre, como en tu identificación.',
    send: 'Continuar',
    privacy: 'Al continuar, usamos tus datos para evaluar tu solicitud. Te lo explica nuestro',
    privacyLink: 'aviso de privacidad',
    privacyTitle: 'Aviso de privacidad (se abre en otra ventana)',
    whatsApp: (brand: string) => `Acepto que ${brand} me escriba por WhatsApp sobre mi solicitud.`,
    whatsAppHint: 'Si no, te avisamos por otro medio. Para dejar de recibir mensajes, responde ALTO.',
    other: 'Revisa este dato',
  },
  en: {
    title: 'Let’s start with you',
    lead: 'Your name, as shown on your ID.',
    send: 'Continue',
    privacy: 'When you continue, we’ll use your information to evaluate your application. It’s all in our',
    privacyLink: 'privacy notice',
    privacyTitle: 'Privacy notice (opens in another window)',
    whatsApp: (brand: string) => `I agree that ${brand} may message me on WhatsApp about my application.`,
    whatsAppHint: 'If not, we’ll use another way. To stop the messages, reply STOP.',
    other: 'Check this field',
  },
});

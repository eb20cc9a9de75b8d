import type { ReactNode } from 'react';
import type { ScreenForm } from '../../lib/form/screen-form.ts';
import { useText } from '../../lib/text.ts';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { fieldColumns } from '../../ui/fields/field.tsx';
import { SavedLine, SendButton } from '../layout/form-end.tsx';
import { Screen } from '../layout/screen.tsx';
import { appTexts } from '../navigation/app-texts.ts';
import { DocumentNotice } from './from-documents/document-notice.tsx';
import { personalDataTexts } from './texts.ts';

interface FormFrameProps<Input extends object> {
  form: ScreenForm<Input>;
  children: ReactNode;
}

/** The screen around either country's form. */
export function FormFrame<Input extends object>({ form, children }: FormFrameProps<Input>) {
  const t = useText(personalDataTexts);
  const app = useText(appTexts);
  return (
    <Screen
      title={t.title}
      lead={t.lead}
      step="personal_data"
      back
      action={<SendButton {...form.submit}>{t.send}</SendButton>}
      below={<SavedLine saved={form.saved} />}
    >
      <div className="mb-4 empty:hidden">
        <DocumentNotice />
      </div>
      <form {...form.props}>
        <ErrorSummary title={app.summaryTitle} more={app.summaryMore} {...form.summary} />
        {children}
      </form>
    </Screen>
  );
}

interface FormPartProps {
  title: string;
  /** Its lines are too long for two columns. */
  across?: boolean;
  children: ReactNode;
}

/** A group of fields with a heading; in two columns on computers. */
export function FormPart({ title, across = false, children }: FormPartProps) {
  return (
    <section className="mt-3 first-of-type:mt-0 wide:mt-6">
      <h2 className="mb-2.5 text-big font-extrabold wide:mb-4">{title}</h2>
      {across ? children : <div className={fieldColumns}>{children}</div>}
    </section>
  );
}

import type { ReactNode } from 'react';

import type { ScreenForm } from '../../lib/form/screen-form.ts';
import { useText } from '../../lib/text.ts';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { SavedLine } from '../layout/saved-line.tsx';
import { Screen } from '../layout/screen.tsx';
import { SendButton } from '../layout/send-button.tsx';
import { appTexts } from '../navigation/app-texts.ts';
import { PaperNotice } from './from-papers/paper-notice.tsx';
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
        <PaperNotice />
      </div>
      <form {...form.props}>
        <ErrorSummary title={app.summaryTitle} more={app.summaryMore} {...form.summary} />
        {children}
      </form>
    </Screen>
  );
}

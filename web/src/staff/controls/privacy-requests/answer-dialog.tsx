import { countries } from '@volante/contract/countries/index.ts';
import { LONGEST_ANSWER, requestOutcomes } from '@volante/contract/own-file/rules.ts';
import type { PrivacyRequest } from '@volante/contract/staff/privacy/requests.ts';
import { may } from '@volante/contract/staff/roles.ts';
import { wordLanguageOf } from '@volante/contract/words/languages.ts';
import { useLocation } from 'wouter';
import { useLanguage } from '../../../lib/language.ts';
import { queryClient } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { call } from '../../session/call.ts';
import { useMe } from '../../session/session.ts';
import { showDay } from '../../words/moments.ts';
import { FormDialog, isShort } from '../form/form-dialog.tsx';
import { useForm } from '../form/use-form.ts';
import { requestsChanged } from './queries.ts';
import { answerDrafts, requestTexts } from './texts.ts';

/** Answers a request. A granted deletion erases everything, with the reference typed as confirmation. */
export function AnswerDialog({ request, onClose }: { request: PrivacyRequest; onClose(): void }) {
  const t = useText(requestTexts);
  const { account } = useMe();
  const [, navigate] = useLocation();
  const language = useLanguage();
  const { applicationId, requestId, kind, keptUntil, reference } = request;
  const isDeletion = kind === 'deletion';
  const mayErase = isDeletion && !keptUntil && may(account, 'privacy');
  const outcomes = requestOutcomes.filter((outcome) => !isDeletion || outcome !== 'granted' || mayErase);
  const form = useForm({ ...draftOf(request, mayErase), confirm: '' }, ({ outcome, text, confirm }) => ({
    outcome: !outcome && t.outcomeMissing,
    text: isShort(text) && t.textShort,
    confirm: isDeletion && outcome === 'granted' && digitsOf(confirm) !== digitsOf(reference) && t.confirmWrong,
  }));
  const erases = isDeletion && form.typed.outcome === 'granted';
  const params = { applicationId, requestId };

  const send = form.sends(async ({ outcome, text, confirm }) => {
    if (erases) {
      const path = 'POST /applications/{applicationId}/privacy-requests/{requestId}/erasure';
      await call(path, { params, body: { text, confirm } });
      toast.success(t.erased);
      navigate('/');
      // The browser's cached data of the person is deleted as well.
      queryClient().removeQueries({ predicate: ({ queryKey }) => queryKey.includes(applicationId) });
      void queryClient().invalidateQueries();
      return;
    }
    const body = { outcome: outcome as (typeof requestOutcomes)[number], text };
    await call('POST /applications/{applicationId}/privacy-requests/{requestId}/answer', { params, body });
    toast.success(t.sent);
    onClose();
    await requestsChanged();
  });
  return (
    <FormDialog
      title={t.answerTo(t.kinds[kind], reference)}
      form={form}
      onSubmit={send}
      send={erases ? t.erase : t.send}
      {...(erases && { kind: 'danger' as const })}
      leave={t.cancel}
      onClose={onClose}
    >
      {request.text && (
        <blockquote className="mb-3 border-l-4 border-line pl-3 text-small whitespace-pre-line wrap-anywhere">
          {request.text}
        </blockquote>
      )}
      <p className="mb-3 text-small">{erases ? t.erasesAll : t.answerLead}</p>
      {isDeletion && !mayErase && (
        <p className="mb-3 text-small">{keptUntil ? t.kept(showDay(keptUntil, language)) : t.onlyCompliance}</p>
      )}
      <SelectField
        label={t.outcome}
        placeholder={t.choose}
        options={outcomes.map((value) => ({ value, label: t.outcomesToGive[value] }))}
        name="outcome"
        value={form.typed.outcome}
        error={form.errorOf('outcome')}
        onChange={({ target }) => form.change({ outcome: target.value })}
      />
      <TextArea label={t.text} rows={5} maxLength={LONGEST_ANSWER} {...form.field('text')} />
      {erases && (
        <TextField
          label={t.confirm(reference)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          {...form.field('confirm')}
        />
      )}
    </FormDialog>
  );
}

/** What is proposed: a deletion that may be granted, or one that the law refuses until a day. */
function draftOf({ kind, keptUntil, country }: PrivacyRequest, mayErase: boolean): { outcome: string; text: string } {
  if (kind !== 'deletion') return { outcome: '', text: '' };
  // The driver reads it, whatever the language of this console.
  const language = wordLanguageOf[countries[country].language];
  const drafts = answerDrafts[language];
  if (keptUntil) return { outcome: 'refused', text: drafts.kept(showDay(keptUntil, language)) };
  return mayErase ? { outcome: 'granted', text: drafts.erased } : { outcome: '', text: '' };
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

import { countries } from '@volante/contract/countries/index.ts';
import { loosens } from '@volante/contract/staff/administration/controls.ts';
import {
  runTimeSettings,
  type Setting,
  type SettingKind,
  type SettingName,
} from '@volante/contract/staff/administration/settings.ts';
import { CallError } from '../../../lib/call/call-error.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CheckboxGroup } from '../../../ui/fields/checkbox-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea, type TextAreaProps, TextField } from '../../../ui/fields/text-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PlainText } from '../../../ui/plain-text.tsx';
import { FormDialog } from '../../controls/form/form-dialog.tsx';
import { useForm, useSending } from '../../controls/form/use-form.ts';
import { DaysFields, isWithin, NumberField, readDays, wholeOf, writeAmounts, writeDays } from './days-fields.tsx';
import { HoursFields, readHours, type TypedHours, writeHours } from './hours-fields.tsx';
import { sayValue, settingTexts, shownValue } from './texts.ts';

interface SettingDialogProps {
  name: SettingName;
  setting: Setting;
  /** Null: the operator's value or the default applies again. */
  onSave(value: Setting['value']): Promise<void>;
  onClose(): void;
}

/** Changes one setting, or removes the console's value. */
export function SettingDialog({ name, setting, onSave, onClose }: SettingDialogProps) {
  const t = useText(settingTexts);
  const shape = runTimeSettings[name];
  const { name: title, hint } = t.settings[name];
  const below = setting.environment ?? setting.default;
  const byCountry = shape.kind === 'days' || shape.kind === 'amounts';
  const errorOf = (number: string) => wrongNumber(shape, number, t);
  const first = {
    text: shownValue(name, setting.value),
    chosen: Array.isArray(setting.value) ? setting.value : [],
    days: readDays(setting.value),
    hours: readHours(setting.value),
  };
  const form = useForm(first, (typed: Typed) => rulesOf(shape, typed, t));
  const { chosen, days, hours } = form.typed;
  const back = useSending();
  const written = () => sentValue(shape, form.typed);
  const save = form.sends(
    () => onSave(written()),
    (error) => {
      const isRefused = error instanceof CallError && error.errors.some(({ code }) => code !== 'changed');
      // The server doesn't say for which country it refuses the numbers.
      if (!isRefused || byCountry || shape.kind === 'hours') throw error;
      if (shape.kind === 'choices') form.refuse('chosen', t.wrongChoices);
      else form.refuse('text', t.wrongTexts[name] ?? t.wrongText);
    },
  );
  return (
    <FormDialog
      title={title}
      form={{ ...form, failure: form.failure ?? back.failure }}
      onSubmit={save}
      send={t.save}
      leave={t.leave}
      onClose={onClose}
    >
      {shape.kind === 'choice' && (
        <SelectField
          autoFocus
          label={t.value}
          hint={hint}
          options={shape.options.map((value) => ({ value, label: sayValue(t, name, value) }))}
          {...form.field('text')}
        />
      )}
      {shape.kind === 'whole' && (
        <NumberField autoFocus label={t.value} unit={t.units[shape.unit]} hint={hint} {...form.field('text')} />
      )}
      {byCountry && (
        <DaysFields
          legend={title}
          hint={hint}
          unit={(country) => (shape.kind === 'amounts' ? countries[country].currency : t.units.days)}
          days={days}
          onChange={(next) => form.change({ days: next })}
          errorOf={(country) => (form.errorOf('days') && errorOf(days[country])) || undefined}
        />
      )}
      {shape.kind === 'hours' && (
        <HoursFields
          hint={hint}
          hours={hours}
          onChange={(next) => form.change({ hours: next })}
          errorOf={(typed) => (form.errorOf('hours') && errorOf(typed)) || undefined}
        />
      )}
      {shape.kind === 'text' && (
        <TextField
          autoFocus
          label={t.value}
          hint={hint}
          inputMode={inputModes[shape.holds]}
          autoCapitalize={shape.holds === 'reason' ? 'sentences' : 'none'}
          {...form.field('text')}
        />
      )}
      {shape.kind === 'lines' && <LinesField label={t.value} hint={hint} {...form.field('text')} />}
      {shape.kind === 'choices' && (
        <CheckboxGroup
          legend={t.value}
          hint={hint}
          options={shape.options.map((option) => [option, option] as const)}
          chosen={chosen}
          onChange={(next) => form.change({ chosen: next })}
          error={form.errorOf('chosen')}
        />
      )}
      {!Object.values(rulesOf(shape, form.typed, t)).some(Boolean) && loosens(name, setting.value, written()) && (
        <Notice tone="warn" className="mb-4" live>
          {t.loosens}
        </Notice>
      )}
      {setting.source === 'console' && (
        <Button kind="outline" className="mb-4" busy={back.busy} onClick={() => void back.run(() => onSave(null))}>
          {t.back(sayValue(t, name, below))}
        </Button>
      )}
    </FormDialog>
  );
}

function wrongNumber(shape: SettingKind, number: string, t: (typeof settingTexts)['es']): string | false {
  if (!('from' in shape) || isWithin(number, shape)) return false;
  if (shape.kind !== 'amounts' && shape.kind !== 'hours') return t.wrongWhole(shape.from, shape.to);
  return number.trim() !== '' && (shape.kind === 'hours' ? t.wrongHours(shape.to) : t.wrongAmount);
}

function rulesOf(shape: SettingKind, { text, chosen, days, hours }: Typed, t: (typeof settingTexts)['es']) {
  const firstWrong = (typed: object) =>
    Object.values(typed)
      .map((number) => wrongNumber(shape, number, t))
      .find(Boolean);
  return {
    text: (shape.kind === 'whole' && wrongNumber(shape, text, t)) || tooLong(shape, text, t),
    chosen: shape.kind === 'choices' && chosen.length === 0 && t.wrongChoices,
    days: (shape.kind === 'days' || shape.kind === 'amounts') && firstWrong(days),
    hours: shape.kind === 'hours' && firstWrong(hours),
  };
}

interface Typed {
  text: string;
  chosen: string[];
  days: ReturnType<typeof readDays>;
  hours: TypedHours;
}

/** The value as it is sent. */
function sentValue(shape: SettingKind, { text, chosen, days, hours }: Typed): Setting['value'] {
  if (shape.kind === 'choices') return chosen;
  if (shape.kind === 'days') return writeDays(days);
  if (shape.kind === 'amounts') return writeAmounts(days);
  if (shape.kind === 'hours') return writeHours(hours);
  if (shape.kind === 'whole') return wholeOf(text);
  // People write numbers in groups.
  return shape.kind === 'text' && shape.holds === 'whatsapp' ? text.replaceAll(/[\s()-]/g, '') : text;
}

function tooLong(shape: SettingKind, text: string, t: (typeof settingTexts)['es']): string | false {
  return shape.kind === 'lines' && text.length > shape.most && t.tooLong(shape.most, text.length);
}

/** A text of several lines, and how drivers are going to see it. */
function LinesField(field: TextAreaProps) {
  const t = useText(settingTexts);
  const text = String(field.value ?? '').trim();
  return (
    <>
      <TextArea autoFocus rows={10} {...field} />
      {text !== '' && (
        <section aria-label={t.preview} className="mb-4">
          <h3 className="mb-1 text-small font-bold">{t.preview}</h3>
          <Card className="text-small text-ink-2">
            <PlainText text={text} />
          </Card>
        </section>
      )}
    </>
  );
}

const inputModes = { phone: 'tel', whatsapp: 'tel', email: 'email', reason: 'text' } as const;

import { loosens } from '@volante/contract/staff/administration/controls.ts';
import { runTimeSettings, type Setting, type SettingName } from '@volante/contract/staff/administration/settings.ts';
import { type FormEvent, useState } from 'react';
import { CallError } from '../../../lib/call/call-error.ts';
import { useText } from '../../../lib/text.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CheckList } from '../../controls/check-list.tsx';
import { FormDialog } from '../../controls/form/form-dialog.tsx';
import { useSending } from '../../controls/form/use-sending.ts';
import { showWrong } from '../../controls/form/use-submit.ts';
import { Press } from '../../controls/press.tsx';
import { isWithin, readDays, wholeOf, writeDays } from './days.ts';
import { DaysFields } from './days-fields.tsx';
import { NumberField } from './number-field.tsx';
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
  const words = t.settings[name];
  const [typed, setTyped] = useState(() => shownValue(name, setting.value));
  const [chosen, setChosen] = useState<string[]>(() => (Array.isArray(setting.value) ? setting.value : []));
  const [days, setDays] = useState(() => readDays(setting.value));
  const [tried, setTried] = useState(false);
  const { way, failure, run } = useSending<'save' | 'back'>();
  const below = setting.environment ?? setting.default;

  const numbers = shape.kind === 'days' ? Object.values(days) : [typed];
  const isWrong =
    shape.kind === 'choices' ? chosen.length === 0 : 'from' in shape && numbers.some((one) => !isWithin(one, shape));
  function save(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setTried(true);
    if (isWrong) showWrong(event.currentTarget);
    else void run(() => onSave(written()), 'save');
  }
  function written(): Setting['value'] {
    if (shape.kind === 'choices') return chosen;
    if (shape.kind === 'days') return writeDays(days);
    if (shape.kind === 'whole') return wholeOf(typed);
    // People write numbers in groups.
    return shape.kind === 'text' && shape.holds === 'whatsapp' ? typed.replaceAll(/[\s()-]/g, '') : typed;
  }
  const isRefused = failure instanceof CallError && failure.errors.some(({ code }) => code !== 'changed');
  // The server doesn't say for which country it refuses the days.
  const isAtField = isRefused && shape.kind !== 'days';
  const errorOf = (number: string) =>
    tried && 'from' in shape && !isWithin(number, shape) ? t.wrongWhole(shape.from, shape.to) : undefined;
  const error = isAtField ? (t.wrongTexts[name] ?? t.wrongText) : undefined;
  return (
    <FormDialog
      title={words.name}
      form={{ busy: way === 'save', failure: isAtField ? null : failure, submit: save }}
      send={t.save}
      leave={t.leave}
      onClose={onClose}
    >
      {shape.kind === 'choice' && (
        <SelectField
          autoFocus
          label={t.value}
          hint={words.hint}
          options={shape.options.map((value) => ({ value, label: sayValue(t, name, value) }))}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={error}
        />
      )}
      {shape.kind === 'whole' && (
        <NumberField
          autoFocus
          label={t.value}
          unit={t.units[shape.unit]}
          hint={words.hint}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={errorOf(typed) ?? error}
        />
      )}
      {shape.kind === 'days' && (
        <DaysFields
          legend={words.name}
          hint={words.hint}
          days={days}
          onChange={setDays}
          errorOf={(country) => errorOf(days[country])}
        />
      )}
      {shape.kind === 'text' && (
        <TextField
          autoFocus
          label={t.value}
          hint={words.hint}
          inputMode={shape.holds === 'email' ? 'email' : 'tel'}
          autoCapitalize="none"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={error}
        />
      )}
      {shape.kind === 'choices' && (
        <CheckList
          legend={t.value}
          hint={words.hint}
          options={shape.options.map((option) => [option, option] as const)}
          chosen={chosen}
          onChange={setChosen}
          error={(tried && isWrong) || isAtField ? t.wrongChoices : undefined}
        />
      )}
      {!isWrong && loosens(name, setting.value, written()) && (
        <Notice tone="warn" className="mb-4" live>
          {t.loosens}
        </Notice>
      )}
      {setting.source === 'console' && (
        <Press className="mb-4" busy={way === 'back'} onClick={() => void run(() => onSave(null), 'back')}>
          {t.back(sayValue(t, name, below))}
        </Press>
      )}
    </FormDialog>
  );
}

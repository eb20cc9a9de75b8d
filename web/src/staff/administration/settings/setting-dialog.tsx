import { runTimeSettings, type Setting, type SettingName } from '@volante/contract/staff/administration/settings.ts';
import { type FormEvent, useState } from 'react';
import { CallError } from '../../../lib/call/call-error.ts';
import { useText } from '../../../lib/text.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { CheckList } from '../../controls/check-list.tsx';
import { FormDialog } from '../../controls/form/form-dialog.tsx';
import { useSending } from '../../controls/form/use-sending.ts';
import { Press } from '../../controls/press.tsx';
import { sayValue, settingTexts } from './texts.ts';

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
  const [typed, setTyped] = useState(() => String(setting.value ?? ''));
  const [chosen, setChosen] = useState<string[]>(() => (Array.isArray(setting.value) ? setting.value : []));
  const { way, failure, run } = useSending<'save' | 'back'>();
  const below = setting.environment ?? setting.default;

  const send = (value: Setting['value'], what: 'save' | 'back') => run(() => onSave(value), what);
  function save(event: FormEvent): void {
    event.preventDefault();
    if (shape.kind === 'choices') return void send(chosen, 'save');
    if (shape.kind === 'whole') return void send(/^\d+$/.test(typed.trim()) ? Number(typed) : typed, 'save');
    // People write numbers in groups.
    return void send(name === 'SUPPORT_WHATSAPP' ? typed.replaceAll(/[\s()-]/g, '') : typed, 'save');
  }
  const isAtField = failure instanceof CallError && failure.errors.some(({ code }) => code !== 'changed');
  const wrong = {
    whole: shape.kind === 'whole' ? t.wrongWhole(shape.from, shape.to) : '',
    choices: t.wrongChoices,
    choice: t.wrongText,
    text: t.wrongText,
    days: t.wrongText,
  }[shape.kind];
  const error = isAtField ? wrong : undefined;
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
      {(shape.kind === 'text' || shape.kind === 'whole' || shape.kind === 'days') && (
        <TextField
          autoFocus
          label={t.value}
          hint={words.hint}
          inputMode={
            shape.kind === 'whole'
              ? 'numeric'
              : name === 'SUPPORT_EMAIL'
                ? 'email'
                : shape.kind === 'days'
                  ? 'text'
                  : 'tel'
          }
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
          error={error}
        />
      )}
      {setting.source === 'console' && (
        <Press className="mb-4" busy={way === 'back'} onClick={() => void send(null, 'back')}>
          {t.back(sayValue(t, name, below))}
        </Press>
      )}
    </FormDialog>
  );
}

import { countryCodes } from '@volante/contract/country.ts';
import type { Member, WorkRule } from '@volante/contract/staff/administration/work-rules.ts';
import { staffLanguages } from '@volante/contract/staff/me.ts';
import { flagCodes } from '@volante/contract/staff/queue-row.ts';
import { useText } from '../../../lib/text.ts';
import { CheckboxGroup } from '../../../ui/fields/checkbox-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../controls/form/form-dialog.tsx';
import { useForm } from '../../controls/form/use-form.ts';
import { flagWords } from '../../words/stage-words.ts';
import { workTexts } from './texts.ts';

interface RuleFormProps {
  /** Null: a new one. */
  rule: WorkRule | null;
  /** The names of the other rules. */
  others: readonly string[];
  /** Who may be in a team. */
  people: readonly Member[];
  onDone(rule: WorkRule): void;
  onClose(): void;
}

/** A rule; it applies once the rules are saved. */
export function RuleForm({ rule, others, people, onDone, onClose }: RuleFormProps) {
  const t = useText(workTexts);
  const flagNames = useText(flagWords);
  const form = useForm(typedOf(rule, people), ({ name, from, to, members, countries }) => {
    const [least, most] = [minorOf(from), minorOf(to)];
    const hasAmount = from.trim() !== '' || to.trim() !== '';
    return {
      name: name.trim() === '' ? t.wrong.name : others.includes(name.trim()) && t.wrong.nameTaken,
      countries: hasAmount && countries.length !== 1 && t.wrong.oneCountry,
      from: Number.isNaN(least) && t.wrong.amount,
      to: Number.isNaN(most) ? t.wrong.amount : least !== null && most !== null && most < least && t.wrong.range,
      members: members.length === 0 && t.wrong.members,
    };
  });
  const { typed, change } = form;
  const save = form.sends(async ({ from, to, name, ...others }) => {
    onDone({ ...others, name: name.trim(), weeklyFromMinor: minorOf(from), weeklyToMinor: minorOf(to) });
    onClose();
  });
  return (
    <FormDialog
      title={rule ? t.changeTitle : t.add}
      form={form}
      onSubmit={save}
      send={t.done}
      leave={t.leave}
      onClose={onClose}
    >
      <TextField label={t.name} hint={t.nameHint} maxLength={80} autoFocus {...form.field('name')} />
      <CheckboxGroup
        legend={t.countries}
        hint={t.allHint}
        options={countryCodes.map((code) => [code, t.countryNames[code]] as const)}
        chosen={typed.countries}
        error={form.errorOf('countries')}
        onChange={(countries) => change({ countries })}
      />
      <CheckboxGroup
        legend={t.languages}
        hint={t.allHint}
        options={staffLanguages.map((code) => [code, t.languageNames[code]] as const)}
        chosen={typed.languages}
        onChange={(languages) => change({ languages })}
      />
      <CheckboxGroup
        legend={t.flags}
        hint={t.flagsHint}
        options={flagCodes.map((code) => [code, flagNames[code]] as const)}
        chosen={typed.flags}
        onChange={(flags) => change({ flags })}
      />
      <TextField label={t.from} hint={t.weeklyHint} inputMode="decimal" maxLength={12} {...form.field('from')} />
      <TextField label={t.to} inputMode="decimal" maxLength={12} {...form.field('to')} />
      <CheckboxGroup
        legend={t.members}
        options={people.map(({ id, name }) => [id, name] as const)}
        chosen={typed.members}
        error={form.errorOf('members')}
        onChange={(members) => change({ members })}
      />
    </FormDialog>
  );
}

function typedOf(rule: WorkRule | null, people: readonly Member[]) {
  const text = (minor: number | null | undefined) => (typeof minor === 'number' ? String(minor / 100) : '');
  const { name = '', countries = [], flags = [], languages = [], members = [] } = rule ?? {};
  return {
    ...{ name, countries, flags, languages, from: text(rule?.weeklyFromMinor), to: text(rule?.weeklyToMinor) },
    // Who may no longer do it leaves the team with the next change.
    members: members.filter((id) => people.some((person) => person.id === id)),
  };
}

/** An amount with or without separators and cents; null for none, not a number for anything else. */
function minorOf(text: string): number | null {
  const plain = text.replaceAll(/[\s,$]/g, '');
  if (plain === '') return null;
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN;
}

import { dateIn } from '@volante/contract/earnings/weeks.ts';
import { type Member, MOST_CAPACITY } from '@volante/contract/staff/administration/work-rules.ts';
import { staffLanguages } from '@volante/contract/staff/me.ts';
import { useState } from 'react';
import { ownZone } from '../../../lib/clock.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxGroup } from '../../../ui/fields/checkbox-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { DayField } from '../../controls/day-field.tsx';
import { FormDialog } from '../../controls/form/form-dialog.tsx';
import { useForm } from '../../controls/form/use-form.ts';
import { call } from '../../session/call.ts';
import { showMoment } from '../../words/moments.ts';
import { useRoleNames } from '../../words/role-words.ts';
import { workTexts } from './texts.ts';
import { workChanged } from './work-data.ts';

interface MembersProps {
  members: readonly Member[];
  mayChange: boolean;
}

/** Who may get work: how much they have and take, and who is away. */
export function Members({ members, mayChange }: MembersProps) {
  const t = useText(workTexts);
  const language = useLanguage();
  const roleNames = useRoleNames();
  const [opened, setOpened] = useState<Member | null>(null);
  const number = (value: number) => formatNumber(value, language);
  return (
    <section aria-labelledby="work-people" className="mt-8">
      <h2 id="work-people" className="mb-2 text-base font-bold">
        {t.people}
      </h2>
      <ul className="grid gap-2">
        {members.map((member) => (
          <li
            key={member.id}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-card border border-line bg-card px-4 py-3 text-small"
          >
            <span className="min-w-0">
              <b translate="no" className="block text-base wrap-anywhere">
                {member.name}
              </b>
              <span className="text-ink-2">
                {[
                  roleNames(member.roles),
                  t.load(number(member.load), member.load),
                  member.capacity !== null && t.ofCapacity(number(member.capacity)),
                  member.languages.length > 0 &&
                    t.speaks(member.languages.map((code) => t.languageNames[code]).join(', ')),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            {member.backAt && <Tag tone="need">{t.away(showMoment(member.backAt, language))}</Tag>}
            {mayChange && (
              <Button kind="outline" aria-label={t.ofPerson(member.name)} onClick={() => setOpened(member)}>
                {t.change}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {opened && <MemberForm member={opened} onClose={() => setOpened(null)} />}
    </section>
  );
}

function MemberForm({ member, onClose }: { member: Member; onClose(): void }) {
  const t = useText(workTexts);
  const first = {
    capacity: member.capacity === null ? '' : String(member.capacity),
    languages: member.languages,
    back: member.awayUntil ? dateIn(ownZone(), new Date(member.awayUntil)) : '',
  };
  const form = useForm(first, ({ capacity }) => ({
    capacity:
      capacity.trim() !== '' &&
      !(/^\d{1,4}$/.test(capacity.trim()) && Number(capacity) >= 1 && Number(capacity) <= MOST_CAPACITY) &&
      t.capacityWrong(MOST_CAPACITY),
  }));
  const save = form.sends(async ({ capacity, languages, back }) => {
    const body = {
      capacity: capacity.trim() === '' ? null : Number(capacity),
      languages,
      // From the beginning of that day on this computer's clock.
      awayUntil: back === '' ? null : new Date(`${back}T00:00`).toISOString(),
    };
    await call('PATCH /work-members/{accountId}', { params: { accountId: member.id }, body });
    toast.success(t.savedOne);
    workChanged();
    onClose();
  });
  return (
    <FormDialog title={member.name} form={form} onSubmit={save} send={t.saveOne} leave={t.leave} onClose={onClose}>
      <TextField
        label={t.capacity}
        hint={t.capacityHint}
        inputMode="numeric"
        maxLength={4}
        autoFocus
        {...form.field('capacity')}
      />
      <CheckboxGroup
        legend={t.speaksLabel}
        hint={t.allHint}
        options={staffLanguages.map((code) => [code, t.languageNames[code]] as const)}
        chosen={form.typed.languages}
        onChange={(languages) => form.change({ languages })}
      />
      <DayField label={t.awayUntil} hint={t.awayHint} {...form.field('back')} />
    </FormDialog>
  );
}

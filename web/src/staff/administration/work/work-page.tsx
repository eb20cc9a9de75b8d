import type { Member, PresentRules, WorkRules } from '@volante/contract/staff/administration/work-rules.ts';
import { may } from '@volante/contract/staff/roles.ts';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { askNow, queryClient, useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxGroup } from '../../../ui/fields/checkbox-field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { FailureNotice, NotLoaded } from '../../controls/failure-notice.tsx';
import { orReadAgain } from '../../controls/form/or-read-again.ts';
import { useSending } from '../../controls/form/use-form.ts';
import { call } from '../../session/call.ts';
import { useMe } from '../../session/session.ts';
import { showMoment } from '../../words/moments.ts';
import { AdminPage } from '../admin-page.tsx';
import { DryRun } from './dry-run.tsx';
import { Members } from './members.tsx';
import { RuleForm } from './rule-form.tsx';
import { RuleList } from './rule-list.tsx';
import { workTexts } from './texts.ts';
import { membersQuery, rulesQuery, workChanged } from './work-data.ts';

/** The rules by which work is given out, and the people who get it. */
export function WorkPage() {
  const t = useText(workTexts);
  const { account } = useMe();
  const rules = useQuery(rulesQuery);
  const members = useQuery(membersQuery);
  return (
    <AdminPage title={t.title} lead={t.lead}>
      <NotLoaded
        data={rules.data && members.data}
        error={rules.error ?? members.error}
        onAgain={() => Promise.all([rules.refetch(), members.refetch()])}
        className="h-40"
        label={t.loading}
      />
      {rules.data && members.data && (
        <>
          <Rules present={rules.data} members={members.data} />
          <Members members={members.data} mayChange={may(account, 'oversee')} />
        </>
      )}
    </AdminPage>
  );
}

/** The rules as they are, or as they are being changed: nothing applies before it is saved. */
function Rules({ present, members }: { present: PresentRules; members: readonly Member[] }) {
  const t = useText(workTexts);
  const language = useLanguage();
  const { account } = useMe();
  // From the first dialog on: rules that somebody else saves meanwhile don't take the place of those being changed.
  const [begun, setBegun] = useState<{ from: PresentRules; draft: WorkRules | null } | null>(null);
  const [open, setOpen] = useState<'add' | 'try' | null>(null);
  // What somebody else saved while these were being changed.
  const [theirs, setTheirs] = useState<PresentRules | null>(null);
  const { busy, failure, run } = useSending();
  const mayChange = may(account, 'administer');
  const { from, draft } = begun ?? { from: present, draft: null };
  const shown = draft ?? from;
  const begin = () => setBegun((now) => now ?? { from: present, draft: null });
  const leave = () => setBegun((now) => (now?.draft ? now : null));
  const change = (part: Partial<WorkRules>) =>
    setBegun({ from, draft: { rules: shown.rules, leads: shown.leads, ...part } });
  const team = members.filter((member) => may(member, 'decide'));
  // Who may no longer do it leaves with the next change.
  const isAmong = (people: readonly Member[]) => (id: string) => people.some((person) => person.id === id);
  const sent = {
    rules: shown.rules.map((rule) => ({ ...rule, members: rule.members.filter(isAmong(team)) })),
    leads: shown.leads.filter(isAmong(members)),
  };
  const end = () => {
    setBegun(null);
    setTheirs(null);
  };
  const save = () =>
    run(async () => {
      const saving = call('PUT /work-rules', { body: { version: (theirs ?? from).version, ...sent } });
      const saved = await orReadAgain(saving, async () => setTheirs(await askNow(rulesQuery)));
      queryClient().setQueryData(rulesQuery.queryKey, saved);
      end();
      toast.success(t.saved);
      workChanged();
    });
  return (
    <section aria-label={t.rules}>
      {shown.rules.length === 0 && <p className="mb-3 text-ink-2">{t.none}</p>}
      <RuleList
        label={t.rules}
        rules={shown.rules}
        people={team}
        onOpen={begin}
        onClose={leave}
        onChange={mayChange ? (rules) => change({ rules }) : null}
      />
      <Leads leads={shown.leads} members={members} onChange={mayChange ? (leads) => change({ leads }) : null} />
      {mayChange && shown.leads.length === 0 && <p className="mb-3 text-small text-ink-2">{t.firstLeads}</p>}
      <div className="flex flex-wrap gap-2">
        {mayChange && shown.leads.length > 0 && (
          <Button
            kind="outline"
            icon={<Icon name="plus" size={18} />}
            onClick={() => {
              begin();
              setOpen('add');
            }}
          >
            {t.add}
          </Button>
        )}
        {may(account, 'oversee') && (
          <Button kind="outline" onClick={() => setOpen('try')}>
            {t.tryNow}
          </Button>
        )}
      </div>
      <FailureNotice error={failure} className="mt-3" />
      {draft && theirs && <Theirs rules={theirs} members={members} />}
      {draft && <Unsaved busy={busy} isOver={theirs !== null} onSave={() => void save()} onDrop={end} />}
      {present.by && present.at && (
        <p className="mt-3 text-small text-ink-2">{t.since(present.by.name, showMoment(present.at, language))}</p>
      )}
      {open === 'try' && <DryRun rules={sent} onClose={() => setOpen(null)} />}
      {open === 'add' && (
        <RuleForm
          rule={null}
          others={shown.rules.map(({ name }) => name)}
          people={team}
          onDone={(rule) => change({ rules: [...shown.rules, rule] })}
          onClose={() => {
            setOpen(null);
            leave();
          }}
        />
      )}
    </section>
  );
}

interface UnsavedProps {
  busy: boolean;
  /** Saving replaces what somebody else saved meanwhile. */
  isOver: boolean;
  onSave(): void;
  onDrop(): void;
}

function Unsaved({ busy, isOver, onSave, onDrop }: UnsavedProps) {
  const t = useText(workTexts);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      <p role="status" className="w-full text-small font-semibold">
        {t.unsaved}
      </p>
      <Button busy={busy} onClick={onSave}>
        {isOver ? t.saveOver : t.save}
      </Button>
      <Button kind="outline" onClick={onDrop}>
        {isOver ? t.takeTheirs : t.discard}
      </Button>
    </div>
  );
}

/** The rules as somebody else saved them meanwhile, to be seen before they are replaced. */
function Theirs({ rules: { rules, leads, by }, members }: { rules: PresentRules; members: readonly Member[] }) {
  const t = useText(workTexts);
  return (
    <Notice tone="warn" title={t.theirs(by?.name)} live className="mt-3">
      {rules.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <RuleList label={t.theirRules} rules={rules} people={members} onChange={null} />
      )}
      <Leads leads={leads} members={members} onChange={null} />
    </Notice>
  );
}

interface LeadsProps {
  leads: readonly string[];
  members: readonly Member[];
  onChange: ((leads: string[]) => void) | null;
}

/** Who gets what nobody begins in time. */
function Leads({ leads, members, onChange }: LeadsProps) {
  const t = useText(workTexts);
  const who = members.filter((member) => may(member, 'oversee'));
  const chosen = who.filter(({ id }) => leads.includes(id));
  return (
    <div className="my-4 rounded-card border border-line bg-card px-4 py-3">
      {onChange ? (
        <CheckboxGroup
          legend={t.leads}
          options={who.map(({ id, name }) => [id, name] as const)}
          chosen={chosen.map(({ id }) => id)}
          onChange={onChange}
        />
      ) : (
        <p className="text-small">
          <b>{t.leads}</b> <span translate="no">{chosen.map(({ name }) => name).join(', ') || t.nobody}</span>
        </p>
      )}
    </div>
  );
}

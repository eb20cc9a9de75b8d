import type { Member, WorkRule } from '@volante/contract/staff/administration/work-rules.ts';
import { useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { RuleForm } from './rule-form.tsx';
import { workTexts } from './texts.ts';
import { useConditions } from './work-data.ts';

interface RuleListProps {
  label: string;
  rules: readonly WorkRule[];
  people: readonly Member[];
  /** A rule is opened to be changed: from then on the rules stay as they are shown. */
  onOpen?(): void;
  onClose?(): void;
  /** Null for those who only look. */
  onChange: ((rules: WorkRule[]) => void) | null;
}

/** The rules in their order, with what changes them. */
export function RuleList({ label, rules, people, onOpen, onClose, onChange }: RuleListProps) {
  const t = useText(workTexts);
  const conditions = useConditions();
  const [opened, setOpened] = useState<number | null>(null);
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name;
  const move = (at: number, by: number) => {
    const moved = [...rules];
    const [rule] = moved.splice(at, 1);
    if (rule) moved.splice(at + by, 0, rule);
    onChange?.(moved);
  };
  const open = (at: number) => {
    onOpen?.();
    setOpened(at);
  };
  const act = (text: string, { name }: WorkRule, onClick: () => void, isOff = false) => (
    <Button kind="outline" aria-label={t.ofRule(text, name)} disabled={isOff} onClick={onClick}>
      {text}
    </Button>
  );
  return (
    <>
      <ol aria-label={label} className="grid list-inside list-decimal gap-2">
        {rules.map((rule, at) => (
          <li key={rule.name} className="rounded-card border border-line bg-card px-4 py-3 text-small">
            <b translate="no" className="text-base wrap-anywhere">
              {rule.name}
            </b>
            <p className="text-ink-2">{conditions(rule)}</p>
            <p translate="no" className="wrap-anywhere">
              {rule.members.flatMap((id) => nameOf(id) ?? []).join(', ')}
            </p>
            {onChange && (
              <div className="mt-2 flex flex-wrap gap-2">
                {act(t.change, rule, () => open(at))}
                {act(t.up, rule, () => move(at, -1), at === 0)}
                {act(t.down, rule, () => move(at, 1), at === rules.length - 1)}
                {act(t.remove, rule, () => onChange(rules.filter((_, other) => other !== at)))}
              </div>
            )}
          </li>
        ))}
      </ol>
      {onChange && opened !== null && rules[opened] && (
        <RuleForm
          rule={rules[opened]}
          others={rules.flatMap(({ name }, at) => (at === opened ? [] : [name]))}
          people={people}
          onDone={(rule) => onChange(rules.map((other, at) => (at === opened ? rule : other)))}
          onClose={() => {
            setOpened(null);
            onClose?.();
          }}
        />
      )}
    </>
  );
}

import type { Person } from '@volante/contract/staff/roles.ts';
import { useText } from '../../lib/text.ts';
import { Choices, MenuButton } from '../controls/menu.tsx';
import { useMe } from '../session/session.ts';
import { assignTexts } from './assign.ts';
import { usePeople } from './people.ts';

const NOBODY = 'nobody';

interface GiveToProps {
  assignee: Person | null;
  onGive(to: string | null): void;
}

/** A menu of the people an application can be assigned to; for reviewers. */
export function GiveTo({ assignee, onGive }: GiveToProps) {
  const t = useText(assignTexts);
  const { account } = useMe();
  const people = usePeople();
  const options = [
    { value: NOBODY, label: t.nobody },
    // The current assignee stays in the list, even if their account was disabled since.
    ...(people ?? [assignee ?? account]).map(({ id, name }) => ({
      value: id,
      label: id === account.id ? t.me(name) : name,
    })),
  ];
  return (
    <MenuButton
      label={t.giveTo}
      content={
        <Choices
          title={people ? t.giveTo : t.loading}
          options={options}
          chosen={[assignee?.id ?? NOBODY]}
          onChoose={([chosen]) => {
            if (chosen !== undefined) onGive(chosen === NOBODY ? null : chosen);
          }}
        />
      }
    />
  );
}

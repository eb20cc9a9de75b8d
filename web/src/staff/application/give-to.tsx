import { MenuItem } from 'react-aria-components';
import { queryOptions, useQuery } from '../../lib/queries.ts';
import { dictionary, useText } from '../../lib/text.ts';
import { MenuAction, MenuButton } from '../controls/menu.tsx';
import { call } from '../session/call.ts';
import { useMe } from '../session/session.ts';

/** Everybody who can be given work. */
export const colleaguesQuery = queryOptions({
  queryKey: ['colleagues'],
  queryFn: ({ signal }) => call('GET /colleagues', { signal }),
  staleTime: 5 * 60_000,
});

interface GiveToProps {
  /** Who has it now; null: nobody. */
  assignee: string | null;
  onGive(to: { id: string; name: string }): void;
}

/** A menu of the others who can be given an application. */
export function GiveTo({ assignee, onGive }: GiveToProps) {
  const t = useText(texts);
  const { account } = useMe();
  const { data, error } = useQuery(colleaguesQuery);
  const others = data?.items.filter(({ id }) => id !== account.id && id !== assignee) ?? [];
  return (
    <MenuButton
      label={t.give}
      onAction={(id) => {
        const chosen = others.find((one) => one.id === id);
        if (chosen) onGive(chosen);
      }}
      content={
        others.length > 0 ? (
          others.map(({ id, name }) => (
            <MenuAction key={id} id={id}>
              {name}
            </MenuAction>
          ))
        ) : (
          <MenuItem id="none" isDisabled className="px-4 py-2 text-small text-ink-2">
            {error ? t.failed : t.nobody}
          </MenuItem>
        )
      }
    />
  );
}

const texts = dictionary({
  es: { give: 'Dar a…', nobody: 'No hay nadie más.', failed: 'No se pudo cargar quién hay.' },
  en: { give: 'Give to…', nobody: 'There’s nobody else.', failed: 'Who there is couldn’t be loaded.' },
});

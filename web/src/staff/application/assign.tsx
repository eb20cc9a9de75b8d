import type { CountryCode } from '@volante/contract/country.ts';
import type { StaffApplication } from '@volante/contract/staff/application.ts';
import { Filters } from '@volante/contract/staff/queue.ts';
import { type Person, reaches } from '@volante/contract/staff/roles.ts';
import { CallError } from '../../lib/call/call-error.ts';
import { callOld, queryClient, queryOptions, useQuery } from '../../lib/queries.ts';
import { dictionary, getText, useText } from '../../lib/text.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { showFailure } from '../controls/failure-notice.tsx';
import { Choices, MenuButton } from '../controls/menu.tsx';
import { call } from '../session/call.ts';
import { getSession, useMe } from '../session/session.ts';
import { applicationOf, keepApplication } from './application.ts';

interface Assigned {
  applicationId: string;
  assignee: Person | null;
}

/**
 * Assigns or unassigns an application and announces it; null if refused, which is announced too. `onOld` is called when
 * somebody else was faster.
 */
export async function giveTo(
  { applicationId, assignee }: Assigned,
  to: string | null,
  onOld?: () => void,
): Promise<StaffApplication | null> {
  try {
    const given = await call('PUT /applications/{applicationId}/assignee', {
      params: { applicationId },
      body: { from: assignee?.id ?? null, to },
    });
    const t = getText(assignTexts);
    const { assignee: now } = given;
    toast.success(now === null ? t.free : now.id === getSession().me?.account.id ? t.own : t.given(now.name));
    void queryClient().invalidateQueries({ queryKey: ['counts'] });
    return given;
  } catch (error) {
    showFailure(error);
    if (error instanceof CallError && error.code === 'changed_meanwhile') onOld?.();
    return null;
  }
}

/** The same for the application that is open. */
export async function giveApplication(application: StaffApplication, to: string | null): Promise<void> {
  const given = await giveTo(
    application,
    to,
    () => void callOld({ queryKey: applicationOf(application.applicationId).queryKey }),
  );
  if (given) keepApplication(given);
}

/** The assignee after pressing A: oneself, or none if it is already one's own. */
export function toggledOwn({ assignee }: Assigned): string | null {
  const own = getSession().me?.account.id ?? null;
  return assignee?.id === own ? null : own;
}

const assignTexts = dictionary({
  es: {
    giveTo: 'Asignar a…',
    nobody: 'Nadie',
    me: (name: string) => `${name} (tú)`,
    loading: 'Cargando…',
    free: 'Ya no está a cargo de nadie',
    own: 'Ahora es tuya',
    given: (name: string) => `Ahora está a cargo de ${name}`,
  },
  en: {
    giveTo: 'Assign to…',
    nobody: 'Nobody',
    me: (name: string) => `${name} (you)`,
    loading: 'Loading…',
    free: 'It’s nobody’s now',
    own: 'It’s yours now',
    given: (name: string) => `It’s ${name}’s now`,
  },
});

const NOBODY = 'nobody';

interface GiveToProps {
  /** Of the application: only who works there is offered. */
  country: CountryCode;
  assignee: Person | null;
  onGive(to: string | null): void;
}

/** A menu of the people an application can be assigned to, for those who give out work. */
export function GiveTo({ country, assignee, onGive }: GiveToProps) {
  const t = useText(assignTexts);
  const { account } = useMe();
  const people = usePeople(country);
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

const people = queryOptions({
  queryKey: ['people'],
  queryFn: ({ signal }) =>
    call('GET /people', { signal }).then(({ items }) =>
      // A server of the release before says no countries.
      items.map((person) => ({ ...person, countries: person.countries ?? [] })),
    ),
});

/** Everybody who can be given work, or only work of a country, by name; undefined while it is being read. */
export function usePeople(country?: CountryCode) {
  const { data } = useQuery(people);
  return country ? data?.filter((person) => reaches(person, country)) : data;
}

/** The list that the person saw last, in this tab. */
let list: Filters | null = null;
const KEY = 'volante.list';

export function rememberList(filters: Filters): void {
  list = filters;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(filters));
  } catch {
    // Without session storage the list is known until the page is loaded again.
  }
}

function readList(): Filters {
  if (list) return list;
  try {
    const read = Filters.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'));
    return read.success ? read.data : {};
  } catch {
    return {};
  }
}

/** Takes the next application of the list that the person came from, after the one they leave; null if there is none. */
export async function takeNext(after?: string): Promise<string | null> {
  try {
    const { applicationId } = await call('POST /applications/next', {
      body: { ...readList(), ...(after && { after }) },
    });
    if (applicationId === null) toast.success(getText(takeNextTexts).nothingNext);
    void queryClient().invalidateQueries({ queryKey: ['counts'] });
    return applicationId;
  } catch (error) {
    showFailure(error);
    return null;
  }
}

export const takeNextTexts = dictionary({
  es: {
    takeNext: 'Tomar la siguiente',
    nothingNext: 'En tu lista no queda ninguna por tomar.',
  },
  en: {
    takeNext: 'Take next',
    nothingNext: 'Your list has none left to take.',
  },
});

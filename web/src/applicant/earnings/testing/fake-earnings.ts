import type { Application } from '@volante/contract/admission/application.ts';
import type { EarningRow } from '@volante/contract/earnings/calls.ts';
import { wantedWeeks } from '@volante/contract/earnings/weeks.ts';
import { fakeUploads } from '../../testing/fake-uploads.ts';

type Refusal = { status: number; code: string; path?: string; retryAfter?: string };

/** The fake reading of a file: a week's number and its amount, or a refusal. */
export type Seen = { week: number; amount: number } | Refusal | { profile: { fullName: string | null } };

/** A fake server for the earnings of one application, slow enough for its answers to overlap with presses. */
export function fakeEarnings(application: () => Application, see: (fileName: string) => Seen) {
  const weeks = wantedWeeks('2026-11-21');
  const rows = new Map<string, EarningRow>(
    weeks.map((earningWeek) => [earningWeek, { earningWeek, earning: null, origin: null }]),
  );
  const state = {
    fullName: 'María José Núñez' as string | null,
    sent: [] as string[],
    running: 0,
    mostAtOnce: 0,
    /** The answer to every manual change. */
    refuses: null as Refusal | null,
  };
  const data = () => ({
    platform: 'uber',
    currency: 'MXN',
    profileMetrics: { fullName: state.fullName, rating: null },
    earnings: [...rows.values()],
    frozenUntil: '2026-12-05',
  });
  const set = (week: string, earning: number | null, origin: EarningRow['origin']) =>
    rows.set(week, { earningWeek: week, earning, origin });

  const answer = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    const path = new URL(String(input), location.href).pathname;
    const week = path.split('/').at(-1) ?? '';
    if (init?.method !== 'GET' && state.refuses) return Response.json({ error: refusal(state.refuses) }, state.refuses);
    if (init?.method === 'PUT') {
      const { earning, reason } = JSON.parse(String(init.body));
      set(week, earning, reason);
    }
    if (init?.method === 'DELETE') set(week, null, null);
    return Response.json({ data: /profile-data|earnings/.test(path) ? data() : application() });
  };

  const Network = fakeUploads((form) => {
    const { name } = form.get('image') as File;
    state.sent.push(name);
    state.mostAtOnce = Math.max(state.mostAtOnce, ++state.running);
    return () => {
      const seen = see(name);
      state.running--;
      if (!('code' in seen)) return { status: 200, body: { data: read(seen) } };
      return { status: seen.status, body: { error: refusal(seen) }, retryAfter: seen.retryAfter ?? null };
    };
  }, 30);

  const refusal = ({ code, path }: Refusal) => ({
    code,
    message: '',
    errors: path ? [{ path, code, message: '' }] : [],
  });

  const read = (seen: Exclude<Seen, Refusal>) => {
    const nothing = { fullName: null, rating: null };
    if ('profile' in seen) {
      state.fullName = seen.profile.fullName;
      return {
        platform: 'uber',
        uploadType: 'profile',
        profileMetrics: { ...seen.profile, rating: null },
        earnings: [],
      };
    }
    const earningWeek = weeks[seen.week] ?? '';
    set(earningWeek, seen.amount, 'screenshot');
    const earnings = [{ earningWeek, earning: seen.amount }];
    return { platform: 'uber', uploadType: 'earnings', profileMetrics: nothing, earnings };
  };

  return { state, weeks, rows, set, answer, Network };
}

import type { Application } from '@volante/contract/application.ts';
import type { EarningRow, OpenPicture, OpenWeekPicture } from '@volante/contract/earnings/calls.ts';
import { wantedWeeks } from '@volante/contract/earnings/weeks.ts';
import { fakeUploads } from '../../testing/fake-uploads.ts';

type Refusal = { status: number; code: string; path?: string; retryAfter?: string };

/**
 * The fake reading of a file: a week's number and its amount, a refusal, or the values read from a picture that stays
 * open.
 */
export type Seen =
  | { week: number; amount: number }
  | Refusal
  | { profile: { fullName: string | null } }
  | { open: { week: number | null; amount: number | null } | { fullName: string | null; rating: number | null } };

/** A fake server for the earnings of one application, slow enough for its answers to overlap with presses. */
export function fakeEarnings(application: () => Application, see: (fileName: string) => Seen) {
  const weeks = wantedWeeks('2026-11-21');
  const rows = new Map<string, EarningRow>(
    weeks.map((earningWeek) => [earningWeek, { earningWeek, earning: null, origin: null }]),
  );
  const state = {
    fullName: 'María José Núñez' as string | null,
    sent: [] as string[],
    open: [] as OpenPicture[],
    running: 0,
    mostAtOnce: 0,
    /** Uploads get no answer, and the server says that reading takes this many seconds. */
    waits: null as number | null,
    /** The answer to every manual change. */
    refuses: null as Refusal | null,
  };
  const data = () => ({
    platform: 'uber',
    currency: 'MXN',
    profileMetrics: { fullName: state.fullName, rating: null },
    earnings: [...rows.values()],
    frozenUntil: '2026-12-05',
    openPictures: state.open,
  });
  const asked: string[] = [];
  const set = (week: string, earning: number | null, origin: EarningRow['origin']) =>
    rows.set(week, {
      earningWeek: week,
      earning,
      origin,
      ...((origin === 'did_not_work' || origin === 'correction') && { onWord: true as const }),
    });

  const finish = (id: string) => {
    state.open = state.open.filter(({ pictureId }) => pictureId !== id);
  };

  const answer = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    const path = new URL(String(input), location.href).pathname;
    asked.push(path);
    const week = path.split('/').at(-1) ?? '';
    if (init?.method !== 'GET' && state.refuses) return Response.json({ error: refusal(state.refuses) }, state.refuses);
    if (init?.method === 'PUT') {
      const { earning, reason, pictureId, fullName } = JSON.parse(String(init.body));
      if (fullName) state.fullName = fullName;
      else set(week, earning, pictureId ? 'typed_from_screenshot' : reason);
      finish(pictureId);
    }
    if (path.endsWith('/reading-wait')) return Response.json({ data: { seconds: state.waits } });
    if (init?.method === 'DELETE' && path.includes('/pictures/')) finish(week);
    else if (init?.method === 'DELETE') set(week, null, null);
    return Response.json({ data: /profile-data|earnings/.test(path) ? data() : application() });
  };

  const Network = fakeUploads((form) => {
    const { name } = form.get('image') as File;
    state.sent.push(name);
    if (state.waits !== null) return null;
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
    if ('open' in seen) return keepOpen(seen.open);
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

  const keepOpen = (seen: Extract<Seen, { open: unknown }>['open']): OpenPicture => {
    const id = String(state.sent.length);
    const about = { pictureId: id, mediaId: `media-${id}`, platform: 'uber' as const };
    const picture: OpenPicture =
      'fullName' in seen
        ? { ...about, uploadType: 'profile', needs: 'type', reason: 'no_profile', read: seen }
        : openWeek(about, seen.week === null ? null : (weeks[seen.week] ?? null), seen.amount);
    state.open = [...state.open, picture];
    return picture;
  };

  return { state, asked, weeks, rows, set, keepOpen, answer, Network };
}

function openWeek(
  about: Pick<OpenPicture, 'pictureId' | 'mediaId' | 'platform'>,
  week: string | null,
  amount: number | null,
): OpenWeekPicture {
  const whole = week !== null && amount !== null;
  const reason = whole ? 'unsure' : week !== null ? 'no_amount' : amount !== null ? 'no_week' : 'other_screen';
  return { ...about, uploadType: 'earnings', needs: whole ? 'confirm' : 'type', reason, read: { week, amount } };
}

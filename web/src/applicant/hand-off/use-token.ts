import { CODE_MINUTES } from '@volante/contract/devices/calls.ts';
import { now } from '../../lib/clock.ts';
import { usePolling } from '../../lib/polling.ts';
import { useQuery } from '../../lib/queries.ts';
import { inBrowser } from '../../lib/visit.ts';
import { useApplication } from '../application/application.ts';
import { call } from '../application/call.ts';

const MINUTE = 60_000;
/** How often the computer asks whether its code was used, in ms. */
const EVERY = 6000;

/**
 * The token of the code that is shown: undefined until it is known whether there is one, null if this device may give none, because it isn't
 * known itself. It is renewed a minute before it ends, and once a phone has used it.
 */
export function useToken(): string | null | undefined {
  const { id, access } = useApplication();
  const params = { id };
  const limited = access === 'limited';
  const { data, error, refetch } = useQuery({
    queryKey: ['hand-off', id],
    queryFn: () => call('POST /public/admission/requests/{id}/access/hand-off', { params }),
    // The server draws no codes.
    enabled: inBrowser && !limited,
    refetchInterval: ({ state }) => (state.data ? Math.max(5000, leftOf(state.data.expiresAt) - MINUTE) : false),
    refetchOnWindowFocus: ({ state }) => state.data !== undefined && leftOf(state.data.expiresAt) < MINUTE,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const look = async () => {
    if (!data) return;
    const since = Date.parse(data.expiresAt) - CODE_MINUTES * MINUTE;
    const { items } = await call('GET /public/admission/requests/{id}/devices', { params });
    if (items.some(({ origin, knownSince }) => origin === 'hand_off' && Date.parse(knownSince) >= since))
      await refetch();
  };
  usePolling(() => void look().catch(() => undefined), { every: data ? EVERY : null, onReturn: true });
  if (limited || error) return null;
  return data?.token;
}

/** In ms, by the server's clock. */
function leftOf(instant: string): number {
  return Date.parse(instant) - now().getTime();
}

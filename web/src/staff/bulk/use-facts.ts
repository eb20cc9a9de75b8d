import { useMe } from '../session/session.ts';
import type { Order } from './parts.ts';
import type { Facts } from './texts.ts';

/** What the sentences about an order say. */
export function useFacts(order: Order): Facts {
  const { account } = useMe();
  const to = order.act === 'assign' ? order.to : null;
  return { to: to?.id === account.id ? 'me' : to, days: order.act === 'close_silent' ? order.days : 0 };
}

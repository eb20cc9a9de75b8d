import { requestId } from './address.ts';
import { call } from './call.ts';
import { currentRequest, loadRequest } from './request.ts';

/** Tells the company that the link was opened, once the application is here. Nothing depends on it: a failure is only logged. */
export async function tellLinkOpened(): Promise<void> {
  const id = requestId();
  if (!id) return;
  try {
    if (!currentRequest()) await loadRequest(id);
    await call('GET /hubspot/link-opened/{id}', { params: { id } });
  } catch (error) {
    console.info('link-opened', error);
  }
}

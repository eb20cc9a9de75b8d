import { pathToFileURL } from 'node:url';
import type { V1Api } from '../../contract/v1-api.ts';
import { openReceiver, type Received } from '../../server/integrations/testing/test-receiver.ts';
import { runCommand } from '../product/product.ts';

type Method = 'GET' | 'POST';
type PathsOf<M extends Method> = keyof V1Api extends infer Name
  ? Name extends `${M} ${infer Path}`
    ? Path
    : never
  : never;
type CallOf<M extends Method, Path extends string> = V1Api[`${M} ${Path}` & keyof V1Api];

/** As openapi-typescript makes it of the document; that they agree, the proof of docs/integrating.md checks. */
type Ask<M extends Method> = <Path extends PathsOf<M>>(
  path: Path,
  init?: {
    params?: {
      path?: CallOf<M, Path>['params'];
      query?: CallOf<M, Path>['query'];
      header?: { 'Idempotency-Key': string };
    };
    body?: CallOf<M, Path>['body'];
  },
) => Promise<Answer<CallOf<M, Path>['result']>>;
interface Answer<Result> {
  data?: { data: Result };
  error?: { error: { code: string } };
  response: Response;
}

/** What examples/client.ts gives its readers. */
interface Client {
  volante: { GET: Ask<'GET'>; POST: Ask<'POST'> };
  dataOf<Result>(answer: Answer<Result>): Result;
}

/** A system of the company: a service account, the client that the examples offer, and an address that hears webhooks. */
export interface CompanySystem extends Client {
  account: { id: string; token: string };
  /** What was sent to its address, as it came. */
  received: readonly Received[];
  secret: string;
  close(): void;
}

/** Connects one to this worker's product, which has to be a trial: its address is on this machine. */
export async function connectCompany(kinds: readonly string[]): Promise<CompanySystem> {
  const scopes = ['applications:create', 'applications:read', 'documents:read', 'decisions:write', 'webhooks:manage'];
  const given = scopes.flatMap((scope) => ['--scope', scope]);
  const account = JSON.parse(await runCommand('service-account', 'make', '--name', 'Core', ...given, '--json'));
  const receiver = await openReceiver();
  const added = await fetch(`${process.env.PUBLIC_URL}/api/staff/webhooks`, {
    method: 'POST',
    headers: { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url: receiver.url, description: 'Core', kinds, countries: ['mx', 'us'] }),
  });
  if (!added.ok) throw new Error(await added.text());
  const { secret } = (await added.json()).data as { secret: string };
  process.env.VOLANTE_URL = process.env.PUBLIC_URL!;
  process.env.VOLANTE_TOKEN = account.token;
  // Not by its name: its types are made from a running server's document, and aren't in the repository.
  const file = pathToFileURL(`${import.meta.dirname}/../../examples/client.ts`).href;
  const { volante, dataOf } = (await import(file)) as Client;
  return { volante, dataOf, account, received: receiver.received, secret, close: receiver.close };
}

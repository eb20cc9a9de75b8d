import { isIP } from 'node:net';
import type { FileInspector } from '@volante/reader/opening/inspector.ts';
import type { ScreenshotReader } from '@volante/reader/screenshots/ocr.ts';
import type { OutsideCall } from '../core/outside/outside-call.ts';
import { OutsideFault } from '../core/outside/outside-fault.ts';
import { currentTrace, traceparentOf } from '../core/tracing/trace.ts';
import { inSpan, type Tracing } from '../core/tracing/tracing.ts';
import type { Messages } from '../providers/messages/messages.ts';
import type { Storage } from '../providers/storage/storage.ts';
import type { VirusScanner } from '../providers/virus-scan/index.ts';

/** Traces calls to outside services, with their retries, by service. The trace is passed only to services in our own network. */
export function traceOutsideCalls(call: OutsideCall, tracing: Tracing): OutsideCall {
  return (request) => {
    const { service, method = 'GET', url, headers } = request;
    const send = () => {
      const trace = isOurs(url) ? currentTrace() : undefined;
      return call(trace ? { ...request, headers: { ...headers, traceparent: traceparentOf(trace) } } : request);
    };
    return inSpan(
      tracing,
      `${method} ${service}`,
      'client',
      send,
      { 'peer.service': service, 'http.request.method': method },
      { of: ({ status }) => ({ 'http.response.status_code': status }), fault: faultOf },
    );
  };
}

/** Whether a service is in the installation's own network, according to its name or address. */
export function isOurs(url: string | URL): boolean {
  const host = new URL(url).hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host) === 4) return /^(127|10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\./.test(host);
  if (isIP(host) === 6) return /^(::1$|f[cd]|fe80:)/.test(host);
  return !host.includes('.') || /\.(localhost|local|internal|svc)$/.test(host);
}

/** Traces readings of pictures by kind, including the time they wait for their turn. */
export function traceReader(reader: ScreenshotReader, tracing: Tracing): ScreenshotReader {
  return {
    ...reader,
    read: (screenshot) =>
      inSpan(
        tracing,
        'read screenshot',
        'inner',
        () => reader.read(screenshot),
        { 'volante.kind': screenshot.uploadType, 'volante.platform': screenshot.platform },
        { of: ({ band }) => ({ 'volante.band': band }) },
      ),
    readDocument: (photo) =>
      inSpan(
        tracing,
        'read paper',
        'inner',
        () => reader.readDocument(photo),
        {},
        { of: ({ kind }) => ({ 'volante.kind': kind }) },
      ),
  };
}

/** Traces the opening of received files, by kind. */
export function traceInspector(inspector: FileInspector, tracing: Tracing): FileInspector {
  return {
    ...inspector,
    inspect: (inspection, applicationId) =>
      inSpan(
        tracing,
        'open file',
        'inner',
        () => inspector.inspect(inspection, applicationId),
        { 'volante.kind': inspection.kind },
        { of: ({ refusal }) => ({ 'volante.verdict': refusal ?? 'accepted' }) },
      ),
  };
}

/** Traces the store's calls by name. A file's bytes may still be streaming after its span. */
export function traceStorage(storage: Storage, tracing: Tracing): Storage {
  const traced = <Result>(name: string, work: () => Promise<Result>) =>
    inSpan(tracing, `store ${name}`, 'client', work, { 'peer.service': 'store' });
  return {
    ...storage,
    put: (key, path) => traced('put', () => storage.put(key, path)),
    get: (key, range) => traced('get', () => storage.get(key, range)),
    head: (key) => traced('head', () => storage.head(key)),
    delete: (key) => traced('delete', () => storage.delete(key)),
  };
}

export function traceScanner(scanner: VirusScanner, tracing: Tracing): VirusScanner {
  return {
    scan: (path) => inSpan(tracing, 'scan file', 'client', () => scanner.scan(path), { 'peer.service': 'virus scan' }),
  };
}

export function traceMessages({ channels }: Messages, tracing: Tracing): Messages {
  return {
    channels: channels.map((channel) => ({
      ...channel,
      send: (address, message) =>
        inSpan(tracing, `send ${channel.name}`, 'client', () => channel.send(address, message), {
          'peer.service': channel.name,
        }),
    })),
  };
}

function faultOf(error: unknown): string {
  return error instanceof OutsideFault ? error.kind : 'unknown';
}

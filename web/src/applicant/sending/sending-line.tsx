import { useState } from 'react';
import { here } from '../../lib/here.ts';
import { useUnsentForms } from '../application/unsent-form.ts';
import { requestId } from '../navigation/address.ts';
import { lazyPart } from '../navigation/lazy-part.tsx';
import { placeOf, type UnderWay, useUnderWay } from './under-way.ts';

const load = () => import('./line.tsx');
const Line = lazyPart(load, <div className="h-7" />);

/**
 * Uploads and forms of other screens that are not sent yet, in one quiet line. It stays until the screen is left, so
 * that nothing moves when the uploads end.
 */
export function SendingLine() {
  const [path] = useState(() => here().pathname);
  const files = useUnderWay().filter(isElsewhere(path));
  const forms = useUnsentForms().flatMap(({ name, address }) => {
    const { pathname, searchParams } = new URL(address, location.href);
    return name && pathname !== path && searchParams.get('id') === requestId() ? { name, path: pathname } : [];
  });
  const isAny = files.length + forms.length > 0;
  const [begun, setBegun] = useState(isAny);
  if (isAny && !begun) setBegun(true);
  return (
    <div role="status" className="wide:col-span-full">
      {begun && <Line files={files} forms={forms} path={path} />}
    </div>
  );
}

/** Preloads it on screens where files are chosen, so that the next screen shows it from the start. */
export function fetchSendingLine(): void {
  load().catch(() => undefined);
}

function isElsewhere(path: string): (file: UnderWay) => boolean {
  // The screen before sending shows all of them in detail.
  return (file) => path !== '/check-your-answers' && placeOf(file).path !== path;
}

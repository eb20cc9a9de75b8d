import { useState } from 'react';
import { here } from '../../lib/here.ts';
import { lazyPart } from '../frame/lazy-part.tsx';
import { placeOf } from './place-of.ts';
import { type UnderWay, useUnderWay } from './under-way.ts';

const load = () => import('./line.tsx');
const Line = lazyPart(load, <div className="h-7" />);

/**
 * Uploads and sending of other screens, in one quiet line. It stays until the screen is left, so that nothing moves when it
 * ends.
 */
export function SendingLine() {
  const files = useUnderWay().filter(isElsewhere(useState(() => here().pathname)[0]));
  const [begun, setBegun] = useState(files.length > 0);
  if (files.length > 0 && !begun) setBegun(true);
  return (
    <div role="status" className="wide:col-span-full">
      {begun && <Line files={files} />}
    </div>
  );
}

/** Preloads it where files are chosen: the next screen has it in its first picture. */
export function fetchSendingLine(): void {
  load().catch(() => undefined);
}

function isElsewhere(path: string): (file: UnderWay) => boolean {
  // Before sending, all of them are shown at large.
  return (file) => path !== '/check-your-answers' && placeOf(file).path !== path;
}

import type { StepKey } from '@volante/contract/admission/steps.ts';
import { useEffect, useState } from 'react';

type SideSteps = typeof import('./side-steps.tsx').SideSteps;

let loaded: SideSteps | null = null;

/** Space for the steps beside the column; phones have none and never load its code. */
export function SideColumn({ current, detail }: { current: StepKey; detail: string | undefined }) {
  const [Steps, setSteps] = useState(() => loaded);
  useEffect(() => {
    const wide = matchMedia('(min-width: 64rem)');
    const load = async () => {
      if (!wide.matches) return;
      loaded = (await import('./side-steps.tsx')).SideSteps;
      setSteps(() => loaded);
    };
    const loadOrGoWithout = () => void load().catch(() => undefined);
    loadOrGoWithout();
    wide.addEventListener('change', loadOrGoWithout);
    return () => wide.removeEventListener('change', loadOrGoWithout);
  }, []);
  return (
    <aside className="hidden w-60 flex-none border-r border-line px-6 py-10 wide:block print:hidden">
      {Steps && <Steps current={current} detail={detail} />}
    </aside>
  );
}

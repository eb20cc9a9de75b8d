import { useQueryString } from '../../lib/here.ts';
import { getText } from '../../lib/text.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { reloadApplication } from '../application/application.ts';
import { showFailure } from '../application/failure.ts';
import { Screen } from '../layout/screen.tsx';
import { afterProof } from '../navigation/after-proof.ts';
import { goTo } from '../navigation/go.ts';
import { Proof, type ProofParts } from './proof.tsx';
import { proofTexts } from './proof-texts.ts';

/** Proves that this device is the applicant's, and goes on to where they were heading. */
export default function Prove() {
  const { path, query } = afterProof(new URLSearchParams(useQueryString()));
  const goOn = async () => {
    try {
      await reloadApplication();
      await goTo(path, { replace: true, query });
      void toast.success(getText(proofTexts).proved);
    } catch (error) {
      showFailure(error);
    }
  };
  return <Proof frame={OnScreen} onProved={() => void goOn()} />;
}

function OnScreen({ part, children, ...rest }: ProofParts) {
  return (
    <Screen {...rest} part={part} back>
      {children}
    </Screen>
  );
}

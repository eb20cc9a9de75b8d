import { reloadApplication } from '../../application/application.ts';
import HandOffLink from '../../hand-off/hand-off-link.tsx';
import { allPapers } from '../../hand-off/row-of-papers.ts';
import { useHandOff } from '../../hand-off/use-hand-off.ts';

/** On a computer: one code for all documents. The list beside it follows the phone. */
export default function AllPapers() {
  const handOff = useHandOff(() => void reloadApplication().catch(() => undefined));
  return <HandOffLink handOff={handOff} path="/documents" query={allPapers} things="papers" />;
}

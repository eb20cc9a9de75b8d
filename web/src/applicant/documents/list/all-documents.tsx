import { reloadApplication } from '../../application/application.ts';
import HandOffLink from '../../hand-off/hand-off-link.tsx';
import { allDocuments } from '../../hand-off/row-of-documents.ts';
import { useHandOff } from '../../hand-off/use-hand-off.ts';

/** On a computer: one code for all documents. The list beside it follows the phone. */
export default function AllDocuments() {
  const handOff = useHandOff(() => void reloadApplication().catch(() => undefined));
  return <HandOffLink handOff={handOff} path="/documents" query={allDocuments} things="documents" />;
}

import { documentScreen } from '@volante/contract/documents.ts';
import { nextScreen } from '@volante/contract/next-screen.ts';
import { useEffect } from 'react';
import { goTo } from '../navigation.ts';
import { useRequest } from '../request.ts';
import { ObligorCard } from './obligor-card.tsx';
import { SingleDocument } from './single-document.tsx';
import { Statements } from './statements.tsx';

/** The screen of one document, or of the several that share one screen. */
export default function DocumentScreen({ params }: { params: { type: string } }) {
  const request = useRequest();
  const documents = request.documentsAnalysis.documents.filter((d) => documentScreen(d.type) === params.type);
  const [first] = documents;
  if (!first) return <Elsewhere to={nextScreen(request)} />;
  if (params.type === 'bank_statements') return <Statements documents={documents} />;
  if (documents.length > 1) return <ObligorCard documents={documents} />;
  return <SingleDocument document={first} />;
}

/** The application does not ask for this document. */
function Elsewhere({ to }: { to: string }) {
  useEffect(() => {
    goTo(to, { replace: true });
  }, [to]);
  return null;
}

import { nextScreen } from '@volante/contract/admission/next-screen.ts';
import { useEffect } from 'react';
import { useApplication } from '../application/application.ts';
import { goTo } from '../navigation/go.ts';
import { SingleDocument } from './single-document.tsx';

/** The screen of a single document. */
export default function DocumentScreen({ params }: { params: { type: string } }) {
  const request = useApplication();
  const document = request.documentsAnalysis.documents.find((d) => d.type === params.type);
  return document ? <SingleDocument document={document} /> : <Elsewhere to={nextScreen(request)} />;
}

/** The application doesn't need this document. */
function Elsewhere({ to }: { to: string }) {
  useEffect(() => {
    goTo(to, { replace: true });
  }, [to]);
  return null;
}

import type { Application } from '@volante/contract/admission/application.ts';
import { waitingScreens } from '@volante/contract/admission/papers.ts';
import { isContactComplete } from '@volante/contract/personal-data/rules.ts';
import { useText } from '../../lib/text.ts';
import { useDocumentName } from '../application/document-names.ts';
import { appTexts } from '../navigation/app-texts.ts';

/** Everything still missing before the application can be sent, with the screen to fix it; optional documents never block. */
export function useMissing(application: Application): { name: string; screen: string }[] {
  const { stepNames } = useText(appTexts);
  const nameOf = useDocumentName();
  const { personalData } = application;
  const person = personalData.status === 'pending' || !isContactComplete(personalData);
  const documents = waitingScreens(application).flatMap(({ screen, documents }) => {
    const first = documents.find((document) => document.required);
    return first ? [{ name: nameOf(first.type), screen }] : [];
  });
  return [...(person ? [{ name: stepNames.personal_data, screen: '/personal-data' }] : []), ...documents];
}

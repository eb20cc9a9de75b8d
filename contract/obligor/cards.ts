import { documents, documentTypes } from '../documents/rules.ts';

/** The two sides of the guarantor's card. */
export const obligorCards = documentTypes.filter((type) => documents[type].person === 'obligor');

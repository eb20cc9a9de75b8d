import type { Application } from '@volante/contract/admission/application.ts';
import { asGiven } from '@volante/contract/admission/as-given.ts';
import { givenToo, underWay, useUnderWay } from './under-way.ts';

/** The application as Continue sees it: a file being uploaded counts as sent, so that no screen leads back to it. */
export function toGoOn(application: Application): Application {
  return asGiven(application, givenToo(underWay()));
}

/** The same in a component. */
export function useToGoOn(application: Application): Application {
  return asGiven(application, givenToo(useUnderWay()));
}

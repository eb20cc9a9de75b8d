import type { Application, DocumentView, PersonalData, PlatformAccount } from './application.ts';
import { firstLetterOf, initialOf, lastTwoDigitsOf } from './fields/masked.ts';
import { withoutIds } from './home-visit/rules.ts';

// The application as a device gets it that proved nothing: the same shape, with how far everything is and without what was stored.

/**
 * Identifiers show nothing, not even their last digits: a device may prove itself by the last characters of one, and the others are
 * made of the same data.
 */
function limitedPersonalData(data: PersonalData): PersonalData {
  const { status, country, ocnBackgroundAndCreditCheckForApplication, privacyPolicy } = data;
  const { firstName, lastName, email, phone, contactToConfirm } = data;
  return {
    ...{ status, country, ocnBackgroundAndCreditCheckForApplication, privacyPolicy },
    ...(contactToConfirm && { contactToConfirm }),
    firstName: initialOf(firstName),
    lastName: initialOf(lastName),
    email: firstLetterOf(email),
    phone: lastTwoDigitsOf(phone),
    ...{ birthdate: '', taxId: '', nationalId: '', ssn: '' },
    ...{ postalCode: '', city: '', state: '', neighborhood: '', street: '', streetNumber: '', department: '' },
    ...{ rideShareTotalRides: null, avgEarningPerWeek: null },
  };
}

/** `mediaId` is '' for a document that was sent, and null for one that wasn't. */
function limitedDocument({
  type,
  mediaId,
  status,
  required,
  skipped,
  reason,
  month,
  unread,
}: DocumentView): DocumentView {
  return {
    ...{ type, status, required, skipped, reason },
    mediaId: mediaId === null ? null : '',
    note: null,
    ...(month !== undefined && { month }),
    ...(unread && { unread }),
  };
}

/** `accountId` is the account's place in the list. */
function limitedAccount(
  { platform, origin, status, earnings, metrics, weeks, onWord }: PlatformAccount,
  place: number,
): PlatformAccount {
  return {
    ...{ accountId: String(place), platform, origin, status, earnings, metrics },
    ...(onWord && { onWord }),
    ...(weeks !== undefined && { weeks }),
  };
}

/** Named one by one, so that what an application says in future isn't shown before somebody has thought about it. */
export function limitedView(application: Application): Application {
  const { id, reference, status, closed, country, language, documentsAnalysis, palenca, earningsAnalysis } =
    application;
  const {
    guarantor,
    personalData,
    avalData,
    locationData,
    homeVisit,
    openPictures,
    visitAhead,
    visitOver,
    companyTurn,
    corrections,
  } = application;
  return {
    ...{ id, reference, status, country, earningsAnalysis },
    access: 'limited',
    ...(closed && { closed }),
    ...(language && { language }),
    personalData: limitedPersonalData(personalData),
    documentsAnalysis: {
      status: documentsAnalysis.status,
      documents: documentsAnalysis.documents.map(limitedDocument),
    },
    palenca: {
      widgetId: palenca.widgetId,
      externalId: palenca.externalId,
      accounts: palenca.accounts.map(limitedAccount),
    },
    ...(guarantor && {
      guarantor: { state: guarantor.state, firstName: '', lastName: '', askedAt: guarantor.askedAt },
    }),
    avalData: avalData && { name: '', phone: '', email: '', location: '' },
    locationData: locationData && { latitude: null, longitude: null, location: null, ipAddress: null },
    homeVisit: homeVisit && {
      status: homeVisit.status,
      images: homeVisit.images.map(() => ''),
      homeImages: withoutIds(homeVisit.homeImages),
    },
    ...(openPictures && { openPictures: openPictures.map(({ platform, count }) => ({ platform, count })) }),
    ...(visitAhead && { visitAhead }),
    ...(visitOver && { visitOver }),
    ...(companyTurn && { companyTurn }),
    ...(corrections && {
      corrections: corrections.map(({ id, part, paths, reason }) => ({ id, part, paths, reason, note: null })),
    }),
  };
}

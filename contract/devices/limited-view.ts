import type { Application, DocumentView, PersonalData, PlatformAccount } from '../admission/application.ts';
import type { Appointment } from '../appointments/calls.ts';
import type { OpenPicture, ProfileData, ScreenshotResult } from '../earnings/calls.ts';
import type { HomeVisitPhotos } from '../home-visit/calls.ts';
import type { MediaFile } from '../media/calls.ts';

// What a device that proved nothing gets: the same shapes, with how far everything is and without what was stored.

/** `María` → `M.` */
export function initialOf(name: string): string {
  const [first = ''] = name;
  return first && `${first}.`;
}

/** `+525512340077` → `•••77` */
export function lastTwoDigitsOf(number: string): string {
  return number && `•••${number.replace(/\D/g, '').slice(-2)}`;
}

/** `maria@example.com` → `m•••` */
export function firstLetterOf(email: string): string {
  const [first = ''] = email;
  return first && `${first}•••`;
}

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

const empty = <Shape extends Record<string, unknown[]>>(lists: Shape) =>
  Object.fromEntries(Object.entries(lists).map(([key, items]) => [key, items.map(() => '')])) as Record<
    keyof Shape,
    string[]
  >;

/** Named one by one, so that what an application says in future isn't shown before somebody has thought about it. */
export function limitedView(application: Application): Application {
  const { id, reference, status, country, language, documentsAnalysis, palenca, earningsAnalysis } = application;
  const { personalData, avalData, locationData, homeVisit, openPictures, visitAhead, visitOver, corrections } =
    application;
  return {
    ...{ id, reference, status, country, earningsAnalysis },
    access: 'limited',
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
    avalData: avalData && { name: '', phone: '', email: '', location: '' },
    locationData: locationData && { latitude: null, longitude: null, location: null, ipAddress: null },
    homeVisit: homeVisit && {
      status: homeVisit.status,
      images: homeVisit.images.map(() => ''),
      homeImages: empty(homeVisit.homeImages),
    },
    ...(openPictures && { openPictures: openPictures.map(({ platform, count }) => ({ platform, count })) }),
    ...(visitAhead && { visitAhead }),
    ...(visitOver && { visitOver }),
    ...(corrections && {
      corrections: corrections.map(({ id, part, paths, reason }) => ({ id, part, paths, reason, note: null })),
    }),
  };
}

/** A week's `origin` tells whether it is filled. */
export function limitedProfileData({ platform, currency, earnings, frozenUntil }: ProfileData): ProfileData {
  return {
    ...{ platform, currency, frozenUntil },
    profileMetrics: { fullName: null, rating: null },
    earnings: earnings.map(({ earningWeek, origin }) => ({ earningWeek, earning: null, origin })),
    openPictures: [],
  };
}

/** What the picture that was just sent shows. */
export function limitedScreenshot(result: ScreenshotResult | OpenPicture): ScreenshotResult | OpenPicture {
  return 'mediaId' in result ? { ...result, mediaId: '' } : result;
}

/** The file that was just sent, without an address to fetch it. */
export function limitedUpload(files: MediaFile | MediaFile[]): MediaFile | MediaFile[] {
  return Array.isArray(files) ? files.map(limitedFile) : limitedFile(files);
}

function limitedFile(file: MediaFile): MediaFile {
  return { ...file, path: '', url: '' };
}

export function limitedHomeVisit({ homeImages, images }: HomeVisitPhotos): HomeVisitPhotos {
  return { homeImages: empty(homeImages), images: images.map(() => ''), media: [] };
}

/** The visit that was just booked. */
export function limitedBooking<Booked extends { appointment: Appointment }>(booked: Booked): Booked {
  const { appointment } = booked;
  return {
    ...booked,
    appointment: {
      ...appointment,
      id: '',
      firstName: initialOf(appointment.firstName),
      lastName: initialOf(appointment.lastName),
      email: firstLetterOf(appointment.email),
      phone: lastTwoDigitsOf(appointment.phone),
      meetingLink: null,
      calendarUrl: '',
    },
  };
}

import type { CorrectionPart } from '@volante/contract/admission/corrections.ts';
import type { Act } from '@volante/contract/staff/open-things/open-things.ts';
import type { staffApi } from '@volante/contract/staff-api.ts';

type Api = typeof staffApi;
/** The calls that write to one application. */
export type ApplicationWrite = {
  [Name in keyof Api]: Api[Name] extends { method: 'GET' }
    ? never
    : Api[Name] extends { path: `/applications/{applicationId}${string}` | `/visits/{visitId}${string}` }
      ? Name
      : never;
}[keyof Api];

interface Does {
  acts: readonly Act[];
  /** The part it acts on, if it leaves the corrections of others alone. */
  on?: CorrectionPart;
}

/** What each call does to what is open. A new call doesn't compile until this is decided. */
export const actsOfCalls: Record<ApplicationWrite, Does> = {
  assign: { acts: ['aside'] },
  addNote: { acts: ['aside'] },
  strikeNote: { acts: ['aside'] },
  seeMention: { acts: ['aside'] },
  addTask: { acts: ['aside'] },
  changeTask: { acts: ['aside'] },
  watch: { acts: ['aside'] },
  bePresent: { acts: ['aside'] },
  writeMessage: { acts: ['aside'] },
  settleConversation: { acts: ['aside'] },
  moveConversation: { acts: ['aside'] },
  confirmPhone: { acts: ['aside'] },
  // The file goes where the driver would have put it, a moment later.
  placeFile: { acts: ['aside'] },
  seeConversation: { acts: ['aside'] },
  typeMessage: { acts: ['aside'] },
  showSsn: { acts: ['aside'] },
  dismissMatch: { acts: ['aside'] },
  renewLink: { acts: ['aside'] },
  revokeLink: { acts: ['aside'] },
  sendLink: { acts: ['aside'] },
  askGuarantorAgain: { acts: ['aside'] },
  allowDevice: { acts: ['aside'] },
  revokeDevice: { acts: ['aside'] },
  exportPerson: { acts: ['aside'] },
  holdRetention: { acts: ['aside'] },
  liftHold: { acts: ['aside'] },
  answerPrivacyRequest: { acts: ['aside'] },
  changeContact: { acts: ['change_contact'], on: 'personal_data' },
  approvePersonalData: { acts: ['approve_part'], on: 'personal_data' },
  approveEarnings: { acts: ['approve_part'], on: 'earnings' },
  reopenPersonalData: { acts: ['reopen_part'], on: 'personal_data' },
  reopenEarnings: { acts: ['reopen_part'], on: 'earnings' },
  askForCorrection: { acts: ['ask_correction'], on: 'personal_data' },
  takeCorrectionBack: { acts: ['take_correction_back'], on: 'personal_data' },
  settleCorrection: { acts: ['settle_correction'], on: 'personal_data' },
  reviewWeek: { acts: ['review_week'], on: 'earnings' },
  reviewPaper: { acts: ['review_paper'] },
  askForPaper: { acts: ['ask_paper'] },
  takeAskingBack: { acts: ['take_asking_back'] },
  givePaper: { acts: ['give_paper'] },
  tellNow: { acts: ['tell_now'] },
  saveReport: { acts: ['report_visit'] },
  addReportImage: { acts: ['report_visit'] },
  finishReport: { acts: ['report_visit'] },
  reopenReport: { acts: ['report_visit'] },
  bookVisit: { acts: ['book_visit'] },
  moveVisit: { acts: ['move_visit'] },
  cancelVisit: { acts: ['cancel_visit'] },
  reassignVisit: { acts: ['reassign_visit'] },
  moveStage: { acts: ['pass_check', 'start_visit', 'approve', 'reject', 'reopen'] },
  confirmProposal: { acts: ['approve', 'reject'] },
  closeApplication: { acts: ['close'] },
  reopenApplication: { acts: ['aside'] },
  withdrawProposal: { acts: ['withdraw_proposal'] },
  erase: { acts: ['erase'] },
  grantDeletion: { acts: ['erase'] },
};

import { crm } from './crm.ts';
import { mailCatcher } from './mail.ts';
import { googleMeetings } from './meetings-google.ts';
import { zoomMeetings } from './meetings-zoom.ts';
import type { SandboxPart } from './part.ts';
import { widget } from './widget/widget.ts';

/** All parts of the sandbox, in the order of its page. */
export const parts: readonly SandboxPart[] = [widget, mailCatcher(), crm, googleMeetings, zoomMeetings];

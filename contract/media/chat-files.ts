import * as z from 'zod/mini';
import { instant } from '../application.ts';
import { documentTypes } from '../documents/rules.ts';
import { platformSlugs } from '../earnings/platforms.ts';
import { endpoint } from '../endpoint.ts';
import { atMost } from '../fields/lengths.ts';
import { messageChannels } from '../notifications/channels.ts';

/** Files that are shown to be placed, the oldest. */
export const MOST_CHAT_FILES = 50;

/** What a file can be: a screenshot of this platform, or this document. */
export const FileUse = z.union([z.enum(platformSlugs), z.enum(documentTypes)], { error: 'invalid_value' });
export type FileUse = z.infer<typeof FileUse>;

/** Files that came by message and weren't recognized, oldest first, and what each of them can be. */
export const ChatFiles = z.object({
  items: z
    .array(
      z.object({
        fileId: z.string(),
        mediaId: z.string(),
        isPdf: z.boolean(),
        channel: z.enum(messageChannels),
        sentAt: instant,
      }),
    )
    .check(atMost(MOST_CHAT_FILES)),
  uses: z.array(FileUse).check(atMost(platformSlugs.length + documentTypes.length)),
});
export type ChatFiles = z.infer<typeof ChatFiles>;

const of = '/public/admission/requests/{id}/chat-files';

export const chatFileEndpoints = {
  listChatFiles: endpoint({
    method: 'GET',
    path: of,
    summary: 'The files that came by message and that wait for their driver to say what they are.',
    gate: 'link',
    limited: 'refused',
    result: ChatFiles,
    refusals: ['device_not_proved'],
  }),
  placeChatFile: endpoint({
    method: 'PUT',
    path: `${of}/{fileId}`,
    summary: 'Puts such a file where it belongs, as an upload there would. One that is refused there keeps waiting.',
    gate: 'link',
    limited: 'refused',
    budget: 'screenshots',
    body: z.strictObject({ as: FileUse }),
    result: ChatFiles,
    refusals: [
      'device_not_proved',
      'media_not_found',
      'application_closed',
      'section_approved',
      'document_not_found',
      'file_type_not_accepted',
      'duplicate_image',
      'wrong_platform',
      'unreadable_screenshot',
    ],
  }),
  dropChatFile: endpoint({
    method: 'DELETE',
    path: `${of}/{fileId}`,
    summary: 'Throws such a file away. One that is gone already counts as thrown away.',
    gate: 'link',
    limited: 'refused',
    result: ChatFiles,
    refusals: ['device_not_proved'],
  }),
};

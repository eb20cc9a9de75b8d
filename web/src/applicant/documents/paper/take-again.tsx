import type { DocumentType } from '@volante/contract/documents/rules.ts';
import { takesOnlyPdf } from '../../../lib/files/file-kind.ts';
import { useText } from '../../../lib/text.ts';
import { useWide } from '../../../lib/wide.ts';
import type { ButtonKind } from '../../../ui/button.tsx';
import { FilePicker } from '../../../ui/files/file-picker.tsx';
import { usePageCamera } from '../camera/use-page-camera.tsx';
import type { Slots } from '../slots/slots.ts';
import { documentTexts } from '../texts.ts';
import { waysOf } from './camera.ts';
import { doubtfulPage } from './doubtful-page.ts';

/** Replaces a chosen file: a photo by another photo, a page of a future PDF by a better one, any other file by another file. */
export function TakeAgain({ type, slots, kind }: { type: DocumentType; slots: Slots; kind: ButtonKind }) {
  const t = useText(documentTexts);
  const { files, preparing } = slots.of(type);
  const { camera, photos, files: accepted } = waysOf(type, useWide());
  const photo = files[0]?.photo && camera;
  const replace = async (chosen: File[]) => {
    const before = slots.of(type).files.length;
    await slots.choose(type, chosen);
    // If photos become one PDF, the new one was added; otherwise it has replaced the first.
    if (takesOnlyPdf(type) && slots.of(type).files.length > before) slots.removePage(type, doubtfulPage(files) ?? 0);
  };
  const { instead, dialog } = usePageCamera(type, replace);
  return (
    <>
      <FilePicker
        kind={kind}
        accept={photo ? photos : accepted}
        camera={photo || undefined}
        instead={instead}
        onFiles={replace}
        disabled={preparing}
      >
        {photo ? t.takeAnother : t.chooseAnother}
      </FilePicker>
      {dialog}
    </>
  );
}

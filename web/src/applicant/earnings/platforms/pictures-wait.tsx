import { Notice } from '../../../ui/notice.tsx';
import { useWaitingPictures } from '../../application/waiting-pictures.ts';
import { ScreenLink } from '../../navigation/link.tsx';

/** The screenshots that wait for the driver on a platform's board, with a link to it. */
export function PicturesWait() {
  return useWaitingPictures().map(({ platform, title, look, place: { path, query } }) => (
    <Notice key={platform} tone="info" title={title}>
      <ScreenLink to={path} query={query} className="inline-grid min-h-12 content-center font-bold underline">
        {look}
      </ScreenLink>
    </Notice>
  ));
}

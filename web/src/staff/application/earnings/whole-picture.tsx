import type { Box } from '@volante/contract/staff/earnings.ts';
import { useText } from '../../../lib/text.ts';
import { FramedPicture } from '../../controls/pictures/framed-picture.tsx';
import { pageAddress } from '../application.ts';
import { earningsTexts } from './texts.ts';

interface WholePictureProps {
  applicationId: string;
  mediaId: string;
  /** Description of the picture. */
  name: string;
  boxes: Partial<Record<'week' | 'amount' | 'name' | 'rating', Box>>;
  /** On a phone, leaves room for a form below it. */
  low?: boolean;
}

/** A whole screenshot with a frame around each place that was read. */
export function WholePicture({ applicationId, mediaId, name, boxes, low = false }: WholePictureProps) {
  const t = useText(earningsTexts);
  return (
    <FramedPicture
      src={pageAddress(applicationId, mediaId, 1, 'screen')}
      name={t.picture(name)}
      boxes={boxes}
      none={t.noBoxes}
      low={low}
    />
  );
}

import type { Box } from '@volante/contract/staff/earnings.ts';
import { useText } from '../../../lib/text.ts';
import { pageAddress } from '../../application/application.ts';
import { PictureFailed } from '../../controls/pictures/picture-failed.tsx';
import { usePictureTries } from '../../controls/pictures/use-picture-tries.ts';
import { earningsTexts } from './texts.ts';

interface WholePictureProps {
  applicationId: string;
  mediaId: string;
  /** What the picture is of. */
  name: string;
  boxes: Partial<Record<'week' | 'amount' | 'name' | 'rating', Box>>;
}

/** A whole screenshot, with a frame around each place that was read. */
export function WholePicture({ applicationId, mediaId, name, boxes }: WholePictureProps) {
  const t = useText(earningsTexts);
  const { failed, tries, again, fail } = usePictureTries();
  const frames = Object.entries(boxes).flatMap(([field, box]) => (box ? [{ field, box }] : []));
  if (failed)
    return (
      <PictureFailed
        className="min-h-48 rounded-[8px] bg-track p-4"
        text={t.pictureFailed}
        again={t.again}
        onAgain={again}
      />
    );
  return (
    <div>
      <section
        aria-label={t.picture(name)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0}
        className="max-h-[40dvh] overflow-auto rounded-[8px] bg-track desk:max-h-[68dvh]"
      >
        <div className="relative mx-auto w-fit">
          <img
            key={tries}
            src={pageAddress(applicationId, mediaId, 1, 'screen')}
            alt={t.picture(name)}
            draggable={false}
            onError={fail}
            className="block min-h-32 max-w-full"
          />
          {frames.map(({ field, box: [x = 0, y = 0, width = 0, height = 0] }) => (
            <span
              key={field}
              data-box={field}
              className="pointer-events-none absolute rounded-[4px] border-[3px] border-brand-fill outline-2 outline-on-brand"
              style={{ left: part(x), top: part(y), width: part(width), height: part(height) }}
            >
              <span
                className={`absolute -left-[3px] bg-brand-fill px-1.5 text-tag font-bold whitespace-nowrap text-on-brand ${isUpper(field) ? 'bottom-full rounded-t-[4px]' : 'top-full rounded-b-[4px]'}`}
              >
                {t.boxes[field as keyof typeof t.boxes]}
              </span>
            </span>
          ))}
        </div>
      </section>
      {frames.length === 0 && <p className="mt-1 text-small text-ink-2">{t.noBoxes}</p>}
    </div>
  );
}

// Week and figure, name and rating stand close: the upper one is named above, the lower one below.
function isUpper(field: string): boolean {
  return field === 'week' || field === 'name';
}

function part(share: number): string {
  return `${share * 100}%`;
}

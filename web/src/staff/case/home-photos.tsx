import type { Case } from '@volante/contract/staff/case.ts';
import { useText } from '../../lib/text.ts';
import { pageAddress } from '../application/application.ts';
import { Thumbnail } from '../controls/pictures/thumbnail.tsx';
import { PartCorrections } from './corrections/part-corrections.tsx';
import { Section } from './section.tsx';
import { caseTexts } from './texts.ts';

export function HomePhotos({ one }: { one: Case }) {
  const t = useText(caseTexts);
  const groups = Object.entries(one.homePhotos) as [
    keyof typeof t.photoGroups,
    Case['homePhotos']['homeImagesFront'],
  ][];
  const given = groups.filter(([, photos]) => photos.length > 0);
  return (
    <Section id="homePhotos" title={t.partNames.homePhotos}>
      {given.length === 0 && <p className="text-small text-ink-2">{t.noHomePhotos}</p>}
      {given.map(([group, photos]) => (
        <div key={group} className="mb-3">
          <h3 className="mb-1 text-small font-bold">{t.photoGroups[group]}</h3>
          <ul className="flex flex-wrap gap-2">
            {photos.map((photo, at) => (
              <li key={photo.id}>
                <Thumbnail
                  src={pageAddress(one.applicationId, photo.id, 1, 'thumb')}
                  href={pageAddress(one.applicationId, photo.id, 1, 'full')}
                  name={t.photo(t.photoGroups[group], at + 1)}
                  alt={t.photo(t.photoGroups[group], at + 1)}
                  className="h-28 w-36 rounded-[8px] bg-track object-cover"
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {given.length > 0 && <PartCorrections one={one} part="home_photos" fields={Object.entries(t.photoGroups)} />}
    </Section>
  );
}

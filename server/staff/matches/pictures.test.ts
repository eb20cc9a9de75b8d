import { platformSlugs } from '@volante/contract/earnings/platforms.ts';
import { expect, test } from 'vitest';
import { pictureIds } from './pictures.ts';

test('the screenshots of every platform are left out, photos of documents are compared', () => {
  const file = (source: 'drivers_license_front' | (typeof platformSlugs)[number]) => ({
    mediaId: `of-${source}`,
    source,
    fileName: 'a.jpg',
    mimeType: 'image/jpeg',
    sha256: '',
  });
  expect(pictureIds([...platformSlugs.map(file), file('drivers_license_front')])).toEqual(['of-drivers_license_front']);
});

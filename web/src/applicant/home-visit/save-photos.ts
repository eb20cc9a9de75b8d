import type { HomeVisitPhotos } from '@volante/contract/home-visit/calls.ts';
import { allHomeImages, type HomeImages, type HomePhotoStep } from '@volante/contract/home-visit/rules.ts';
import { currentApplication, storeApplication } from '../application/application.ts';
import { call } from '../application/call.ts';

/** Saves one step's photos and updates the task list. */
export async function savePhotos(id: string, step: HomePhotoStep, images: HomeImages): Promise<HomeVisitPhotos> {
  const saved = await call('PATCH /public/admission/requests/{id}/home-visit', {
    params: { id },
    body: {
      isHomeVisitData: true,
      homeVisitData: { homeImages: { [step]: images[step] }, images: allHomeImages(images) },
    },
  });
  const request = currentApplication();
  if (request?.homeVisit) {
    storeApplication({
      ...request,
      homeVisit: { ...request.homeVisit, images: saved.images, homeImages: saved.homeImages },
    });
  }
  return saved;
}

import { allHomeImages, type HomeImages, noHomeImages } from '@volante/contract/home-visit/rules.ts';
import { fakeUploads, refusedUpload } from '../../testing/fake-uploads.ts';

/** A fake server for the photos of one home. */
export function fakeHomeVisit(start: Partial<HomeImages> = {}) {
  const state = {
    images: { ...structuredClone(noHomeImages), ...start } as HomeImages,
    names: new Map<string, string>(),
    saves: [] as Partial<HomeImages>[],
    /** Of the last save. */
    captures: [] as object[],
    /** Refusals of the next saves and uploads, in this order. */
    refuse: [] as { at: 'save' | 'upload'; status: number; code: string }[],
  };
  const refusalAt = (at: 'save' | 'upload') => {
    const index = state.refuse.findIndex((item) => item.at === at);
    return index === -1 ? undefined : state.refuse.splice(index, 1)[0];
  };
  const media = (id: string) => ({
    id,
    fileName: state.names.get(id) ?? `${id}.jpg`,
    mimeType: 'image/jpeg',
    size: 400_000,
    url: `/nothing/${id}`,
  });
  const shown = () => {
    const images = allHomeImages(state.images);
    return { data: { homeImages: state.images, images, media: images.map(media) } };
  };

  const answer = async (address: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (String(address).includes('/challenge'))
      return Response.json({
        data: { challenge: 'hand_on_door_frame', token: 'token', expiresAt: '2030-01-01T00:00:00Z' },
      });
    if (init?.method !== 'PATCH') return Response.json(shown());
    const refusal = refusalAt('save');
    if (refusal) return Response.json({ error: { ...refusal, message: '', errors: [] } }, { status: refusal.status });
    const { homeImages, captures = [] } = JSON.parse(String(init.body)).homeVisitData;
    state.captures = captures;
    state.saves.push(homeImages);
    state.images = { ...state.images, ...homeImages };
    return Response.json(shown());
  };

  const Network = fakeUploads((form) => {
    const { name } = form.get('file') as File;
    return () => {
      const refusal = refusalAt('upload');
      if (refusal) return refusedUpload(refusal);
      const id = `media-${state.names.size + 1}`;
      state.names.set(id, name);
      return { status: 200, body: { data: media(id) } };
    };
  });

  return { state, answer, Network };
}

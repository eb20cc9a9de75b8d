import { allHomeImages, type HomeImages, noHomeImages } from '@volante/contract/home-photos.ts';

/** Plays the server for the photos of one home. */
export function fakeHomeVisit(start: Partial<HomeImages> = {}) {
  const state = {
    images: { ...structuredClone(noHomeImages), ...start } as HomeImages,
    names: new Map<string, string>(),
    saves: [] as Partial<HomeImages>[],
    /** What the next saves and uploads are refused with, in this order. */
    refuse: [] as { at: 'save' | 'upload'; status: number; code: string }[],
  };
  const refusalAt = (at: 'save' | 'upload') => {
    const index = state.refuse.findIndex((one) => one.at === at);
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

  const answer = async (_: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (init?.method !== 'PATCH') return Response.json(shown());
    const refusal = refusalAt('save');
    if (refusal) return Response.json({ error: { ...refusal, message: '', errors: [] } }, { status: refusal.status });
    const { homeImages } = JSON.parse(String(init.body)).homeVisitData;
    state.saves.push(homeImages);
    state.images = { ...state.images, ...homeImages };
    return Response.json(shown());
  };

  /** Takes the place of the network below an upload. */
  class Network {
    upload: { onprogress?: (event: unknown) => void; onload?: () => void } = {};
    onload?: () => void;
    onabort?: () => void;
    status = 200;
    responseText = '';
    private timer: ReturnType<typeof setTimeout> | undefined;

    open(): void {}
    setRequestHeader(): void {}
    getResponseHeader(): null {
      return null;
    }
    abort(): void {
      clearTimeout(this.timer);
      this.onabort?.();
    }
    send(form: FormData): void {
      const { name } = form.get('file') as File;
      this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 });
      this.timer = setTimeout(() => {
        const refusal = refusalAt('upload');
        this.upload.onload?.();
        this.status = refusal?.status ?? 200;
        const id = `media-${state.names.size + 1}`;
        if (!refusal) state.names.set(id, name);
        const error = { ...refusal, message: '', errors: [] };
        this.responseText = JSON.stringify(refusal ? { error } : { data: media(id) });
        this.onload?.();
      }, 150);
    }
  }

  return { state, answer, Network };
}

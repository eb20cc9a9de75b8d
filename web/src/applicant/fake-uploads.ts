export interface UploadAnswer {
  status: number;
  body: unknown;
}

/**
 * Takes the place of the network below an upload: it comes half the way, and is answered after a moment. `answer` is asked when
 * the form is sent and gives what is to be answered then, or null where the upload never ends.
 */
export function fakeUploads(answer: (form: FormData) => (() => UploadAnswer) | null) {
  return class {
    upload: { onprogress?: (event: unknown) => void; onload?: () => void } = {};
    onload?: () => void;
    onabort?: () => void;
    status = 200;
    responseText = '';
    timer: ReturnType<typeof setTimeout> | undefined;

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
      const finish = answer(form);
      this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 });
      if (finish) this.timer = setTimeout(() => this.finish(finish()), 150);
    }
    finish({ status, body }: UploadAnswer): void {
      this.upload.onload?.();
      this.status = status;
      this.responseText = JSON.stringify(body);
      this.onload?.();
    }
  };
}

/** What the server says of a refusal. */
export function refusedUpload(refusal: { status: number; code: string }): UploadAnswer {
  return { status: refusal.status, body: { error: { ...refusal, message: '', errors: [] } } };
}

import { keep } from '../../lib/files/kept-files.ts';

interface UploadAnswer {
  status: number;
  body: unknown;
  /** The header Retry-After. */
  retryAfter?: string | null;
}

/**
 * Replaces the network below an upload: the upload reaches half of its bytes, and is answered after `ms`. `answer` is
 * called when the form is sent and returns the response, or null for an upload that never ends.
 */
export function fakeUploads(answer: (form: FormData) => (() => UploadAnswer) | null, ms = 150) {
  return class {
    upload: { onprogress?: (event: unknown) => void; onload?: () => void } = {};
    onload?: () => void;
    onabort?: () => void;
    status = 200;
    responseText = '';
    retryAfter: string | null = null;
    timer: ReturnType<typeof setTimeout> | undefined;

    open(): void {}
    setRequestHeader(): void {}
    getResponseHeader(): string | null {
      return this.retryAfter;
    }
    abort(): void {
      clearTimeout(this.timer);
      this.onabort?.();
    }
    send(form: FormData): void {
      const finish = answer(form);
      this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 });
      if (finish) this.timer = setTimeout(() => this.finish(finish()), ms);
    }
    finish({ status, body, retryAfter = null }: UploadAnswer): void {
      this.upload.onload?.();
      this.status = status;
      this.retryAfter = retryAfter;
      this.responseText = JSON.stringify(body);
      this.onload?.();
    }
  };
}

/** The server's response to a refused upload. */
export function refusedUpload(refusal: { status: number; code: string }): UploadAnswer {
  return { status: refusal.status, body: { error: { ...refusal, message: '', errors: [] } } };
}

/** Stores what a killed page would have left on the phone under this key. */
export function leaveOnPhone(owner: string, key: string, content: object): Promise<void> {
  return keep(owner, key, content, 'killed');
}

import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toasts/toast.ts';

interface ShownOnceProps {
  title: string;
  lead: string;
  label: string;
  value: string;
  words: { copy: string; copied: string; notCopied: string; close: string };
  onClose(): void;
}

/** What can't be looked up later, such as a token, with a button that copies it. */
export function ShownOnce({ title, lead, label, value, words, onClose }: ShownOnceProps) {
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => toast.success(words.copied),
      () => toast.error(words.notCopied),
    );
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="mb-3 text-small wrap-anywhere">{lead}</p>
      <label className="mb-3 block text-small font-semibold">
        {label}
        <input
          readOnly
          value={value}
          onFocus={({ target }) => target.select()}
          className="mt-1 block min-h-11 w-full rounded-input border-[1.5px] border-field-line bg-ground px-3 font-mono text-small font-normal"
        />
      </label>
      <div className="flex flex-wrap gap-2">
        <Button onClick={copy}>{words.copy}</Button>
        <Button kind="outline" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </Dialog>
  );
}

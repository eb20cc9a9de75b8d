import { useEffect, useRef } from 'react';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { weekTexts } from './week-texts.ts';

interface ClearFormProps {
  busy: boolean;
  onClear: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before a week is cleared. */
export function ClearForm({ busy, onClear, onCancel }: ClearFormProps) {
  const t = useText(weekTexts);
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <div className="grid gap-2">
      <p ref={question} tabIndex={-1} className="mb-2 font-semibold focus:outline-none">
        {t.clearQuestion}
      </p>
      <Button kind="danger" busy={busy} onClick={onClear}>
        {t.clear}
      </Button>
      <Button kind="text" onClick={onCancel}>
        {t.keep}
      </Button>
    </div>
  );
}

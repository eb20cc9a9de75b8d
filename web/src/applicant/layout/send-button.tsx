import type { ComponentProps } from 'react';
import { Button } from '../../ui/button.tsx';
import { useWaitsToBeSent } from '../application/unsent-form.ts';

/**
 * The button of a form: `<SendButton {...form.submit}>`. It shows no spinner while the form waits for a network, which
 * may take hours.
 */
export function SendButton({ busy = false, ...rest }: ComponentProps<typeof Button>) {
  const waits = useWaitsToBeSent();
  return <Button {...rest} busy={busy && !waits} />;
}

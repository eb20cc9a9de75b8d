import { HelpLink } from '../layout/help-link.tsx';

/** A support link inside a notice that only support can resolve. */
export function HelpInNotice() {
  return (
    <div className="mt-3 empty:hidden">
      <HelpLink kind="outline" />
    </div>
  );
}

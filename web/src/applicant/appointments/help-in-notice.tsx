import { HelpLink } from '../frame/help-link.tsx';

/** The way to a person of the company, within a notice that only they can answer. */
export function HelpInNotice() {
  return (
    <div className="mt-3 empty:hidden">
      <HelpLink kind="outline" />
    </div>
  );
}

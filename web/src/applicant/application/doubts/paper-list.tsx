import { ScreenButton } from '../../navigation/link.tsx';

export interface ListedPaper {
  key: string;
  name: string;
  screen: string;
  /** Why it is listed, in sentences. */
  reasons: readonly string[];
  /** The words of its button. */
  action: string;
}

/** Things to mend, each with its reasons and a button that leads to its screen. */
export function PaperList({ papers }: { papers: readonly ListedPaper[] }) {
  return (
    <ul className="mt-1 divide-y divide-line">
      {papers.map(({ key, name, screen, reasons, action }) => (
        <li key={key} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
          <div className="min-w-0 flex-[1_1_12rem]">
            <p className="font-bold">{name}</p>
            {reasons.map((reason) => (
              <p key={reason}>{reason}</p>
            ))}
          </div>
          <ScreenButton
            kind="outline"
            to={screen}
            query={{ change: '1' }}
            aria-label={`${action}: ${name}`}
            className="!min-h-12 !w-auto flex-none text-small"
          >
            {action}
          </ScreenButton>
        </li>
      ))}
    </ul>
  );
}

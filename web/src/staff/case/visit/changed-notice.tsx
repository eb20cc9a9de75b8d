import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { reportTexts } from './report-texts.ts';
import type { useReport } from './use-report.ts';
import { valueText } from './value-text.ts';

/** Changes saved by somebody else, beside the typed text; for a field that both changed, the person chooses. */
export function ChangedNotice({ writing }: { writing: ReturnType<typeof useReport> }) {
  const t = useText(reportTexts);
  const { changed, seen, isContested, keepMine, takeTheirs } = writing;
  return (
    <Notice tone="warn" title={t.changed} live>
      <p>{t.changedLead}</p>
      <ul className="my-2 grid gap-1">
        {changed.map((name) => (
          <li key={name} className="wrap-anywhere whitespace-pre-wrap">
            <b>{t.fields[name]}:</b> {valueText(seen, name, t) || t.empty}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button kind="outline" onClick={keepMine}>
          {isContested ? t.keepMine : t.understood}
        </Button>
        {isContested && (
          <Button kind="outline" onClick={takeTheirs}>
            {t.takeTheirs}
          </Button>
        )}
      </div>
    </Notice>
  );
}

import type { StaffApplication } from '@volante/contract/staff/application.ts';
import type { Report } from '@volante/contract/staff/visit.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { CallError } from '../../../lib/call/call-error.ts';
import { keepWritten, queryClient } from '../../../lib/queries.ts';
import { draftOf } from '../../../lib/storage.ts';
import { call } from '../../session/call.ts';
import { useMe } from '../../session/session.ts';
import { applicationOf, readAround } from '../application.ts';
import {
  afterSaving,
  changedFields,
  type FieldName,
  isSaved,
  onTopOf,
  type Typed,
  type Writing,
  withTyped,
} from './draft.ts';

/** Pause after typing before the draft is saved, in ms. */
const PAUSE = 800;

/**
 * The draft of a report, saved during typing. Unsaved text stays on this computer. Changes that somebody else made
 * meanwhile are shown, and aren't overwritten until the person has chosen.
 */
export function useReport(application: StaffApplication, report: Report) {
  const { account } = useMe();
  const { visitId } = report;
  const kept = useMemo(() => draftOf<Writing>(`staff.${account.id}`, `report.${visitId}`), [account.id, visitId]);
  const [own, setOwn] = useState<Writing>(() => readKept(kept.read()) ?? { seen: report, typed: {} });
  const [changed, setChanged] = useState<FieldName[]>([]);
  const [failure, setFailure] = useState<unknown>(null);
  const [saving, setSaving] = useState(false);
  // If nothing was typed, other people's changes are shown as they arrive.
  const writing = isSaved(own) && report.revision > own.seen.revision ? { seen: report, typed: {} } : own;
  const current = useRef(writing);
  current.current = writing;

  function put(next: Writing): void {
    current.current = next;
    setOwn(next);
    if (isSaved(next)) kept.clear();
    else kept.write(next);
  }

  // One save after the other: each goes out with the revision that the one before it left.
  const inOrder = useRef<Promise<unknown>>(Promise.resolve());

  /** Saves what isn't saved yet. Resolves with the saved report; null when it could not be saved. */
  function save(): Promise<Report | null> {
    const saved = inOrder.current.then(saveNow);
    inOrder.current = saved;
    return saved;
  }

  async function saveNow(): Promise<Report | null> {
    const { seen, typed } = current.current;
    if (isSaved(current.current)) return seen;
    setSaving(true);
    setFailure(null);
    try {
      const body = { ...typed, revision: seen.revision };
      const saved = await call('PUT /visits/{visitId}/report', { params: { visitId }, body });
      put(afterSaving(current.current, typed, saved));
      void keepReport(application.applicationId, saved);
      return isSaved(current.current) ? saved : null;
    } catch (error) {
      if (error instanceof CallError && error.code === 'changed_meanwhile') await meet(seen);
      else setFailure(error);
      return null;
    } finally {
      setSaving(false);
    }
  }

  /** Applies the typed text to the current report. */
  async function meet(seen: Report): Promise<void> {
    const query = applicationOf(application.applicationId);
    await queryClient().invalidateQueries({ queryKey: query.queryKey });
    const reports = queryClient().getQueryData<StaffApplication>(query.queryKey)?.reports;
    const present = reports?.find((found) => found.visitId === visitId);
    if (!present) return setFailure(new CallError({ kind: 'conflict_error' }));
    setChanged(changedFields(seen, present));
    put(onTopOf(present, current.current));
  }

  const isContested = changed.some((name) => name in writing.typed);
  const mayGoOut = !isSaved(writing) && !saving && failure === null && !isContested;
  const latest = useRef({ save, mayGoOut });
  latest.current = { save, mayGoOut };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change restarts the pause
  useEffect(() => {
    if (!mayGoOut) return;
    const timer = setTimeout(() => void latest.current.save(), PAUSE);
    return () => clearTimeout(timer);
  }, [mayGoOut, own]);
  // Leaving the page within the pause saves at once.
  useEffect(
    () => () => {
      if (latest.current.mayGoOut) void latest.current.save();
    },
    [],
  );

  return {
    shown: withTyped(writing),
    seen: writing.seen,
    isSaved: isSaved(writing),
    saving,
    failure,
    changed,
    isContested,
    save,
    change(fields: Typed): void {
      setFailure(null);
      put({ ...current.current, typed: { ...current.current.typed, ...fields } });
    },
    /** Saves the typed text over somebody else's, or only dismisses the notice if nothing conflicts. */
    keepMine(): void {
      setChanged([]);
    },
    /** Drops the typed text of fields that somebody else changed. */
    takeTheirs(): void {
      const typed = Object.entries(current.current.typed).filter(([name]) => !changed.includes(name as FieldName));
      setChanged([]);
      put({ ...current.current, typed: Object.fromEntries(typed) as Typed });
    },
    /** Refetches the report and keeps the typed text. */
    readAgain: () => meet(current.current.seen),
    /** The report after another call, such as one with a picture; typed text stays. */
    keep(next: Report): void {
      const { seen, typed } = current.current;
      const others = changedFields(seen, next).filter((name) => name !== 'images' && name in typed);
      if (others.length > 0) setChanged(others);
      put(onTopOf(next, current.current));
      void keepReport(application.applicationId, next);
    },
  };
}

function readKept(kept: Partial<Writing> | null): Writing | null {
  return kept?.seen && kept.typed ? { seen: kept.seen, typed: kept.typed } : null;
}

/** Shows a write's response, and refetches the data that depends on it: the revision, the moves, the history. */
export function keepReport(applicationId: string, report: Report): Promise<void> {
  const { queryKey } = applicationOf(applicationId);
  keepWritten(queryKey, (before) => {
    if (!before) return before;
    const { visit } = before;
    return {
      ...before,
      visit: visit?.id === report.visitId ? { ...visit, report } : visit,
      reports: before.reports.map((item) => (item.visitId === report.visitId ? report : item)),
    };
  });
  readAround(applicationId);
  return queryClient().invalidateQueries({ queryKey });
}

import { asGiven, type GivenToo } from '@volante/contract/admission/as-given.ts';
import type { Application } from '@volante/contract/application.ts';
import { type DocumentType, documentScreen } from '@volante/contract/documents/rules.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { type HomePhotoStep, homePhotoSteps } from '@volante/contract/home-visit/rules.ts';
import { useSyncExternalStore } from 'react';
import { perVisit } from '../../lib/visit.ts';

/**
 * A file the applicant has handed in that is being sent. This module contains no code for sending, because every screen
 * imports it.
 */
export interface UnderWay {
  key: string;
  /** What it is for. */
  of: { type: DocumentType } | { step: HomePhotoStep } | { platform: Platform };
  /**
   * `waiting`: the server can't be reached or accepts no files for now; it continues automatically. `failed`: the
   * applicant has to act.
   */
  at: 'sending' | 'waiting' | 'failed';
  /** Sent share of its bytes, 0 to 1. */
  share: number;
}

/** Tells all screens what a feature is sending; replaces that feature's earlier list. */
export function reportUnderWay(room: string, files: readonly UnderWay[]): void {
  const state = board();
  const before = state.rooms.get(room) ?? [];
  if (files.length === 0 && before.length === 0) return;
  state.rooms.set(room, files);
  state.all = [...state.rooms.values()].flat();
  for (const listener of state.listeners) listener();
}

/** All files being sent or failed. */
export function underWay(): readonly UnderWay[] {
  return board().all;
}

/** The same in a component. */
export function useUnderWay(): readonly UnderWay[] {
  return useSyncExternalStore(subscribe, underWay, nothing);
}

/** The unfinished uploads that count as handed in when the next screen is picked. */
export function givenToo(files: readonly UnderWay[]): GivenToo {
  const coming = files.filter(({ at }) => at !== 'failed').map(({ of }) => of);
  return {
    types: coming.flatMap((of) => ('type' in of ? of.type : [])),
    steps: coming.flatMap((of) => ('step' in of ? of.step : [])),
  };
}

const none: readonly UnderWay[] = [];
const nothing = () => none;

const board = perVisit(() => ({
  rooms: new Map<string, readonly UnderWay[]>(),
  all: none,
  listeners: new Set<() => void>(),
}));

function subscribe(listener: () => void): () => void {
  const { listeners } = board();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The application as Continue sees it: a file being uploaded counts as sent, so that no screen leads back to it. */
export function toGoOn(application: Application): Application {
  return asGiven(application, givenToo(underWay()));
}

/** The same in a component. */
export function useToGoOn(application: Application): Application {
  return asGiven(application, givenToo(useUnderWay()));
}

/** The screen that shows the file, and can change or remove it. */
export function placeOf({ of }: UnderWay): { path: string; query?: Record<string, string> } {
  if ('type' in of) return { path: `/documents/${documentScreen(of.type)}` };
  if ('platform' in of) return { path: `/platforms/${of.platform}` };
  const step = homePhotoSteps.findIndex(({ key }) => key === of.step);
  return { path: '/home-image-upload', query: { step: String(step) } };
}

import * as z from 'zod/mini';
import { instant } from '../../application.ts';
import { staffEndpoint } from '../../endpoint.ts';
import type { FieldCode } from '../../fields/field-codes.ts';
import { atLeast, atMost } from '../../fields/lengths.ts';
import { tidied } from '../../fields/tidy-text.ts';
import { Person } from '../roles.ts';

/** Sentences at once, those that are off, too. */
export const MOST_SENTENCES = 200;
export const MOST_SENTENCE_NAME = 60;
/** Filled in, it still fits where it is inserted: an answer after a day takes 900 characters, a note 500. */
export const MOST_SENTENCE_TEXT = 400;

/** Where a sentence is offered: in a conversation, when a paper is sent back, when a correction is asked for. */
export const sentencePlaces = ['answer', 'send_back', 'correction'] as const;
export type SentencePlace = (typeof sentencePlaces)[number];

export type SentenceVariable = 'firstName' | 'reference' | 'contact' | 'document';
const always: readonly SentenceVariable[] = ['firstName', 'reference', 'contact'];

/** What a text may name in braces: the driver's first name, the application, the company's contact for help, the paper. */
export const variablesOf: Record<SentencePlace, readonly SentenceVariable[]> = {
  answer: always,
  send_back: [...always, 'document'],
  correction: always,
};

const inBraces = /\{([^{}]*)\}/g;

/** Names in braces that can't be filled in there. */
export function unknownVariables(place: SentencePlace, text: string): string[] {
  const names = [...text.matchAll(inBraces)].map(([, name = '']) => name);
  return names.filter((name) => !(variablesOf[place] as readonly string[]).includes(name));
}

/** What is wrong with the braces of a text; null if nothing is. */
export function faultOfBraces(place: SentencePlace, text: string): FieldCode | null {
  if (/[{}]/.test(text.replace(inBraces, ''))) return 'unbalanced_braces';
  return unknownVariables(place, text).length > 0 ? 'unknown_variable' : null;
}

/** A variable that begins a sentence, with the comma after it and the next letter. */
const begins = /(^[¡¿]*|[.!?…] [¡¿]*)\{(\w+)\}[,:;]* ?([¡¿]*\p{L}?)/gu;

/**
 * The text with what its variables stand for. What isn't known goes with the comma before it: "Hola, {firstName}." is "Hola."; at
 * the beginning of a sentence with the one after it: "{firstName}, mira." is "Mira.".
 */
export function fillSentence(text: string, values: Partial<Record<SentenceVariable, string>>): string {
  const begun = text.replace(begins, (all, before: string, name: SentenceVariable, next: string) =>
    values[name] ? all : before + next.toUpperCase(),
  );
  return begun.replace(/(,? ?)\{(\w+)\}/g, (_, before: string, name: SentenceVariable) =>
    values[name] ? before + values[name] : '',
  );
}

const words = (most: number) =>
  z
    .string({ error: 'field_required' })
    .check(tidied(), atLeast(1, { error: 'field_required' }), atMost(most, { error: 'value_too_long' }));

/** What admins say of a sentence. Names are for staff, texts for drivers. */
const facts = {
  place: z.enum(sentencePlaces, { error: 'field_required' }),
  nameEs: words(MOST_SENTENCE_NAME),
  nameEn: words(MOST_SENTENCE_NAME),
  textEs: words(MOST_SENTENCE_TEXT),
  textEn: words(MOST_SENTENCE_TEXT),
  /** It is offered. */
  isOn: z.boolean({ error: 'field_required' }),
};

export interface SentenceFacts {
  place: SentencePlace;
  nameEs: string;
  nameEn: string;
  textEs: string;
  textEn: string;
  isOn: boolean;
}

const bracesFit = [
  ...(['textEs', 'textEn'] as const).flatMap((path) =>
    (['unbalanced_braces', 'unknown_variable'] as const).map((error) =>
      z.refine<SentenceFacts>((given) => faultOfBraces(given.place, given[path]) !== error, { path: [path], error }),
    ),
  ),
];

/** A sentence at one version. A change makes a new version; earlier ones stay as they were. */
export const ReadySentence = z.object({
  id: z.string(),
  version: z.int(),
  ...facts,
  /** Null: it came with the product. */
  by: z.nullable(Person),
  at: instant,
});
export type ReadySentence = z.infer<typeof ReadySentence>;

/** What can be inserted now, and the contact that `{contact}` stands for. */
export const OfferedSentences = z.object({
  items: z
    .array(
      z.object({
        id: z.string(),
        place: facts.place,
        nameEs: z.string(),
        nameEn: z.string(),
        textEs: z.string(),
        textEn: z.string(),
      }),
    )
    .check(atMost(MOST_SENTENCES)),
  contact: z.nullable(z.string()),
});
export type OfferedSentences = z.infer<typeof OfferedSentences>;

const of = '/ready-sentences/{sentenceId}';

export const readySentenceEndpoints = {
  listSentences: staffEndpoint({
    method: 'GET',
    path: '/ready-sentences',
    summary: 'Every ready sentence at its latest version, those that are off, too; the oldest first.',
    needs: 'administer',
    result: z.object({ items: z.array(ReadySentence).check(atMost(MOST_SENTENCES)), next: z.null() }),
    refusals: [],
  }),
  listOfferedSentences: staffEndpoint({
    method: 'GET',
    path: '/ready-sentences/offered',
    summary:
      'What can be inserted where a driver is written to. A text that needs a contact is left out while none is set.',
    needs: 'serve',
    result: OfferedSentences,
    refusals: [],
  }),
  listSentenceVersions: staffEndpoint({
    method: 'GET',
    path: `${of}/versions`,
    summary: 'What a sentence was, the newest version first.',
    needs: 'administer',
    result: z.object({ items: z.array(ReadySentence).check(atMost(200)), next: z.null() }),
    refusals: ['not_found_error'],
  }),
  addSentence: staffEndpoint({
    method: 'POST',
    path: '/ready-sentences',
    summary: 'Adds a ready sentence.',
    needs: 'administer',
    stepUp: true,
    body: z.strictObject(facts).check(...bracesFit),
    result: ReadySentence,
    refusals: ['conflict_error'],
  }),
  changeSentence: staffEndpoint({
    method: 'PUT',
    path: of,
    summary: 'Makes the next version of a sentence; an earlier one is restored by saving its texts again.',
    needs: 'administer',
    stepUp: true,
    body: z
      .strictObject({
        /** The one that the caller saw. */
        version: z.int({ error: 'field_required' }),
        ...facts,
      })
      .check(...bracesFit),
    result: ReadySentence,
    refusals: ['not_found_error', 'changed_meanwhile'],
  }),
};

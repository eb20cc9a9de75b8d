import * as z from 'zod/mini';
import { day, instant } from '../../application.ts';
import { countryCodes } from '../../country.ts';
import { openReasons } from '../../earnings/calls.ts';
import { platformSlugs } from '../../earnings/platforms.ts';
import { LARGEST_WEEK, mondayOf } from '../../earnings/weeks.ts';
import { staffEndpoint } from '../../endpoint.ts';
import { isDate } from '../../fields/dates.ts';
import { atMost } from '../../fields/lengths.ts';
import { wordLanguages } from '../../words/languages.ts';

/** Months that the figures go back. */
export const READING_MONTHS = 12;
/** Pictures at once, in the queue. */
export const MOST_PICTURES = 20;
/** Pictures beside a fall. */
export const FALL_PICTURES = 5;

const count = z.int();

/**
 * What became of the screenshots of weeks that filled one, by the month in which they were sent. `right`: filled it unasked, and nobody
 * found another figure. `wrong`: filled it unasked, and staff found another. `changed`: filled it unasked, and the driver then changed it.
 * `asked`: the driver confirmed or corrected it. `typed`: hardly anything was read.
 */
export const pictureOutcomes = ['right', 'wrong', 'changed', 'asked', 'typed'] as const;
export type PictureOutcome = (typeof pictureOutcomes)[number];

const ReadingRow = z.object({
  /** `yyyy-mm`. */
  month: z.string(),
  platform: z.enum(platformSlugs),
  /** Of the screen; null if it can't be told. */
  language: z.nullable(z.enum(wordLanguages)),
  /** Of the reader; null for pictures from before it was noted. */
  version: z.nullable(z.string()),
  ...{ right: count, wrong: count, changed: count, asked: count, typed: count },
});
export type ReadingRow = z.infer<typeof ReadingRow>;

/** Why a picture didn't fill its week unasked. `beside_others`: other pictures of the driver speak against it. */
export const askedReasons = [...openReasons, 'several_amounts', 'other_platform', 'beside_others'] as const;
export type AskedReason = (typeof askedReasons)[number];

const ReasonRow = z.object({
  platform: z.enum(platformSlugs),
  reason: z.enum(askedReasons),
  ...{ asked: count, typed: count },
});

/** The share of a platform's pictures that fill their week unasked fell in a week; from 0 to 1. */
export const ReadingFall = z.object({
  id: z.string(),
  platform: z.enum(platformSlugs),
  at: instant,
  /** Of that week, and of the four weeks before it. */
  ...{ share: z.number(), before: z.number() },
  ...{ pictures: count, picturesBefore: count },
  /** When it was no longer so; null while it is. */
  endedAt: z.nullable(instant),
});
export type ReadingFall = z.infer<typeof ReadingFall>;

/** Only `wrong` has figures of its own. */
export const pictureVerdicts = ['wrong', 'right', 'not_a_week'] as const;
export type PictureVerdict = (typeof pictureVerdicts)[number];

const box = z.nullable(z.array(z.number()).check(atMost(4)));
const shown = z.object({ week: z.nullable(day), amount: z.nullable(z.number()) });

/** A kept screenshot of a driver who agreed to that. It doesn't say whose it is. */
export const KeptPicture = z.object({
  pictureId: z.string(),
  platform: z.enum(platformSlugs),
  country: z.enum(countryCodes),
  /** When somebody said what it shows. */
  capturedOn: day,
  /** Why it didn't fill its week unasked; null if it did. */
  reason: z.nullable(z.enum(askedReasons)),
  read: shown,
  /** What the driver, or staff, said it shows. */
  said: z.object({ week: day, amount: z.number() }),
  boxes: z.object({ week: box, amount: box }),
  verdict: z.nullable(z.enum(pictureVerdicts)),
});
export type KeptPicture = z.infer<typeof KeptPicture>;

const figure = z.number({ error: 'earning_invalid' }).check(
  z.gte(0, { error: 'earning_invalid' }),
  z.lte(LARGEST_WEEK, { error: 'earning_invalid' }),
  z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, { error: 'earning_invalid' }),
);
const isMonday = (text: string) => isDate(text) && mondayOf(text) === text;

export const readingFigureEndpoints = {
  readReading: staffEndpoint({
    method: 'GET',
    path: '/reading',
    summary: 'How well screenshots of weeks are read: what became of them, by month, and why drivers were asked.',
    needs: 'administer',
    result: z.object({
      rows: z.array(ReadingRow).check(atMost(2000)),
      /** Of all these months together. */
      reasons: z.array(ReasonRow).check(atMost(200)),
      /** The newest first. */
      falls: z.array(ReadingFall).check(atMost(20)),
      /** Pictures that are kept, with and without a verdict. */
      kept: z.object({ judged: count, waiting: count }),
      /** Whether the installation keeps any (`LEARN_FROM_CORRECTIONS`). */
      learns: z.boolean(),
      /** The figures are complete up to this moment; null before the first count. */
      asOf: z.nullable(instant),
    }),
    refusals: [],
  }),
  readFall: staffEndpoint({
    method: 'GET',
    path: '/reading/falls/{fallId}',
    summary: 'A fall, and pictures of its week that were kept: those that the reader was unsure or wrong about.',
    needs: 'administer',
    result: z.object({ fall: ReadingFall, pictures: z.array(KeptPicture).check(atMost(FALL_PICTURES)) }),
    refusals: ['not_found_error'],
  }),
  listKeptPictures: staffEndpoint({
    method: 'GET',
    path: '/reading/pictures',
    summary: 'Kept pictures without a verdict, the newest first.',
    needs: 'administer',
    query: z.object({ platform: z.optional(z.enum(platformSlugs)) }),
    result: z.object({ items: z.array(KeptPicture).check(atMost(MOST_PICTURES)), next: z.null() }),
    refusals: [],
  }),
  getKeptPicture: staffEndpoint({
    method: 'GET',
    path: '/reading/pictures/{pictureId}/image',
    summary: 'The picture itself, as WebP; logged as a file of its application that was looked at.',
    needs: 'administer',
    reads: 'file',
    file: true,
    result: z.unknown(),
    refusals: ['not_found_error', 'media_not_found', 'file_unreadable'],
  }),
  judgePicture: staffEndpoint({
    method: 'PUT',
    path: '/reading/pictures/{pictureId}/verdict',
    summary:
      'Says what a picture shows: what was read, something else, or no week of earnings. A later verdict replaces it.',
    needs: 'administer',
    body: z
      .strictObject({
        verdict: z.enum(pictureVerdicts, { error: 'invalid_value' }),
        /** What it shows, for `wrong`: the Monday, and the amount. */
        week: z.optional(z.string().check(z.refine(isMonday, { error: 'invalid_value' }))),
        amount: z.optional(figure),
      })
      .check(
        ...(['week', 'amount'] as const).map((path) =>
          z.refine<{ verdict: PictureVerdict; week?: string | undefined; amount?: number | undefined }>(
            (given) => (given.verdict === 'wrong') === (given[path] !== undefined),
            { path: [path], error: 'field_required' },
          ),
        ),
      ),
    result: KeptPicture,
    refusals: ['not_found_error'],
  }),
};

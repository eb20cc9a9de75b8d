import { CROWDED_EARNINGS, EARNINGS } from './earnings-designs.ts';
import { BRIDGE_EARNINGS, BRIDGE_LOOKALIKES } from './families/bridge.ts';
import { UNSEEN_EARNINGS, UNSEEN_PROFILES } from './families/earnings.ts';
import { FERRY_EARNINGS, FERRY_LOOKALIKES, FERRY_PROFILES } from './families/ferry.ts';
import { HARBOR_EARNINGS, HARBOR_LOOKALIKES } from './families/harbor.ts';
import { LAST_EARNINGS, LAST_LOOKALIKES, LAST_PROFILES } from './families/last.ts';
import { UNSEEN_LOOKALIKES } from './families/lookalikes.ts';
import { PLAZA_EARNINGS, PLAZA_LOOKALIKES } from './families/plaza.ts';
import { STREET_EARNINGS, STREET_LOOKALIKES } from './families/street.ts';
import { TILED_EARNINGS, TILED_LOOKALIKES } from './families/tiled.ts';
import {
  FRESH_EARNINGS,
  FRESH_NEGATIVES,
  FRESH_PROFILES,
  LATE_EARNINGS,
  LATE_NEGATIVES,
  LATE_PROFILES,
} from './fresh-designs.ts';
import { HOLDOUT_1_EARNINGS, HOLDOUT_1_LOOKALIKES, HOLDOUT_1_PROFILES } from './holdout-1.ts';
import { HOLDOUT_2_EARNINGS, HOLDOUT_2_PROFILES } from './holdout-2/earnings.ts';
import { HOLDOUT_2_LOOKALIKES } from './holdout-2/strangers.ts';
import { HOLDOUT_3_EARNINGS, HOLDOUT_3_PROFILES } from './holdout-3/earnings.ts';
import { HOLDOUT_3_LOOKALIKES } from './holdout-3/strangers.ts';
import { HOLDOUT_4_EARNINGS } from './holdout-4/earnings.ts';
import { HOLDOUT_4_PROFILES } from './holdout-4/profiles.ts';
import { HOLDOUT_4_LOOKALIKES } from './holdout-4/strangers.ts';
import { HOLDOUT_5_EARNINGS } from './holdout-5/earnings.ts';
import { HOLDOUT_5_PROFILES } from './holdout-5/profiles.ts';
import { HOLDOUT_5_LOOKALIKES } from './holdout-5/strangers.ts';
import { HOLDOUT_6_EARNINGS } from './holdout-6/earnings.ts';
import { HOLDOUT_6_PROFILES } from './holdout-6/profiles.ts';
import { HOLDOUT_6_LOOKALIKES } from './holdout-6/strangers.ts';
import { HOLDOUT_7_EARNINGS } from './holdout-7/earnings.ts';
import { HOLDOUT_7_PROFILES } from './holdout-7/profiles.ts';
import { HOLDOUT_7_LOOKALIKES } from './holdout-7/strangers.ts';
import { HOLDOUT_8_EARNINGS } from './holdout-8/earnings.ts';
import { HOLDOUT_8_PROFILES } from './holdout-8/profiles.ts';
import { HOLDOUT_8_LOOKALIKES } from './holdout-8/strangers.ts';
import { HOLDOUT_9_EARNINGS } from './holdout-9/earnings.ts';
import { HOLDOUT_9_PROFILES } from './holdout-9/profiles.ts';
import { HOLDOUT_9_LOOKALIKES } from './holdout-9/strangers.ts';
import { HOLDOUT_10_EARNINGS } from './holdout-10/earnings.ts';
import { HOLDOUT_10_PROFILES } from './holdout-10/profiles.ts';
import { HOLDOUT_10_LOOKALIKES } from './holdout-10/strangers.ts';
import { HOLDOUT_11_EARNINGS } from './holdout-11/earnings.ts';
import { HOLDOUT_11_PROFILES } from './holdout-11/profiles.ts';
import { HOLDOUT_11_LOOKALIKES } from './holdout-11/strangers.ts';
import { HOLDOUT_12_EARNINGS } from './holdout-12/earnings.ts';
import { HOLDOUT_12_PROFILES } from './holdout-12/profiles.ts';
import { HOLDOUT_12_LOOKALIKES } from './holdout-12/strangers.ts';
import { HOLDOUT_13_EARNINGS } from './holdout-13/earnings.ts';
import { HOLDOUT_13_PROFILES } from './holdout-13/profiles.ts';
import { HOLDOUT_13_LOOKALIKES } from './holdout-13/strangers.ts';
import { LOOKALIKES, NEGATIVES } from './lookalike-designs.ts';
import { PLAIN_PROFILES, PROFILES } from './profile-designs.ts';
import type { Design } from './scene.ts';

/** The designs of a set and how hard its pictures are, as weights. */
interface Family {
  earnings: Record<string, Design>;
  profiles: Record<string, Design>;
  negatives: Record<string, { asked: 'earnings' | 'profile'; draw: Design }>;
  frames: Record<string, number>;
  wear: Record<string, number>;
}

const FRAMED = { bare: 50, notification: 10, chatViewer: 12, gallery: 8, photo: 16, cracked: 4 };
const { bare, ...framed } = FRAMED;
const WORN = { png: 18, jpeg: 26, messenger: 24, small: 8, noisy: 8, blurred: 8, webp: 8 };
const UNSEEN_FRAMED = {
  bare: 50,
  shade: 8,
  splitScreen: 6,
  desk: 14,
  videoCall: 4,
  editor: 6,
  bluelight: 6,
  inverted: 3,
  arrow: 5,
};
const UNSEEN_WORN = { clean: 26, cheap: 14, forwarded: 12, blocky: 10, moire: 10, dim: 6, shaken: 6, cropped: 8 };
const LATE_FRAMED = { bare: 70, photo: 6, desk: 5, editor: 5, gallery: 4, shade: 4, cracked: 3, bluelight: 3 };
const LATE_WORN = {
  clean: 24,
  jpeg: 24,
  png: 12,
  webp: 10,
  messenger: 8,
  forwarded: 6,
  cropped: 5,
  noisy: 4,
  blurred: 3,
  cheap: 2,
  shaken: 2,
};
const FIRST: Family = {
  earnings: EARNINGS,
  profiles: PROFILES,
  negatives: NEGATIVES,
  frames: FRAMED,
  wear: WORN,
};
export const FAMILIES: Record<string, Family> = {
  first: FIRST,
  plain: { ...FIRST, frames: { bare: 1 }, wear: { png: 1 } },
  fresh: { ...FIRST, earnings: FRESH_EARNINGS, profiles: FRESH_PROFILES, negatives: FRESH_NEGATIVES },
  late: { ...FIRST, earnings: LATE_EARNINGS, profiles: LATE_PROFILES, negatives: LATE_NEGATIVES },
  // Half of these pictures are hard ones: photographed, cut, in a gallery, under a night filter, marked.
  crowded: {
    ...FIRST,
    earnings: CROWDED_EARNINGS,
    profiles: PLAIN_PROFILES,
    negatives: LOOKALIKES,
    // The order matters: pictures are drawn in it.
    frames: { bare, nightFilter: 14, marker: 14, cutScroll: 14, galleryGrid: 12, ...framed },
  },
  unseen: {
    earnings: UNSEEN_EARNINGS,
    profiles: UNSEEN_PROFILES,
    negatives: UNSEEN_LOOKALIKES,
    frames: UNSEEN_FRAMED,
    wear: UNSEEN_WORN,
  },
  last: {
    earnings: LAST_EARNINGS,
    profiles: LAST_PROFILES,
    negatives: LAST_LOOKALIKES,
    frames: UNSEEN_FRAMED,
    wear: UNSEEN_WORN,
  },
  tiled: {
    earnings: TILED_EARNINGS,
    profiles: {},
    negatives: TILED_LOOKALIKES,
    frames: UNSEEN_FRAMED,
    wear: UNSEEN_WORN,
  },
  street: {
    earnings: STREET_EARNINGS,
    profiles: {},
    negatives: STREET_LOOKALIKES,
    frames: { ...UNSEEN_FRAMED, nightFilter: 5, marker: 5, gallery: 4 },
    wear: UNSEEN_WORN,
  },
  plaza: {
    earnings: PLAZA_EARNINGS,
    profiles: {},
    negatives: PLAZA_LOOKALIKES,
    frames: UNSEEN_FRAMED,
    wear: UNSEEN_WORN,
  },
  harbor: {
    earnings: HARBOR_EARNINGS,
    profiles: {},
    negatives: HARBOR_LOOKALIKES,
    frames: UNSEEN_FRAMED,
    wear: UNSEEN_WORN,
  },
  // Half of these pictures are as they were taken, the others framed, dimmed, cut, worn or small.
  bridge: {
    earnings: BRIDGE_EARNINGS,
    profiles: {},
    negatives: BRIDGE_LOOKALIKES,
    frames: { ...UNSEEN_FRAMED, bare: 130 },
    wear: { clean: 60, cheap: 14, forwarded: 10, blocky: 8, moire: 5, dim: 15, shaken: 4, cropped: 12 },
  },
  // Half of these pictures are easy; the hard ones are photographed, in a gallery or chat, blurred, dim, cut or small.
  ferry: {
    earnings: FERRY_EARNINGS,
    profiles: FERRY_PROFILES,
    negatives: FERRY_LOOKALIKES,
    frames: { bare: 70, desk: 8, photo: 8, chatViewer: 5, gallery: 3, shade: 3, bluelight: 3 },
    wear: {
      clean: 30,
      png: 10,
      jpeg: 20,
      webp: 10,
      forwarded: 8,
      cropped: 6,
      blurred: 5,
      dim: 4,
      moire: 3,
      small: 2,
      noisy: 2,
    },
  },
  // Half of these pictures are easy; the hard ones are photographed, marked, under a night filter, blurred, dim, cut or small.
  'holdout-1': {
    earnings: HOLDOUT_1_EARNINGS,
    profiles: HOLDOUT_1_PROFILES,
    negatives: HOLDOUT_1_LOOKALIKES,
    frames: { bare: 68, photo: 9, desk: 5, nightFilter: 6, marker: 5, chatViewer: 4, shade: 3 },
    wear: { clean: 26, jpeg: 26, png: 10, webp: 10, forwarded: 7, cropped: 7, blurred: 5, shaken: 3, dim: 3, small: 3 },
  },
  // Half of these pictures are easy; the hard ones are photographed, forwarded, in a chat or gallery, filtered, cut or blurred.
  'holdout-2': {
    earnings: HOLDOUT_2_EARNINGS,
    profiles: HOLDOUT_2_PROFILES,
    negatives: HOLDOUT_2_LOOKALIKES,
    frames: { bare: 70, photo: 8, chatViewer: 6, notification: 5, gallery: 4, bluelight: 4, cracked: 3 },
    wear: {
      clean: 24,
      jpeg: 24,
      png: 12,
      webp: 12,
      messenger: 8,
      cropped: 6,
      forwarded: 5,
      blurred: 4,
      dim: 3,
      noisy: 2,
    },
  },
  // Half of these pictures are easy; the hard ones are photographed on a desk, dimmed, inverted, in an editor, small, shaken or cut.
  'holdout-3': {
    earnings: HOLDOUT_3_EARNINGS,
    profiles: HOLDOUT_3_PROFILES,
    negatives: HOLDOUT_3_LOOKALIKES,
    frames: { bare: 70, desk: 8, editor: 6, nightFilter: 5, galleryGrid: 4, inverted: 4, videoCall: 3 },
    wear: {
      clean: 30,
      jpeg: 26,
      webp: 14,
      cheap: 7,
      cropped: 6,
      forwarded: 5,
      moire: 4,
      shaken: 4,
      small: 2,
      blocky: 2,
    },
  },
  // Half of these pictures are easy; the hard ones are photographed, cut, marked, blurred, dim, small or under a night filter.
  'holdout-4': {
    earnings: HOLDOUT_4_EARNINGS,
    profiles: HOLDOUT_4_PROFILES,
    negatives: HOLDOUT_4_LOOKALIKES,
    frames: { bare: 70, photo: 8, desk: 5, nightFilter: 6, marker: 5, cutScroll: 4, arrow: 2 },
    wear: {
      clean: 30,
      jpeg: 28,
      png: 12,
      messenger: 7,
      blurred: 6,
      cropped: 6,
      dim: 4,
      noisy: 3,
      small: 2,
      shaken: 2,
    },
  },
  // Half of these pictures are easy; the hard ones are photographed, in a chat or gallery, filtered, cut, forwarded or dim.
  'holdout-5': {
    earnings: HOLDOUT_5_EARNINGS,
    profiles: HOLDOUT_5_PROFILES,
    negatives: HOLDOUT_5_LOOKALIKES,
    frames: { bare: 70, photo: 7, desk: 4, chatViewer: 6, bluelight: 4, gallery: 4, cutScroll: 3, marker: 2 },
    wear: {
      clean: 26,
      jpeg: 26,
      png: 10,
      webp: 8,
      messenger: 8,
      forwarded: 6,
      blurred: 4,
      dim: 4,
      cheap: 4,
      cropped: 4,
    },
  },
  // Half of these pictures are easy; the hard ones are photographed, under a notice, in a chat, filtered, cut, forwarded, dim or small.
  'holdout-6': {
    earnings: HOLDOUT_6_EARNINGS,
    profiles: HOLDOUT_6_PROFILES,
    negatives: HOLDOUT_6_LOOKALIKES,
    frames: { bare: 70, photo: 7, desk: 4, notification: 6, chatViewer: 4, shade: 3, nightFilter: 3, cutScroll: 3 },
    wear: {
      clean: 22,
      jpeg: 24,
      png: 12,
      webp: 12,
      messenger: 7,
      cropped: 6,
      small: 5,
      forwarded: 4,
      moire: 3,
      dim: 3,
      blurred: 2,
    },
  },
  // Half of these pictures are easy; the hard ones are photographed, in an editor or a gallery, cracked, noisy, cut or blurred.
  'holdout-7': {
    earnings: HOLDOUT_7_EARNINGS,
    profiles: HOLDOUT_7_PROFILES,
    negatives: HOLDOUT_7_LOOKALIKES,
    frames: LATE_FRAMED,
    wear: LATE_WORN,
  },
  // Worn and framed as the seventh.
  'holdout-8': {
    earnings: HOLDOUT_8_EARNINGS,
    profiles: HOLDOUT_8_PROFILES,
    negatives: HOLDOUT_8_LOOKALIKES,
    frames: LATE_FRAMED,
    wear: LATE_WORN,
  },
  // Half of these pictures are easy, drawn as the apps themselves show weeks; they are worn like those of `holdout-8`.
  'holdout-9': {
    earnings: HOLDOUT_9_EARNINGS,
    profiles: HOLDOUT_9_PROFILES,
    negatives: HOLDOUT_9_LOOKALIKES,
    frames: LATE_FRAMED,
    wear: LATE_WORN,
  },
  // Other screens and moments of the same apps, worn and framed like those of `holdout-9`.
  'holdout-10': {
    earnings: HOLDOUT_10_EARNINGS,
    profiles: HOLDOUT_10_PROFILES,
    negatives: HOLDOUT_10_LOOKALIKES,
    frames: LATE_FRAMED,
    wear: LATE_WORN,
  },
  // Yet other screens, each design twice in a round, worn and framed like those of `holdout-9`.
  'holdout-11': {
    earnings: HOLDOUT_11_EARNINGS,
    profiles: HOLDOUT_11_PROFILES,
    negatives: HOLDOUT_11_LOOKALIKES,
    frames: LATE_FRAMED,
    wear: LATE_WORN,
  },
  'holdout-12': {
    earnings: HOLDOUT_12_EARNINGS,
    profiles: HOLDOUT_12_PROFILES,
    negatives: HOLDOUT_12_LOOKALIKES,
    frames: LATE_FRAMED,
    wear: LATE_WORN,
  },
  'holdout-13': {
    earnings: HOLDOUT_13_EARNINGS,
    profiles: HOLDOUT_13_PROFILES,
    negatives: HOLDOUT_13_LOOKALIKES,
    frames: LATE_FRAMED,
    wear: LATE_WORN,
  },
  // The screen is only a part of each of these pictures.
  framed: {
    earnings: {
      ...firstOf(HOLDOUT_2_EARNINGS, 5),
      ...firstOf(FERRY_EARNINGS, 5),
      ...firstOf(STREET_EARNINGS, 4),
    },
    profiles: firstOf(HOLDOUT_2_PROFILES, 2),
    negatives: { ...firstOf(FERRY_LOOKALIKES, 8), ...firstOf(HOLDOUT_2_LOOKALIKES, 6) },
    frames: { phoneOnDesk: 30, phoneOnItsSide: 15, tablet: 15, window: 20, stitched: 20 },
    wear: { sent: 1 },
  },
  // The screen stands in a column of something wider, or on a phone that is upside down.
  windows: {
    earnings: {
      ...firstOf(HOLDOUT_2_EARNINGS, 8),
      ...firstOf(FERRY_EARNINGS, 8),
      ...firstOf(STREET_EARNINGS, 4),
      ...firstOf(HOLDOUT_3_EARNINGS, 8),
    },
    profiles: {},
    negatives: {
      ...firstOf(FERRY_LOOKALIKES, 14),
      ...firstOf(HOLDOUT_2_LOOKALIKES, 14),
      ...firstOf(HOLDOUT_3_LOOKALIKES, 14),
    },
    frames: { window: 20, sideMenu: 20, mail: 20, slide: 20, phoneUpsideDown: 20 },
    wear: { sent: 1 },
  },
};

function firstOf<Design>(designs: Record<string, Design>, count: number): Record<string, Design> {
  return Object.fromEntries(Object.entries(designs).slice(0, count));
}

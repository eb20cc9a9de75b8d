import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { api } from './api.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { staffApi } from './staff-api.ts';
import { v1Api } from './v1-api.ts';

const calls: [string, AnyEndpoint][] = [...Object.entries(api), ...Object.entries(staffApi), ...Object.entries(v1Api)];

type Schema = z.core.$ZodType;
type Shape = Record<string, Schema>;
const defOf = (schema: Schema) => schema._zod.def as unknown as Record<string, unknown> & { type: string };
/** The schema without `optional`, `nullable` and the like. */
function bare(schema: Schema): Schema {
  const { innerType } = defOf(schema) as { innerType?: Schema };
  return innerType ? bare(innerType) : schema;
}
const shapeOf = (schema: Schema | undefined): Shape =>
  (schema && (defOf(bare(schema)) as { shape?: Shape }).shape) || {};

interface List {
  schema: Schema;
  /** Such as `listAudit.items` or `getCase.notes[].x`. */
  name: string;
  element: Schema;
  /** The fields beside it. */
  beside: Shape;
}

/** Every array in an answer. */
function* listsIn(schema: Schema, name: string, beside: Shape = {}): Generator<List> {
  const def = defOf(bare(schema)) as {
    type: string;
    element: Schema;
    options: Schema[];
    shape: Shape;
    valueType: Schema;
  };
  if (def.type === 'object')
    for (const [key, first] of Object.entries(def.shape)) yield* listsIn(first, `${name}.${key}`, def.shape);
  if (def.type === 'union') for (const option of def.options) yield* listsIn(option, name, beside);
  if (def.type === 'record') yield* listsIn(def.valueType, `${name}{}`);
  if (def.type !== 'array') return;
  yield { schema: bare(schema), name, element: def.element, beside };
  yield* listsIn(def.element, `${name}[]`);
}

/** An enum has as many values as it names, and a schema may name a maximum. */
function isBounded({ schema, element }: List): boolean {
  const checks = ((defOf(schema) as { checks?: { _zod: { def: { check: string } } }[] }).checks ?? []).map(
    ({ _zod }) => _zod.def.check,
  );
  return defOf(bare(element)).type === 'enum' || checks.includes('max_length') || checks.includes('length_equals');
}

function isPaged({ name, beside }: List, { query, body }: AnyEndpoint): boolean {
  const asked = { ...shapeOf(query), ...shapeOf(body) };
  // The feed goes on from the id of an event.
  const goesOn = 'cursor' in asked || 'after' in asked;
  return name.endsWith('.items') && 'next' in beside && goesOn && 'limit' in asked;
}

/** Lists that are given whole, by what keeps them short. */
const whole: Record<string, string> = {
  'one per code, type, step, platform or setting': `
    getRequest.documentsAnalysis.documents getRequest.documentsAnalysis.documents[].doubts getRequest.proposals getEarningsAnalysis.platforms getPlatformsStatus.platforms
    getCase.steps getCase.documents getCase.earnings.platforms getCase.moves getCase.moves[].because getCase.moves[].warnings
    getCase.because getCase.flags getCase.personalData.doubts{} getCase.decision.changedSince getCase.toTell.tasks
    listApplications.items[].because listApplications.items[].flags getEarnings.platforms getEarnings.platforms[].rows[].marks
    getLedger.facts getLedger.facts[].values getLedger.notRead listSettings.JUDICIAL_CHECK.value
    readFirstDay.items readFirstDay.items[].missing readFirstDay.channels
    getRequest.corrections[].paths`,
  'one per week of the twelve': `
    getEarningsAnalysis.platforms[].missingWeeks getProfileData.earnings uploadScreenshot.earnings getEarnings.weeks
    getEarnings.platforms[].rows`,
  'pictures and papers of one application, bounded by its quota': `
    getRequest.openPictures getEarnings.platforms[].rows[].evidence getProfileData.openPictures getRequest.homeVisit.images
    getRequest.homeVisit.homeImages.homeImagesFront getHomeVisit.media getCase.homePhotos.homeImagesFront
    getCase.homePhotos.homeImagesGarage getCase.homePhotos.homeImagesSurroundings getCase.visit.report.images getVersions.items
    uploadMedia`,
  'what staff and the driver did to one application, by hand': `
    getRequest.palenca.accounts getRequest.corrections getCase.corrections getCase.notes getCase.tasks getCase.reports getCase.consents
    getEarnings.platforms[].accounts showLink.openedOn showLink.sent listMatches.items`,
  'an export expires after 24 hours': 'getPrivacy.exports',
  'the company’s own people and their hours, days off and views': `
    listPeople.items listMembers.items listViews.items listAdvisors.items listAdvisors.items[].hours listAdvisors.items[].timeOff explainSlot.advisors
    listSlots.slots[].advisors previewHours.days previewHours.days[].spans getCase.presence getCase.watchers bePresent.others`,
  'an invitation expires after 72 hours, and an address has one': 'listAccounts.invitations',
  'one’s own sessions and factors': `
    ownSessions.items me.factors.passkeys acceptInvitation.recoveryCodes confirmTotp.recoveryCodes`,
  'the days that were asked for': `
    getAvailableSlots.slots listSlots.slots listVisits.items listVisits.holds listHolidays.items addTimeOff.visitsInside readFigures.rows`,
  'upcoming visits of one advisor that changed within 48 hours': 'listVisitChanges.items',
  'numbers of a box': 'getEarnings.platforms[].profile.boxes.name getLedger.facts[].values[].box',
  'columns or faults of one file, whose rows are limited': `
    checkBatch.rows listBatches.items[].ignored listBatchRows.items[].errors`,
};

test('every list in an answer has a maximum, pages with a cursor, or is known to be short', () => {
  const known = Object.values(whole).flatMap((names) => names.trim().split(/\s+/));
  const seen = new Set<Schema>();
  const endless: string[] = [];
  const short: string[] = [];
  // Reads first: writes answer with the same schemas.
  for (const [name, call] of calls.toSorted(([, a], [, b]) => Number(b.method === 'GET') - Number(a.method === 'GET')))
    for (const list of listsIn(call.result, name)) {
      if (isPaged(list, call) || isBounded(list) || seen.has(list.schema)) continue;
      seen.add(list.schema);
      (known.includes(list.name) ? short : endless).push(list.name);
    }
  expect(endless).toEqual([]);
  // A list that got a cursor, or is gone, leaves the table.
  expect(known.filter((name) => !short.includes(name))).toEqual([]);
});

test('a list that says how to go on can be asked to', () => {
  for (const [name, call] of calls)
    for (const list of listsIn(call.result, name)) {
      if (
        !list.name.endsWith('.items') ||
        !('next' in list.beside) ||
        defOf(list.beside.next as Schema).type === 'null'
      )
        continue;
      expect(isPaged(list, call), list.name).toBe(true);
    }
});

/** What a query asks for besides values of its items: parts of a list, its order, days and what is due by them, and ids. */
const notValues = new Set(
  'due limit cursor after sort direction from to createdFrom createdTo days q show about assignee account advisor application visit place year updatedSince'.split(
    ' ',
  ),
);
/** Filters of a field with another name. */
const fieldOf: Record<string, string> = { flag: 'flags.code' };

test('every filter of a list takes each value that its items show', () => {
  const compared: string[] = [];
  for (const [name, { query, result }] of calls) {
    const items = shapeOf(result).items;
    if (!items || !query) continue;
    const item = shapeOf((defOf(bare(items)) as unknown as { element: Schema }).element);
    for (const [filter, accepts] of Object.entries(shapeOf(query))) {
      if (notValues.has(filter)) continue;
      const at = `${name}.${filter}`;
      const [field = '', inner] = (fieldOf[filter] ?? filter).split('.');
      let shown = item[field];
      if (inner && shown) shown = shapeOf((defOf(bare(shown)) as unknown as { element: Schema }).element)[inner];
      expect(shown, `${at} is no field of the items`).toBeDefined();
      const { type, entries = {} } = defOf(bare(shown as Schema)) as { type: string; entries?: Record<string, string> };
      // A text may be any word.
      const values = type === 'enum' ? Object.values(entries) : ['some_word'];
      for (const value of values)
        expect((accepts as z.ZodMiniType).safeParse(value).success, `${at}=${value}`).toBe(true);
      compared.push(at);
    }
  }
  expect(compared).toEqual(
    expect.arrayContaining([
      'getTimeline.kind',
      'getTimeline.source',
      'listApplications.stage',
      'listMessages.state',
      'listAudit.kind',
    ]),
  );
});

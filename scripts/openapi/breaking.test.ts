import { expect, test } from 'vitest';
import { breakingChanges, type Compared } from './breaking.ts';

/** A small document with one of everything that is compared. */
function document(): Compared {
  return {
    paths: {
      '/things': {
        post: {
          security: [{ token: ['things:write'] }],
          parameters: [{ name: 'limit', in: 'query', schema: { type: 'string', maxLength: 3 } }],
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['name'],
                  properties: {
                    name: { type: 'string', minLength: 1, maxLength: 80 },
                    kind: { type: 'string', enum: ['car', 'van'] },
                    note: { type: ['string', 'null'] },
                  },
                },
              },
            },
          },
          responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } } },
        },
      },
    },
    webhooks: {
      'thing.made': {
        post: {
          requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } },
          responses: {},
        },
      },
    },
    components: {
      schemas: {
        Thing: {
          type: 'object',
          required: ['id', 'owner'],
          properties: {
            id: { type: 'string' },
            state: { type: 'string', enum: ['new', 'old'] },
            owner: { anyOf: [{ $ref: '#/components/schemas/Owner' }, { type: 'null' }] },
            parts: { type: 'array', items: { $ref: '#/components/schemas/Thing' } },
          },
        },
        Owner: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
      },
    },
  };
}

const call = (now: Compared) => now.paths['/things']!.post!;
const body = (now: Compared) => call(now).requestBody!.content['application/json']!.schema!;
const thing = (now: Compared) => now.components.schemas.Thing!;
const owner = (now: Compared) => now.components.schemas.Owner!;

const breaking: [change: string, by: (now: Compared) => unknown, found: string][] = [
  ['a path is removed', (now) => delete now.paths['/things'], 'POST /things: removed'],
  ['a call is removed', (now) => delete now.paths['/things']!.post, 'POST /things: removed'],
  [
    'a scope is added',
    (now) => call(now).security![0]!.token!.push('more'),
    'token things:write is not enough any more',
  ],
  ['another proof is asked for', (now) => (call(now).security = [{ session: [] }]), 'is not enough any more'],
  ['a parameter is removed', (now) => (call(now).parameters = []), 'query limit: removed'],
  ['a parameter becomes required', (now) => (call(now).parameters![0]!.required = true), 'query limit: required now'],
  [
    'a required parameter is new',
    (now) => call(now).parameters!.push({ name: 'x', in: 'query', required: true, schema: {} }),
    'query x: required now',
  ],
  ['a parameter is narrowed', (now) => (call(now).parameters![0]!.schema.maxLength = 2), 'query limit: maxLength is 2'],
  ['a field of a request becomes required', (now) => body(now).required!.push('kind'), 'body.kind: required now'],
  ['a field of a request is removed', (now) => delete body(now).properties!.kind, 'body.kind: removed'],
  [
    'an enum of a request loses a word',
    (now) => body(now).properties!.kind!.enum!.pop(),
    'body.kind: no "van" any more',
  ],
  ['a text of a request gets an enum', (now) => (body(now).properties!.name!.enum = ['a']), 'body.name: limited to a'],
  ['a limit is tightened', (now) => (body(now).properties!.name!.minLength = 2), 'body.name: minLength is 2'],
  ['a limit is new', (now) => (body(now).properties!.name!.pattern = '^x'), 'body.name: another pattern'],
  [
    'a type of a request changes',
    (now) => (body(now).properties!.name!.type = 'number'),
    'body.name: no string any more',
  ],
  ['null is refused', (now) => (body(now).properties!.note!.type = 'string'), 'body.note: no null any more'],
  ['a field of an answer is removed', (now) => delete thing(now).properties!.id, 'answer.id: removed'],
  ['a field of an answer may be missing', (now) => (thing(now).required = ['owner']), 'answer.id: may be missing now'],
  ['an enum of an answer loses a word', (now) => thing(now).properties!.state!.enum!.pop(), 'answer.state: no "old"'],
  ['a type of an answer changes', (now) => (thing(now).properties!.id!.type = 'integer'), 'answer.id: integer is new'],
  ['a field of an answer can be null', (now) => (thing(now).properties!.id!.type = ['string', 'null']), 'null is new'],
  ['null of an answer is gone', (now) => thing(now).properties!.owner!.anyOf!.pop(), 'answer.owner: no null any more'],
  ['a field of a nested answer is removed', (now) => delete owner(now).properties!.name, 'answer.owner.name: removed'],
  ['an event is removed', (now) => delete now.webhooks!['thing.made'], 'event thing.made: removed'],
  ['a field of an event is removed', (now) => delete thing(now).properties!.id, 'event thing.made.id: removed'],
  ['the answer is of another type', (now) => (call(now).responses = { 204: {} }), 'no 200 any more'],
];

test.each(breaking)('breaking: %s', (_, change, found) => {
  const now = document();
  change(now);
  expect(breakingChanges(document(), now).join('\n')).toContain(found);
});

const compatible: [change: string, by: (now: Compared) => unknown][] = [
  ['nothing changes', () => {}],
  ['a call is new', (now) => (now.paths['/others'] = now.paths['/things']!)],
  ['an optional parameter is new', (now) => call(now).parameters!.push({ name: 'x', in: 'query', schema: {} })],
  ['an optional field of a request is new', (now) => (body(now).properties!.more = { type: 'string' })],
  ['a field of a request is no longer required', (now) => (body(now).required = [])],
  ['an enum of a request gets a word', (now) => body(now).properties!.kind!.enum!.push('bus')],
  ['a limit is loosened', (now) => (body(now).properties!.name!.maxLength = 200)],
  ['a limit is lifted', (now) => delete body(now).properties!.name!.minLength],
  ['a request may be null', (now) => (body(now).properties!.name!.type = ['string', 'null'])],
  ['a field of an answer is new', (now) => (thing(now).properties!.more = { type: 'string' })],
  ['a field of an answer is always there now', (now) => thing(now).required!.push('state')],
  ['an enum of an answer gets a word', (now) => thing(now).properties!.state!.enum!.push('worn')],
  ['another proof is enough', (now) => call(now).security!.push({ session: [] })],
  ['an event is new', (now) => (now.webhooks!['thing.lost'] = now.webhooks!['thing.made']!)],
  [
    'a component gets another name',
    (now) => {
      now.components.schemas.Person = owner(now);
      thing(now).properties!.owner!.anyOf![0] = { $ref: '#/components/schemas/Person' };
    },
  ],
];

test.each(compatible)('compatible: %s', (_, change) => {
  const now = document();
  change(now);
  expect(breakingChanges(document(), now)).toEqual([]);
});

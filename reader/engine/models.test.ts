import { InferenceSession } from 'onnxruntime-node';
import { expect, test, vi } from 'vitest';
import { loadModels } from './models.ts';

test('idle threads of the models sleep instead of spinning on a processor', async () => {
  const create = vi.spyOn(InferenceSession, 'create');
  const models = await loadModels({ threads: 2, runtime: 'native' });
  await models.close();
  const options = create.mock.calls.map(([, given]) => given as InferenceSession.SessionOptions | undefined);
  create.mockRestore();
  expect(options).toHaveLength(2);
  for (const given of options) expect(given?.extra).toEqual({ session: { intra_op: { allow_spinning: '0' } } });
});

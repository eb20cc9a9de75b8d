import { Graph, intAttribute, intsAttribute, type Step } from './graph.ts';

/** ONNX's type number for 32-bit integers. */
const INT32 = 6;

/**
 * Changes what the recognition network returns: for each piece of a line no longer the probabilities of 6,625 characters, but the
 * likeliest of these `classes` (`best`, its index among them) and its probability among them (`most`). Characters that can't be
 * on a screen needn't be computed, and for every third of a screen a megabyte less has to be copied, searched and freed.
 */
export function keepBest(model: Uint8Array, classes: readonly number[]): Uint8Array {
  const graph = new Graph(model);
  const [probabilities] = graph.outputs;
  const softmax = graph.maker(probabilities);
  const add = graph.maker(softmax?.inputs[0]);
  const multiply = graph.maker(add?.inputs[0]);
  if (!probabilities || softmax?.op !== 'Softmax' || add?.op !== 'Add' || multiply?.op !== 'MatMul')
    throw new Error('The network does not end as expected.');
  const fewer = new Map<Step, Step>(
    [multiply, add].map((step) => [
      step,
      { ...step, inputs: [step.inputs[0]!, columnsOf(graph, step.inputs[1]!, classes)] },
    ]),
  );
  const keep = intAttribute('keepdims', 0);
  const steps: Step[] = [
    { op: 'ArgMax', inputs: [probabilities], output: 'best of all', attributes: [intAttribute('axis', 2), keep] },
    { op: 'Cast', inputs: ['best of all'], output: 'best', attributes: [intAttribute('to', INT32)] },
    { op: 'ReduceMax', inputs: [probabilities], output: 'most', attributes: [intsAttribute('axes', [2]), keep] },
  ];
  graph.give(['best', 'most']);
  return graph.write([...graph.steps.map((step) => fewer.get(step) ?? step), ...steps]);
}

/** Adds some columns of the weights under a new name. */
function columnsOf(graph: Graph, name: string, columns: readonly number[]): string {
  const weights = graph.weights(name);
  const all = weights?.dims.at(-1);
  if (!weights || !all) throw new Error('The network has no weights where they are expected.');
  const values = new Float32Array((weights.values.length / all) * columns.length);
  for (let k = 0; k < values.length; k++) {
    const row = Math.floor(k / columns.length);
    values[k] = weights.values[row * all + columns[k % columns.length]!]!;
  }
  return graph.add(`${name} of some`, { dims: weights.dims.with(-1, columns.length), values });
}

/**
 * The ideographs that the network mistakes icons, chart bars and ornaments for: those that got a fiftieth of the probability
 * anywhere on 327 drawn screens and 32 photos of cards. Without them it would read the next likeliest letter or digit instead.
 */
const ICONS =
  '疗公一就房原消安月田眼心业航文名水过发为日州了机司异下的国开中味制潮效盒然电步是店只目小办二修事食戏工豆学会回美期答成可交局串米个三务十男鱼毛白生装上导邮光子好面否茶信吧艺北元手至内主出园容花旅直之品川件烫广康' +
  '色强由深育身菜乐印婴重口片获号正家书山卤源顺巴骨金欢当点你草谷洋车喜饼材益宾卖货兰痘坊种团盗蓝血旗粥苣享麻窗真顶百耀氨厂惠养烧凶衣滋鑫甲臣嘉苗爽寨烘迎童熊〇辣皇酸漆汤饮笛茵丨浇咖妆烤丹爆炸糕茴芭曰歡發忄冚綫間見';

interface Alphabet {
  /** The characters that can be read; the first is the CTC blank, the last the space. */
  characters: string[];
  /** The class of each in the network. */
  classes: number[];
}

/**
 * The characters that screens and papers can show, from a dictionary with one character per line. 6,282 of the network's 6,625
 * classes are ideographs, and choosing among all classes takes a twelfth of its time.
 */
export function alphabetOf(dictionary: string): Alphabet {
  const all = ['', ...dictionary.replace(/\r?\n$/, '').split(/\r?\n/), ' '];
  const classes = all.flatMap((character, number) =>
    isIdeograph(character) && !ICONS.includes(character) ? [] : [number],
  );
  return { characters: classes.map((number) => all[number]!), classes };
}

function isIdeograph(character: string): boolean {
  return /\p{Script=Han}/u.test(character);
}

import * as files from '@volante/reader/testing/test-files.ts';
import { Random } from '../../../../sandbox/people/random.ts';

/** Files with bytes changed, cut out and repeated at random; reproducible by `seed`. */
export async function mutants(count: number, seed = 1): Promise<{ about: string; bytes: Buffer }[]> {
  const whole: [string, Buffer][] = [
    ['jpeg', await files.jpeg()],
    ['png', await files.png()],
    ['gif', await files.animated('gif')],
    ['webp', await files.webp()],
    ['tiff', await files.tiff()],
    ['bmp', await files.bmp()],
    ['heic', await files.heic()],
    ['pdf', await files.pdf(3)],
    ['acting pdf', await files.scriptPdf()],
    ['locked pdf', await files.restrictedPdf()],
  ];
  const source = new Random(seed);
  const random = (below: number) => source.whole(0, below - 1);
  return Array.from({ length: count }, (_, i) => {
    const [kind, bytes] = whole[i % whole.length]!;
    return { about: `${kind}, mutant ${i} of seed ${seed}`, bytes: mutate(bytes, random) };
  });
}

function mutate(original: Buffer, random: (below: number) => number): Buffer {
  let bytes = Buffer.from(original);
  for (let change = random(8); change >= 0; change--) {
    // Headers matter more than content.
    const at = random(random(2) ? Math.min(200, bytes.length) : bytes.length);
    const length = random(64);
    const way = random(5);
    if (way === 0) bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length)]);
    else if (way === 1) bytes = Buffer.concat([bytes.subarray(0, at + length), bytes.subarray(at)]);
    else if (way === 2) bytes.fill([0, 0xff, 0x7f, 0x80][random(4)]!, at, Math.min(at + random(5), bytes.length));
    else bytes[at] = (bytes[at] ?? 0) ^ (1 << random(8));
    if (bytes.length === 0) return Buffer.from(original);
  }
  return bytes;
}

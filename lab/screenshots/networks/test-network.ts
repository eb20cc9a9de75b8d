import { InferenceSession, Tensor } from 'onnxruntime-node';
import sharp from 'sharp';

/** A line of black text on white, as numbers of -1 to 1; sizes in pixels. */
export async function drawLine(text: string, width: number, height: number): Promise<Tensor> {
  const words = `<text x="6" y="${height * 0.7}" font-size="${height * 0.6}" font-family="DejaVu Sans">${text}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${words}</svg>`;
  const rgb = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  const area = width * height;
  const planes = Float32Array.from(
    { length: 3 * area },
    (_, k) => rgb[(k % area) * 3 + Math.floor(k / area)]! / 127.5 - 1,
  );
  return new Tensor('float32', planes, [1, 3, height, width]);
}

/** All outputs of a network, which is loaded for this call only. */
export async function runModel(model: Uint8Array, input: Tensor) {
  const session = await InferenceSession.create(model);
  const result = await session.run({ [session.inputNames[0]!]: input });
  await session.release();
  return result;
}

import type { Page } from 'playwright';

/** A photo of a document as taken by a phone's camera: 12 megapixels, with grain, about this many bytes. */
export async function makeCameraPhoto(page: Page, bytes: number) {
  await page.goto('about:blank');
  const encoded = await page.evaluate(async (wanted) => {
    const canvas = new OffscreenCanvas(4000, 3000);
    const paper = canvas.getContext('2d')!;
    const light = paper.createLinearGradient(0, 0, 4000, 3000);
    light.addColorStop(0, '#6f7780');
    light.addColorStop(1, '#b9bec4');
    paper.fillStyle = light;
    paper.fillRect(0, 0, 4000, 3000);
    paper.fillStyle = '#f3ece0';
    paper.fillRect(500, 350, 3000, 2300);
    paper.fillStyle = '#222';
    paper.font = '64px sans-serif';
    for (let y = 500; y < 2600; y += 110)
      paper.fillText('María José Núñez Ávila, Av. Juárez 120, Centro, 06050', 620, y);
    const picture = paper.getImageData(0, 0, 4000, 3000);
    for (let i = 0; i < picture.data.length; i += 4) {
      const grain = (Math.random() - 0.5) * 22;
      for (let c = 0; c < 3; c++) picture.data[i + c]! += grain;
    }
    paper.putImageData(picture, 0, 0);
    for (let quality = 0.97; ; quality -= 0.03) {
      const photo = await canvas.convertToBlob({ type: 'image/jpeg', quality });
      if (photo.size > wanted && quality > 0.4) continue;
      const read = new FileReader();
      read.readAsDataURL(photo);
      await new Promise((resolve) => (read.onload = resolve));
      return String(read.result).split(',')[1]!;
    }
  }, bytes);
  return { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(encoded, 'base64') };
}

import sharp from 'sharp';
import type { Scene } from './scene.ts';

/** HTML around or over a screen before the browser captures it. */
export const FRAMES: Record<string, (screen: string, s: Scene) => string> = {
  bare: (screen) => screen,
  notification: (screen, s) =>
    `<div style="position:absolute;left:0;top:52px">${screen}</div><div style="position:absolute;left:10px;right:10px;top:8px;background:#f7f7f9f2;color:#111;border-radius:18px;padding:12px 14px;font:14px 'Inter';box-shadow:0 4px 14px #0004"><b>${s.random.pick(['WhatsApp', 'Mensajes', 'Gmail', 'Banco'])}</b> · ${s.say('ahora', 'now')}<br>${s.random.pick(['Mamá: ¿a qué hora llegas?', 'Tu código es 482913', 'Pago recibido $350.00', 'Beto: ya estoy afuera 👍'])}</div>`,
  chatViewer: (screen, s) =>
    `<div style="position:absolute;inset:0;background:#000;color:#fff;font-family:'Roboto'"><div style="padding:14px 16px;font-size:17px">← &nbsp; ${s.random.pick(['Compadre Beto', 'Tú', 'Asesor Volante', 'Luis'])}<div style="font-size:12px;opacity:.7;padding-left:30px">${s.say('Hoy', 'Today')}, ${s.random.whole(1, 12)}:${s.random.whole(10, 59)}</div></div><div style="position:absolute;left:0;top:74px;transform:scale(.82);transform-origin:${s.width / 2}px 0">${screen}</div><div style="position:absolute;bottom:10px;width:100%;text-align:center;font-size:15px">↩ ${s.say('Responder', 'Reply')}</div></div>`,
  gallery: (screen, s) =>
    `<div style="position:absolute;inset:0;background:#fff;font-family:'Inter';color:#222"><div style="padding:12px;text-align:center;font-size:13px">${s.say('12 de noviembre', 'November 12')} · 10:${s.random.whole(10, 59)}</div><div style="position:absolute;left:0;top:46px;transform:scale(.86);transform-origin:${s.width / 2}px 0">${screen}</div><div style="position:absolute;bottom:6px;width:100%;display:flex;justify-content:space-around;font-size:22px;background:#fff"><span>⇪</span><span>♡</span><span>ⓘ</span><span>🗑</span></div></div>`,
  photo: (screen, s) =>
    `<div style="position:absolute;inset:0;background:linear-gradient(${s.random.whole(0, 360)}deg,#4a4038,#8d8276);overflow:hidden"><div style="position:absolute;left:0;top:0;transform:perspective(1100px) rotateX(${s.random.between(-9, 9)}deg) rotateY(${s.random.between(-11, 11)}deg) rotateZ(${s.random.between(-5, 5)}deg) scale(${s.random.between(0.74, 0.9)});outline:9px solid #111;border-radius:20px;overflow:hidden">${screen}<div style="position:absolute;inset:0;background:repeating-linear-gradient(${s.random.whole(0, 90)}deg,#0000 0 ${s.random.between(1.1, 2.4)}px,#0001 0 ${s.random.between(2.6, 4)}px)"></div><div style="position:absolute;inset:0;background:radial-gradient(circle at ${s.random.whole(0, 100)}% ${s.random.whole(0, 100)}%,#fff5,#0000 45%)"></div></div></div>`,
  nightFilter: (screen, s) =>
    `${screen}<div style="position:absolute;inset:0;background:#ff8c1a;opacity:${s.random.between(0.2, 0.4)};mix-blend-mode:multiply"></div><div style="position:absolute;inset:0;background:#000;opacity:${s.random.between(0.15, 0.45)}"></div>`,
  marker: (screen, s) =>
    `${screen}<svg style="position:absolute;inset:0" width="${s.width}" height="${s.height}"><ellipse cx="${s.width / 2}" cy="${s.random.whole(140, 320)}" rx="${s.width * 0.42}" ry="${s.random.whole(46, 80)}" fill="none" stroke="${s.random.pick(['#e11', '#fd0', '#09f'])}" stroke-width="${s.random.whole(4, 9)}"/></svg>`,
  cutScroll: (screen, s) => {
    const up = s.random.whole(8, 26);
    return `<div style="position:absolute;left:0;top:-${up}px">${screen}</div><div style="position:absolute;left:0;right:0;bottom:0;height:${s.random.whole(30, 90)}px;background:${s.ground}"></div>`;
  },
  galleryGrid: (screen, s) =>
    `<div style="position:absolute;inset:0;background:#111;color:#eee;font:14px 'Roboto'"><div style="padding:16px">${s.say('Capturas', 'Screenshots')} · ${s.random.whole(2, 40)} ${s.say('elementos', 'items')}</div><div style="position:absolute;left:0;top:60px;transform:scale(.78);transform-origin:${s.width / 2}px 0">${screen}</div><div style="position:absolute;bottom:14px;width:100%;display:flex;justify-content:space-around"><span>${s.say('Compartir', 'Share')}</span><span>${s.say('Editar', 'Edit')}</span><span>${s.say('Eliminar', 'Delete')}</span></div></div>`,
  cracked: (screen, s) =>
    `${screen}<svg style="position:absolute;inset:0" width="${s.width}" height="${s.height}">${[1, 2, 3].map(() => `<path d="M${s.random.whole(0, s.width)} 0L${s.random.whole(0, s.width)} ${s.height}" stroke="#8888" stroke-width="1.2"/>`).join('')}</svg>`,
};

/** Degradation of the captured picture: compression, shrinking, noise, blur. */
export const WEAR: Record<string, (png: Buffer, s: Scene) => Promise<Buffer>> = {
  png: (png) => sharp(png).resize({ width: 1080, withoutEnlargement: true }).png().toBuffer(),
  jpeg: (png, s) =>
    sharp(png)
      .resize({ width: 1080, withoutEnlargement: true })
      .jpeg({ quality: s.random.whole(55, 92) })
      .toBuffer(),
  messenger: async (png, s) =>
    sharp(
      await sharp(png)
        .resize({ height: 1600, withoutEnlargement: true })
        .jpeg({ quality: s.random.whole(48, 70) })
        .toBuffer(),
    )
      .jpeg({ quality: s.random.whole(58, 75) })
      .toBuffer(),
  small: (png, s) =>
    sharp(png)
      .resize({ width: s.random.whole(430, 560) })
      .jpeg({ quality: s.random.whole(55, 80) })
      .toBuffer(),
  noisy: async (png, s) => {
    const { data, info } = await sharp(png)
      .resize({ width: 900 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const strength = s.random.between(10, 34);
    for (let k = 0; k < data.length; k++)
      data[k] = Math.max(0, Math.min(255, data[k]! + (s.random.next() - 0.5) * 2 * strength));
    return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
      .jpeg({ quality: 74 })
      .toBuffer();
  },
  blurred: (png, s) =>
    sharp(png).resize({ width: 1000 }).blur(s.random.between(0.8, 1.7)).jpeg({ quality: 78 }).toBuffer(),
  webp: (png, s) =>
    sharp(png)
      .resize({ width: 1000 })
      .webp({ quality: s.random.whole(40, 75) })
      .toBuffer(),
};

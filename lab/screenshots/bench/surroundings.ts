import sharp from 'sharp';
import type { Scene } from './scene.ts';

/** What is around a screen that is only a part of its picture: HTML of `width` by `height`, captured at `scale`. */
interface Surrounding {
  width: number;
  height: number;
  scale: number;
  html: string;
}

/** Where a screen is only a part of the picture: a phone in a photo, a tablet, a window, a stitched picture. */
export const SURROUNDINGS: Record<string, (screen: string, s: Scene) => Surrounding> = {
  phoneOnDesk: (screen, s) => photo(screen, s, s.random.between(-12, 12)),
  phoneOnItsSide: (screen, s) => photo(screen, s, s.random.pick([90, -90]) + s.random.between(-5, 5)),
  phoneUpsideDown: (screen, s) => photo(screen, s, 180 + s.random.between(-8, 8)),
  tablet: (screen, s) => {
    const [width, height] = [1194, 834];
    return {
      width,
      height,
      scale: 1.675,
      html: `${screenBg(s)}<div style="position:absolute;inset:0 auto 0 0;width:300px;background:${s.card};color:${s.ink};font:15px 'Inter';padding:40px 20px">${MENU.map((entry) => `<div style="padding:13px 0">${s.say(...entry)}</div>`).join('')}</div>${at(screen, s, 300 + (width - 300 - s.width * 0.9) / 2, 10, 0.9)}`,
    };
  },
  window: (screen, s) => {
    const [width, height] = s.random.pick([
      [1366, 768],
      [1536, 864],
      [1920, 1080],
    ] as const);
    const zoom = (height - 90) / s.height;
    const left = s.random.whole(330, 480);
    return {
      width,
      height,
      scale: 1,
      html: `<div style="position:absolute;inset:0;background:#f2f3f5;font:13px 'Open Sans';color:#222"><div style="height:38px;background:#dfe3e8;padding:11px 90px">${s.say('Correo', 'Mail')} · ${s.random.pick(['WhatsApp', 'Gmail', 'Drive'])}</div><div style="height:36px;background:#fff;padding:9px 120px">https://web.example.com/${s.random.whole(1000, 9999)}</div>${column(s, 10, left - 40)}</div>${at(screen, s, left, 80, zoom)}<div style="font:13px 'Open Sans';color:#222">${column(s, left + s.width * zoom + 40, width - left - s.width * zoom - 60)}</div>`,
    };
  },
  sideMenu: (screen, s) => {
    const { width, height, scale } = desktop(s);
    const [menu, top] = [s.random.whole(180, 260), s.random.whole(90, 130)];
    const zoom = (height - top) / s.height;
    const left = menu + s.random.between(0.2, 0.8) * (width - menu - s.width * zoom);
    const entries = [...MENU, ...MENU_MORE].map((entry) => `<div style="padding:11px 20px">${s.say(...entry)}</div>`);
    return {
      width,
      height,
      scale,
      html: `<div style="position:absolute;inset:0;background:${s.ground};color:${s.ink};font:14px '${s.font}'"><div style="height:38px;background:#dfe3e8;color:#222;padding:10px 90px">${s.say('Mi cuenta', 'My account')} - Google Chrome</div><div style="height:${top - 38}px;background:${s.card};padding:16px 24px">https://web.example.com/${s.random.whole(1000, 9999)}</div><div style="width:${menu}px;height:${height}px;background:${s.card}">${entries.join('')}</div></div>${at(screen, s, left, top, zoom)}`,
    };
  },
  mail: (screen, s) => {
    const { width, height, scale } = desktop(s);
    const list = s.random.whole(260, 380);
    const zoom = (height - 190) / s.height;
    const left = list + 40 + s.random.between(0, 0.7) * (width - list - 40 - s.width * zoom);
    const subject = s.say(
      ['Mis capturas', 'Fotos', 'RV: lo que me pidió'],
      ['My screenshots', 'Photos', 'FW: what you asked for'],
    );
    return {
      width,
      height,
      scale,
      html: `<div style="position:absolute;inset:0;background:#fff;font:13px 'Open Sans';color:#222"><div style="height:44px;background:#eef1f5;padding:13px 20px">${s.say('Buscar en el correo', 'Search mail')}</div>${column(s, 10, list - 20)}<div style="position:absolute;left:${list + 20}px;top:60px"><div style="font-size:21px">${subject}</div><div style="padding:8px 0"><b>${s.name}</b> &lt;x${s.random.whole(10, 99)}@mail.example.com&gt; · ${s.random.whole(8, 19)}:${s.random.whole(10, 59)}</div><div>${s.say('Adjunto lo que me pidió, gracias.', 'Attached what you asked for, thanks.')}</div></div></div>${at(screen, s, left, 160, zoom)}`,
    };
  },
  slide: (screen, s) => {
    const [width, height] = [1280, 720];
    const zoom = (height - 120) / s.height;
    const isLeft = s.random.chance(0.5);
    const words = isLeft ? 120 + s.width * zoom : 70;
    const bullets = s.random
      .pick([CHATS, MENU])
      .map((entry) => `<div style="padding:12px 0">• ${s.say(...entry)}</div>`);
    return {
      width,
      height,
      scale: s.random.pick([1, 1.5]),
      html: `<div style="position:absolute;inset:0;background:#fff;color:#223;font:${s.random.whole(20, 26)}px 'Lato'"><div style="position:absolute;left:70px;top:24px;font-size:36px;font-weight:700">${s.say(['Documentos del solicitante', 'Anexo 2'], ["The applicant's documents", 'Annex 2'])}</div><div style="position:absolute;left:${words}px;top:120px;width:${width - s.width * zoom - 250}px">${bullets.join('')}</div></div>${at(screen, s, isLeft ? 70 : width - 70 - s.width * zoom, 100, zoom)}`,
    };
  },
  stitched: (screen, s) => {
    const [above, below] = [s.random.whole(0, 2), s.random.whole(2, 3)];
    const pages = [
      ...Array.from({ length: above }, () => filler(s)),
      screen,
      ...Array.from({ length: below }, () => filler(s)),
    ];
    return {
      width: s.width,
      height: s.height * pages.length,
      scale: s.random.pick([2, 2.625]),
      html: pages
        .map(
          (page, k) =>
            `<div style="position:absolute;left:0;top:${k * s.height}px;width:${s.width}px;height:${s.height}px;overflow:hidden">${page}</div>`,
        )
        .join(''),
    };
  },
};

/** As a phone sends it: 2,000 pixels on the longest side, or the width of a phone if it is taller than three screens are wide. */
export async function sent(png: Buffer, s: Scene): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(png).metadata();
  const size = height > 3 * width ? { width: 1080 } : { width: 2000, height: 2000 };
  return sharp(png)
    .resize({ ...size, fit: 'inside', withoutEnlargement: true })
    .blur(s.random.between(0.3, 0.8))
    .jpeg({ quality: s.random.whole(70, 90) })
    .toBuffer();
}

type Words = [es: string, en: string];
const MENU: Words[] = [
  ['Inicio', 'Home'],
  ['Bandeja', 'Inbox'],
  ['Ayuda', 'Help'],
  ['Mi cuenta', 'My account'],
  ['Configuración', 'Settings'],
];
const MENU_MORE: Words[] = [
  ['Mensajes', 'Messages'],
  ['Vehículo', 'Vehicle'],
  ['Documentos', 'Documents'],
  ['Cerrar sesión', 'Sign out'],
];
const CHATS: Words[] = [
  ['Mamá: ya llegaste?', 'Mom: are you home?'],
  ['Grupo de la cuadra: fuga de agua', 'Neighbors: water is off today'],
  ['Beto: te marco al rato', 'Luis: call you later'],
  ['Taller Ruiz: su coche está listo', 'Ruiz Garage: your car is ready'],
  ['Escuela: junta el jueves', 'School: meeting on Thursday'],
  ['Farmacia: su pedido salió', 'Pharmacy: your order is out'],
];

/** The screen of a computer, and how many pixels of the picture one of its own has. */
function desktop(s: Scene): Omit<Surrounding, 'html'> {
  const [width, height] = s.random.pick([
    [1366, 768],
    [1536, 864],
    [1920, 1080],
  ] as const);
  return { width, height, scale: s.random.pick([1, 1, 1.25]) };
}

function photo(screen: string, s: Scene, turn: number): Surrounding {
  const [width, height] = Math.abs(turn) > 45 || s.random.chance(0.3) ? [2000, 1500] : [1500, 2000];
  // A quarter to a half of the picture, as far as the phone then fits in.
  const share = s.random.between(0.25, 0.5);
  const room = Math.abs(turn) > 45 ? width : height;
  const zoom = Math.min((share * Math.min(width, height)) / s.width, (room * 0.9) / s.height);
  const [left, top] = [
    width * s.random.between(0.42, 0.58) - s.width / 2,
    height * s.random.between(0.46, 0.54) - s.height / 2,
  ];
  const paper = `<div style="position:absolute;left:${s.random.whole(0, 200)}px;top:${s.random.whole(0, height - 500)}px;transform:rotate(${s.random.whole(-30, 30)}deg);background:#f6f3ea;color:#333;padding:30px;font:${s.random.whole(16, 30)}px 'Noto Serif'">${s.say('Lista del súper', 'Groceries')}<br>${s.say('leche, huevo, jabón', 'milk, eggs, soap')}<br>${s.say('pan y tortillas', 'bread and rice')}</div>`;
  return {
    width,
    height,
    scale: 1,
    html: `<div style="position:absolute;inset:0;background:repeating-linear-gradient(${s.random.whole(0, 180)}deg,#6d5a45 0 90px,#7a6650 92px 200px,#65533f 203px);overflow:hidden">${s.random.chance(0.6) ? paper : ''}<div style="position:absolute;left:${left}px;top:${top}px;width:${s.width}px;height:${s.height}px;transform:perspective(2600px) rotateX(${s.random.between(-8, 8)}deg) rotateY(${s.random.between(-8, 8)}deg) rotateZ(${turn}deg) scale(${zoom});outline:14px solid #17181a;border-radius:24px;overflow:hidden;box-shadow:0 0 60px #000a">${screen}</div><div style="position:absolute;inset:0;background:linear-gradient(${s.random.whole(0, 360)}deg,#0005,#0000 60%)"></div></div>`,
  };
}

function at(screen: string, s: Scene, left: number, top: number, zoom: number): string {
  return `<div style="position:absolute;left:${left}px;top:${top}px;width:${s.width}px;height:${s.height}px;transform:scale(${zoom});transform-origin:0 0;overflow:hidden">${screen}</div>`;
}

function screenBg(s: Scene): string {
  return `<div style="position:absolute;inset:0;background:${s.ground}"></div>`;
}

function column(s: Scene, left: number, width: number): string {
  const chats = Array.from({ length: 9 }, () => s.say(...s.random.pick(CHATS)));
  return `<div style="position:absolute;left:${left}px;top:90px;width:${width}px;overflow:hidden">${chats.map((chat) => `<div style="padding:14px 6px;border-bottom:1px solid #ddd;white-space:nowrap"><b>${chat.split(':')[0]}</b><br>${chat.split(':')[1]}</div>`).join('')}</div>`;
}

/** A page of an app without a week and without money. */
function filler(s: Scene): string {
  const entries = Array.from({ length: 11 }, () => s.say(...s.random.pick([...MENU, ...CHATS])));
  return `<div style="position:absolute;inset:0;background:${s.ground};color:${s.ink};font:16px '${s.font}';padding:30px 18px"><div style="font-size:22px;font-weight:700">${s.say(...s.random.pick(MENU))}</div>${entries.map((entry) => `<div style="padding:16px 0;border-bottom:1px solid ${s.card}">${entry}</div>`).join('')}</div>`;
}

import { curpCheckDigit } from '../../../contract/fields/identifiers/curp.ts';
import type { Random } from '../../../sandbox/people/random.ts';
import { at, type Design, photo } from './licence.ts';
import { ghost, ground, signature } from './parts-2.ts';

// Fronts of Mexican voter cards of the three generations in use (2014, 2019, 2023), with hard names and addresses.

/** The address is the card's three lines, separated by commas. */
export interface Citizen {
  lastName1: string;
  /** Left out if the citizen has one last name only. */
  lastName2?: string;
  firstName: string;
  curp: string;
  claveElector: string;
  birthdate: string;
  sex: 'H' | 'M';
  section: string;
  expiryYear: number;
  address: string;
}

interface Person {
  names: readonly [string, string, string];
  sex: 'H' | 'M';
  /** Where they were born, as a CURP has it and as the voter key has it. */
  born: readonly [string, string];
  home: readonly [string, string, string];
}

const particles = new Set('DA DAS DE DEL DER DI DIE EL LA LAS LE LES LOS MAC MC VAN VON Y'.split(' '));

/** The word of a name that counts for a CURP. */
function wordOf(name: string, given = false): string {
  const words = name.split(' ').filter((word) => !particles.has(word));
  const [first = '', second] = words;
  return given && second && /^(JOSE|MARIA|MA|J)\.?$/.test(first) ? second : first;
}
const withoutTilde = (word: string) => word.replaceAll('Ñ', 'X');
const vowel = (word: string) => /[AEIOU]/.exec(word.slice(1))?.[0] ?? 'X';
const consonant = (word: string) => /[B-DF-HJ-NP-TV-Z]/.exec(word.slice(1))?.[0] ?? 'X';

function citizen(random: Random, { names, sex, born, home }: Person, expiryYear: number): Citizen {
  const two = (from: number, to: number) => String(random.whole(from, to)).padStart(2, '0');
  const birthdate = `${random.whole(1957, expiryYear - 29)}-${two(1, 12)}-${two(1, 28)}`;
  const [first, second] = [withoutTilde(wordOf(names[0])), withoutTilde(wordOf(names[1]))];
  const given = withoutTilde(wordOf(names[2], true));
  const day = birthdate.slice(2).replaceAll('-', '');
  const head = `${first.charAt(0)}${vowel(first)}${second.charAt(0) || 'X'}${given.charAt(0)}${day}${sex}${born[0]}`;
  const long = `${head}${[first, second, given].map(consonant).join('')}${birthdate >= '2000' ? 'A' : '0'}`;
  // A voter key passes over an Ñ within a word, where a CURP has an X.
  const pair = (word: string) => `${withoutTilde(word.charAt(0)) || 'X'}${consonant(word)}`;
  return {
    lastName1: names[0],
    ...(names[1] ? { lastName2: names[1] } : {}),
    firstName: names[2],
    curp: `${long}${curpCheckDigit(long)}`,
    claveElector: `${names.map((name) => pair(wordOf(name))).join('')}${day}${born[1]}${sex}${random.pick(['000', '100', '300', '801'])}`,
    birthdate,
    sex,
    section: two(1, 4999).padStart(4, '0'),
    expiryYear,
    address: home.join(', '),
  };
}

interface Look {
  font: string;
  colours: readonly [string, string, string];
  /** Colour of headings and labels. */
  ink: string;
  weight: number;
  /** Paler print, as on a card carried for years. */
  faded?: boolean;
}

const label = (x: number, y: number, text: string, look: Look, size = 15) => at(x, y, size, text, `color:${look.ink}`);
function value(x: number, y: number, size: number, text: string, look: Look): string {
  return at(x, y, size, text, `font-weight:${look.weight};color:${look.faded ? '#6a6a66' : '#1b1b1b'}`);
}
const nameLines = (own: Citizen) => [own.lastName1, ...(own.lastName2 ? [own.lastName2] : []), own.firstName];
const dayFirst = (own: Citizen) => own.birthdate.split('-').reverse().join('/');

/** A year of registration between coming of age and the issue of the card. */
function registered(random: Random, own: Citizen): number {
  return random.whole(Math.max(1991, Number(own.birthdate.slice(0, 4)) + 18), own.expiryYear - 10);
}

function face(random: Random, look: Look, inside: string) {
  const specimen = at(560, 604, 13, 'MUESTRA', 'color:#b00');
  return ground(random, [1000, 630], look.colours, look.font, inside + specimen);
}

/** 2014: state, town, place and issue in rows at the bottom, the birthdate and sex at the top right. */
function first(person: Person, look: Look): Design<Citizen> {
  return (random) => {
    const expiry = random.whole(2026, 2029);
    const own = citizen(random, person, expiry);
    const digits = (count: number) => String(random.whole(1, 10 ** count - 1)).padStart(count, '0');
    const small = (x: number, y: number, name: string, text: string) =>
      label(x, y, name, look, 16) + value(x + name.length * 11 + 8, y - 4, 21, text, look);
    const inside =
      at(180, 18, 30, 'INSTITUTO NACIONAL ELECTORAL', `color:${look.ink};font-weight:700`) +
      at(180, 54, 24, 'CREDENCIAL PARA VOTAR', 'color:#333') +
      at(36, 26, 30, 'MÉXICO', `color:${look.ink}`) +
      photo(random, 36, 110, 240, 320) +
      ghost(random, 860, 430, 96, 122) +
      signature(50, 520, own.firstName) +
      label(300, 104, 'NOMBRE', look) +
      nameLines(own)
        .map((text, k) => value(300, 124 + 28 * k, 26, text, look))
        .join('') +
      label(730, 104, 'FECHA DE NACIMIENTO', look) +
      value(730, 124, 25, dayFirst(own), look) +
      label(730, 160, 'SEXO', look) +
      value(790, 154, 25, own.sex, look) +
      label(300, 220, 'DOMICILIO', look) +
      person.home.map((text, k) => value(300, 240 + 26 * k, 23, text, look)).join('') +
      label(300, 332, 'CLAVE DE ELECTOR', look, 16) +
      value(466, 326, 25, own.claveElector, look) +
      label(300, 370, 'CURP', look, 16) +
      value(352, 364, 25, own.curp, look) +
      label(660, 370, 'AÑO DE REGISTRO', look, 16) +
      value(822, 366, 22, `${registered(random, own)} 0${random.whole(0, 4)}`, look) +
      small(300, 416, 'ESTADO', person.born[1]) +
      small(450, 416, 'MUNICIPIO', digits(3)) +
      small(650, 416, 'SECCIÓN', own.section) +
      small(300, 456, 'LOCALIDAD', digits(4)) +
      small(490, 456, 'EMISIÓN', String(expiry - 10)) +
      small(660, 456, 'VIGENCIA', String(expiry));
    return { html: face(random, look, inside), licence: own };
  };
}

/** 2019: no codes of places any more, sex beside the name, validity from year to year. */
function second(person: Person, look: Look): Design<Citizen> {
  return (random) => {
    const own = citizen(random, person, random.whole(2029, 2032));
    const inside =
      at(36, 16, 46, 'MÉXICO', `color:${look.ink};font-weight:700`) +
      at(270, 16, 27, 'INSTITUTO NACIONAL ELECTORAL', `color:${look.ink}`) +
      at(270, 50, 23, 'CREDENCIAL PARA VOTAR', 'color:#444') +
      photo(random, 34, 104, 252, 336) +
      ghost(random, 850, 330, 108, 140) +
      signature(50, 500, own.firstName) +
      label(312, 96, 'NOMBRE', look) +
      nameLines(own)
        .map((text, k) => value(312, 114 + 30 * k, 28, text, look))
        .join('') +
      label(840, 96, 'SEXO', look, 17) +
      value(900, 90, 26, own.sex, look) +
      label(312, 216, 'DOMICILIO', look) +
      person.home.map((text, k) => value(312, 234 + 27 * k, 25, text, look)).join('') +
      label(312, 330, 'CLAVE DE ELECTOR', look, 16) +
      value(480, 323, 27, own.claveElector, look) +
      label(312, 374, 'CURP', look) +
      value(312, 391, 26, own.curp, look) +
      label(640, 374, 'AÑO DE REGISTRO', look) +
      value(640, 391, 25, `${registered(random, own)} 0${random.whole(0, 5)}`, look) +
      label(312, 434, 'FECHA DE NACIMIENTO', look) +
      value(312, 451, 25, dayFirst(own), look) +
      label(540, 434, 'SECCIÓN', look) +
      value(540, 451, 25, own.section, look) +
      label(660, 434, 'VIGENCIA', look) +
      value(660, 451, 25, `${own.expiryYear - 10} - ${own.expiryYear}`, look);
    return { html: face(random, look, inside), licence: own };
  };
}

/** 2023: the photo lower, labels in small letters right above larger values, validity to the right of the section. */
function third(person: Person, look: Look): Design<Citizen> {
  return (random) => {
    const own = citizen(random, person, random.whole(2033, 2035));
    const inside =
      `<div style="position:absolute;left:0;top:0;width:1000px;height:88px;background:linear-gradient(90deg,#fff0,${look.colours[2]}66)"></div>` +
      at(36, 14, 24, 'MÉXICO', `color:${look.ink};font-weight:700`) +
      at(36, 44, 29, 'INSTITUTO NACIONAL ELECTORAL', `color:${look.ink};font-weight:700`) +
      at(640, 48, 24, 'CREDENCIAL PARA VOTAR', 'color:#333') +
      photo(random, 38, 136, 236, 316) +
      ghost(random, 846, 130, 112, 150) +
      signature(40, 486, own.lastName1) +
      label(300, 108, 'NOMBRE', look, 14) +
      nameLines(own)
        .map((text, k) => value(300, 124 + 29 * k, 27, text, look))
        .join('') +
      label(720, 108, 'SEXO', look, 14) +
      value(720, 124, 27, own.sex, look) +
      label(300, 224, 'DOMICILIO', look, 14) +
      person.home.map((text, k) => value(300, 240 + 26 * k, 24, text, look)).join('') +
      label(300, 330, 'CLAVE DE ELECTOR', look, 14) +
      value(300, 346, 26, own.claveElector, look) +
      label(640, 330, 'AÑO DE REGISTRO', look, 14) +
      value(640, 346, 26, `${registered(random, own)} 0${random.whole(0, 5)}`, look) +
      label(300, 388, 'CURP', look, 14) +
      value(300, 404, 26, own.curp, look) +
      label(640, 388, 'FECHA DE NACIMIENTO', look, 14) +
      value(640, 404, 26, dayFirst(own), look) +
      label(300, 446, 'SECCIÓN', look, 14) +
      value(300, 462, 26, own.section, look) +
      label(440, 446, 'VIGENCIA', look, 14) +
      value(440, 462, 26, `${own.expiryYear - 10} - ${own.expiryYear}`, look);
    return { html: face(random, look, inside), licence: own };
  };
}

const rose = ['#f8e6f0', '#e6f1e6', '#cf86b0'] as const;
const sage = ['#f3ecf4', '#e0efe6', '#7fb59b'] as const;
const plum = ['#fbeaf3', '#eee6f5', '#b06ab0'] as const;
const clear = (font: string, colours: Look['colours'], weight = 700): Look => ({
  font,
  colours,
  ink: '#8a1c5c',
  weight,
});
const worn = (look: Look): Look => ({ ...look, ink: '#b98aa5', faded: true });

const people: Record<string, Person> = {
  capital: {
    names: ['DE LA CRUZ', 'MUÑOZ', 'MARIA DEL CARMEN'],
    sex: 'M',
    born: ['DF', '09'],
    home: ['AV DE LOS INSURGENTES SUR 1602 INT 304', 'COL CREDITO CONSTRUCTOR 03940', 'BENITO JUAREZ, D.F.'],
  },
  alone: {
    names: ['XIU', '', 'FELIPE DE JESUS'],
    sex: 'H',
    born: ['YN', '31'],
    home: ['C 59 S/N', 'LOC TIXCACALCUPUL 97740', 'TIXCACALCUPUL, YUC.'],
  },
  lot: {
    names: ['NUÑEZ', 'ÑAÑEZ', 'JOSE ANGEL'],
    sex: 'H',
    born: ['MC', '15'],
    home: [
      'AND JACARANDAS MZ 12 LT 7',
      'COL AMPL VALLE DE CHALCO SOL 1RA SECC 56610',
      'VALLE DE CHALCO SOLIDARIDAD, MEX.',
    ],
  },
  lane: {
    names: ['DEL ANGEL', 'VAZQUEZ DEL MERCADO', 'ITZEL'],
    sex: 'M',
    born: ['VZ', '30'],
    home: ['PRIV 2 DE ABRIL 14 A', 'COL REVOLUCION 91100', 'XALAPA, VER.'],
  },
  road: {
    names: ['ZUÑIGA', 'LI', 'J JESUS'],
    sex: 'H',
    born: ['JC', '14'],
    home: ['CARR A CHAPALA KM 17.5 S/N', 'EJIDO LAS PINTITAS 45693', 'EL SALTO, JAL.'],
  },
  block: {
    names: ['PEÑALOZA', 'IÑIGUEZ', 'MA GUADALUPE'],
    sex: 'M',
    born: ['GT', '11'],
    home: ['CDA HACIENDA DE JALPA EDIF B-4 DEPTO 102', 'U HAB INFONAVIT LA SOLEDAD 37538', 'LEON, GTO.'],
  },
  border: {
    names: ['LOPEZ', 'LOPEZ', 'ILSE YAZMIN'],
    sex: 'M',
    born: ['BC', '02'],
    home: ['BLVD INSURGENTES 18015 40 C', 'FRACC RIO TIJUANA 3RA ETAPA 22226', 'TIJUANA, B.C.'],
  },
  mountain: {
    names: ['QUIJADA', 'OJEDA', 'LUIS OCTAVIO'],
    sex: 'H',
    born: ['OC', '20'],
    home: ['C 5 DE MAYO 1', 'BARR SAN ANTONIO 70980', 'SAN PEDRO POCHUTLA, OAX.'],
  },
  north: {
    names: ['TREVIÑO', 'DE LOS SANTOS', 'ROSA ISELA'],
    sex: 'M',
    born: ['NL', '19'],
    home: ['RETORNO 8 PTE 1510', 'COL INDEPENDENCIA 64720', 'MONTERREY, N.L.'],
  },
  coast: {
    names: ['IC', 'MC GREGOR', 'ADAN'],
    sex: 'H',
    born: ['QR', '23'],
    home: ['SMZ 237 MZ 65 LT 18 C 115', 'REG 237 77510', 'BENITO JUAREZ, Q. ROO.'],
  },
};

export const voterCards: Record<string, Design<Citizen>> = {
  capital14: first(people.capital!, clear('Liberation Sans', rose)),
  alone14: first(people.alone!, worn(clear('Liberation Sans', sage))),
  lot14: first(people.lot!, clear('Liberation Sans Narrow', rose, 400)),
  lane19: second(people.lane!, clear('Liberation Sans', sage)),
  road19: second(people.road!, clear('DejaVu Sans Condensed', rose, 400)),
  block19: second(people.block!, worn(clear('Liberation Sans', rose))),
  border19: second(people.border!, clear('Liberation Sans', plum, 400)),
  mountain23: third(people.mountain!, clear('Liberation Sans', plum)),
  north23: third(people.north!, clear('DejaVu Sans Condensed', plum)),
  coast23: third(people.coast!, worn(clear('Liberation Sans', sage))),
};

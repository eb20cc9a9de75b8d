import { fold } from '../../engine/fold.ts';
import type { TextLine } from '../../engine/text-line.ts';

export type ScreenLanguage = 'es' | 'en';

/** Words that most screens of driver apps have, none of them in both languages. */
const WORDS: Record<ScreenLanguage, ReadonlySet<string>> = {
  es: setOf(
    `de del al la el los las en tu tus mi mis por para semana semanas semanal ganancias ganaste ingresos viajes viaje propinas propina tarifa
    saldo hoy resumen detalles inicio horas linea pago pagos efectivo lunes martes miercoles jueves viernes sabado domingo enero febrero
    marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre ene ago dic`,
  ),
  en: setOf(
    `of the to your my for with week weeks weekly earnings earned income trips trip tips tip fare balance today summary details home hours
    payment payments cash monday tuesday wednesday thursday friday saturday sunday january february march april june july august september
    october november december jan apr aug`,
  ),
};

/** The language of a screen's words; null if there are as many of the other. */
export function languageOf(lines: readonly Pick<TextLine, 'text'>[]): ScreenLanguage | null {
  const words = lines.flatMap(({ text }) => fold(text).split(/[^a-z]+/));
  const count = (language: ScreenLanguage) => words.filter((word) => WORDS[language].has(word)).length;
  const [es, en] = [count('es'), count('en')];
  return es === en ? null : es > en ? 'es' : 'en';
}

function setOf(list: string): Set<string> {
  return new Set(list.split(/\s+/));
}

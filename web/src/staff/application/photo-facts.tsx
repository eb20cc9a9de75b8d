import type { Challenge, PhotoFacts } from '@volante/contract/home-visit/captures.ts';
import { dictionary, useText } from '../../lib/text.ts';

/** How a photo of the home was taken, as the driver's phone said. */
export function PhotoFactsLine({ facts: { ageMinutes, km, challenge } }: { facts: PhotoFacts }) {
  const t = useText(texts);
  const lines = [
    challenge ? t.live(t.challenges[challenge]) : t.notLive,
    ageMinutes === null ? t.ageUnknown : ageText(ageMinutes, t),
    km === null ? t.kmUnknown : t.km(km),
  ];
  return (
    <ul aria-label={t.title} className="mt-1 w-36 text-tag text-ink-2">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

const [HOUR, DAY] = [60, 24 * 60];

function ageText(minutes: number, t: (typeof texts)['es']): string {
  if (minutes < HOUR) return t.minutes(minutes);
  return minutes < 2 * DAY ? t.hours(Math.round(minutes / HOUR)) : t.days(Math.round(minutes / DAY));
}

const texts = dictionary({
  es: {
    title: 'Lo que dice su teléfono',
    live: (sign: string) => `Tomada en la app: ${sign}`,
    notLive: 'No se tomó en la app',
    challenges: {
      hand_on_door_frame: 'mano en el marco de la puerta',
      open_hand_at_door: 'mano abierta frente a la puerta',
      keys_at_door: 'llaves frente a la puerta',
      hand_on_gate: 'mano en el portón',
      shoe_on_floor: 'un zapato en el piso',
      keys_at_gate: 'llaves frente al portón',
      thumb_up: 'pulgar arriba',
      two_fingers: 'dos dedos',
      open_hand: 'mano abierta',
    } satisfies Record<Challenge, string>,
    ageUnknown: 'No dice cuándo',
    minutes: (n: number) => (n < 2 ? 'Recién tomada' : `Tomada ${n} minutos antes`),
    hours: (n: number) => (n === 1 ? 'Tomada 1 hora antes' : `Tomada ${n} horas antes`),
    days: (n: number) => `Tomada ${n} días antes`,
    kmUnknown: 'No dice dónde',
    km: (n: number) => `A ${n} km de la ciudad que dio`,
  },
  en: {
    title: 'As their phone says',
    live: (sign: string) => `Taken in the app: ${sign}`,
    notLive: 'Not taken in the app',
    challenges: {
      hand_on_door_frame: 'hand on the door frame',
      open_hand_at_door: 'open hand at the door',
      keys_at_door: 'keys at the door',
      hand_on_gate: 'hand on the gate',
      shoe_on_floor: 'a shoe on the floor',
      keys_at_gate: 'keys at the gate',
      thumb_up: 'thumb up',
      two_fingers: 'two fingers',
      open_hand: 'open hand',
    },
    ageUnknown: 'Doesn’t say when',
    minutes: (n: number) => (n < 2 ? 'Just taken' : `Taken ${n} minutes before`),
    hours: (n: number) => (n === 1 ? 'Taken 1 hour before' : `Taken ${n} hours before`),
    days: (n: number) => `Taken ${n} days before`,
    kmUnknown: 'Doesn’t say where',
    km: (n: number) => `${n} km from the city they gave`,
  },
});

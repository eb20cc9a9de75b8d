import { dictionary } from '../../../lib/text.ts';

export const chartTexts = dictionary({
  es: {
    loading: 'Cargando…',
    average: 'En promedio ganas por semana',
    best: (amount: string, week: string) => `Tu mejor semana: ${amount} (${week})`,
    free: (n: number) => (n === 1 ? 'Descansaste 1 semana' : `Descansaste ${n} semanas`),
    typed: (n: number) =>
      n === 1
        ? '1 semana es cifra tuya: la revisará una persona'
        : `${n} semanas son cifras tuyas: las revisará una persona`,
  },
  en: {
    loading: 'Loading…',
    average: 'On average you earn per week',
    best: (amount: string, week: string) => `Your best week: ${amount} (${week})`,
    free: (n: number) => (n === 1 ? 'You took 1 week off' : `You took ${n} weeks off`),
    typed: (n: number) =>
      n === 1
        ? 'You typed 1 week yourself: a person will review it'
        : `You typed ${n} weeks yourself: a person will review them`,
  },
});

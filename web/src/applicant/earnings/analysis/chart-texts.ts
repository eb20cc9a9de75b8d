import { dictionary } from '../../../lib/text.ts';

export const chartTexts = dictionary({
  es: {
    loading: 'Cargando…',
    average: 'Ganas en promedio por semana',
    best: (amount: string, week: string) => `Tu mejor semana: ${amount} (${week})`,
    free: (n: number) => (n === 1 ? 'Descansaste 1 semana' : `Descansaste ${n} semanas`),
    typed: (n: number) =>
      n === 1
        ? 'Tú escribiste 1 semana. La va a revisar una persona'
        : `Tú escribiste ${n} semanas. Las va a revisar una persona`,
  },
  en: {
    loading: 'Loading…',
    average: 'Your average per week',
    best: (amount: string, week: string) => `Your best week: ${amount} (${week})`,
    free: (n: number) => (n === 1 ? 'You took 1 week off' : `You took ${n} weeks off`),
    typed: (n: number) =>
      n === 1
        ? 'You typed 1 week yourself. A person will review it'
        : `You typed ${n} weeks yourself. A person will review them`,
  },
});

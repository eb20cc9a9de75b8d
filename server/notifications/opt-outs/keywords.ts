export type Keyword = 'stop' | 'start' | 'help';

const words: Record<Keyword, readonly string[]> = {
  stop: ['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'alto', 'baja', 'parar', 'cancelar'],
  start: ['start', 'unstop', 'inicio', 'alta', 'reanudar'],
  help: ['help', 'info', 'ayuda'],
};

/** The keyword of a message that is nothing else; what is written under a picture says something about the picture. */
export function keywordIn({ text, media }: { text: string; media: unknown }): Keyword | null {
  return media === null ? keywordOf(text) : null;
}

/** The word for providers and for us, if the text is nothing else; null for any other text. */
export function keywordOf(text: string): Keyword | null {
  const word = text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z]/g, '');
  if (text.trim().length > 20) return null;
  return (Object.keys(words) as Keyword[]).find((keyword) => words[keyword].includes(word)) ?? null;
}

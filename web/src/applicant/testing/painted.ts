/** Resolves once everything rendered so far is painted: the second frame begins after the first one was painted. */
export async function painted(): Promise<void> {
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
}

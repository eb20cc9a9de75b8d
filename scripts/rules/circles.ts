export interface Edge {
  from: string;
  to: string;
}

/** The shortest path from each name back to itself, `a -> b -> a`; one per set of names that form a circle. */
export function findCircles(edges: readonly Edge[]): string[] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of edges) next.set(from, (next.get(from) ?? new Set()).add(to));
  const circles = new Map<string, string>();
  for (const start of next.keys()) {
    const way = wayBack(next, start);
    if (way) circles.set(way.toSorted().join(), [...way, start].join(' -> '));
  }
  return [...circles.values()];
}

function wayBack(next: Map<string, Set<string>>, start: string): string[] | null {
  const seen = new Set<string>();
  let ways = [[start]];
  while (ways.length > 0) {
    const longer: string[][] = [];
    for (const way of ways) {
      for (const to of next.get(way.at(-1)!) ?? []) {
        if (to === start) return way;
        if (!seen.has(to)) longer.push([...way, to]);
        seen.add(to);
      }
    }
    ways = longer;
  }
  return null;
}

/** One piece of a screen; see `pieces.ts`. */
export type Piece =
  | 'title'
  | 'range'
  | 'head'
  | 'rangeHead'
  | 'headRange'
  | 'dates'
  | 'caption'
  | 'parts'
  | 'counts'
  | 'tiles'
  | 'bars'
  | 'days'
  | 'switch'
  | 'relative'
  | 'card'
  | 'balance'
  | 'weeks'
  | 'prior'
  | 'tabs'
  | 'button'
  | 'note'
  | 'totalRow'
  | 'sums'
  | 'greeting'
  | 'chips'
  | 'grid'
  | 'versus'
  | 'summary'
  | 'gross'
  | 'longDays'
  | 'brokenHead'
  | 'halves'
  | 'orders'
  | 'parties'
  | 'passengers'
  | 'places'
  | 'talk';

/** The orders of pieces from which the training draws. Every kind of screen uses all of them. */
export const LAYOUTS: Piece[][] = `
title range head bars tiles parts
title range head parts counts
range head tiles parts
range head bars counts tabs
head range bars tiles
head range counts parts card
title switch range head bars tiles balance tabs
switch range head tiles parts
title range caption head tiles
title caption head range parts
range caption head counts button
title head caption range tiles bars
rangeHead bars counts
title rangeHead parts counts
headRange bars tiles tabs
title headRange parts
title range days totalRow
range days head
range parts totalRow counts
title dates head tiles
dates head caption counts
title relative head range counts
relative range head tiles
bars range head tiles
title bars range head parts
tiles range head bars
card range head counts parts
card title range head tiles
title range head card card
range head card counts tabs
title range head parts note
range head tiles note card
title range head balance parts
range head balance counts
title balance range counts totalRow
title range head weeks counts
range head counts weeks
range head sums counts
title range head tiles sums tabs
title range head counts parts balance button
range head button parts card tabs
title range head days counts
range tiles head parts
title counts range head parts
title range counts totalRow
range head
title range head tabs
range head caption button note
greeting range head bars card card
greeting range head tiles
title chips head caption counts
chips head bars
title range grid
range grid tabs
title range grid button
title range head versus bars counts
range head versus parts
title range head summary
range head summary button
range head summary tabs
title range gross totalRow
title gross range totalRow note
rangeHead longDays note
title range head longDays
range brokenHead counts
title range brokenHead tiles
title range head halves button
range caption head halves counts
range head orders counts
rangeHead orders tabs
title switch range head parts
title range head summary parts card
greeting range head caption card
title range head caption versus counts parts
`
  .trim()
  .split('\n')
  .map((line) => line.split(' ') as Piece[]);

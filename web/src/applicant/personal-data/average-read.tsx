import { useEffect } from 'react';
import { useQuery } from '../../lib/queries.ts';
import { useApplication } from '../application/application.ts';
import { earningsSumsQuery, weeklyAverage } from '../application/earnings-sums.ts';
import { shownNumber } from './number-field.ts';

/** Reads the average week of the earnings and passes it on as the form shows it; renders nothing. */
export default function AverageRead({ onRead }: { onRead: (average: string) => void }) {
  const { id } = useApplication();
  const { data } = useQuery(earningsSumsQuery(id));
  const read = data ? shownNumber(weeklyAverage(data.platforms)) : '';
  useEffect(() => {
    if (read !== '') onRead(read);
  }, [read, onRead]);
  return null;
}

import { useId } from 'react';
import { Bar, BarChart, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { BAR, type BarsProps } from './bar-looks.ts';

/** Bars from left to right with their figures. Loaded by `Chart`, with the library. */
export function Bars({ rows, series, show, height, namesWidth }: BarsProps) {
  const id = useId();
  const data = rows.map(({ name, values }) => ({ name, ...values }));
  return (
    <ResponsiveContainer width="100%" height={height}>
      <BarChart
        data={data}
        layout="vertical"
        accessibilityLayer={false}
        margin={{ top: 0, right: 64, bottom: 0, left: 0 }}
        barGap={2}
      >
        <defs>
          <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="2.5" height="6" fill="var(--color-ok-ink)" />
          </pattern>
        </defs>
        <XAxis type="number" hide domain={[0, (most: number) => Math.max(most, 1)]} />
        <YAxis
          type="category"
          dataKey="name"
          width={namesWidth}
          interval={0}
          axisLine={false}
          tickLine={false}
          tick={{ fill: 'var(--color-ink)', fontSize: 12 }}
        />
        {series.map(({ key, look }) => (
          // A bar of length zero would lose its figure, too.
          <Bar
            key={key}
            dataKey={key}
            barSize={BAR}
            minPointSize={1}
            isAnimationActive={false}
            {...looks(id)[look]}
            strokeWidth={1.5}
          >
            <LabelList
              dataKey={key}
              position="right"
              formatter={(value) => show(Number(value))}
              fill="var(--color-ink)"
              fontSize={12}
            />
          </Bar>
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}

const looks = (pattern: string) => ({
  solid: { fill: 'var(--color-brand)', stroke: 'var(--color-brand)' },
  hatched: { fill: `url(#${pattern})`, stroke: 'var(--color-ok-ink)' },
  outlined: { fill: 'transparent', stroke: 'var(--color-warn-ink)' },
});

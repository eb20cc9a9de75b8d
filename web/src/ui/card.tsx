import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

/** A white surface with a border. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes('rounded-card border border-line bg-card px-4 py-3.5', className)} />;
}

import type { ComponentProps } from 'react';
import styles from './Card.module.css';
import { classNames } from './class-names';

/** A sheet on the paper: one subject, its own edge. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles['card'], className)} />;
}

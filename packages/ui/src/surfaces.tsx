import type { ComponentProps, ReactNode } from 'react';
import badge from './Badge.module.css';
import { classNames } from './Button';
import card from './Card.module.css';

/** A sheet with an edge, for one subject. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(card['card'], className)} />;
}

export type BadgeTone = 'neutral' | 'accent' | 'good';

/** One or two words on a colour. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={classNames(badge['badge'], badge[tone])}>{children}</span>;
}

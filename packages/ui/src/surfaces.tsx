import type { ComponentProps, ReactNode } from 'react';
import badge from './Badge.module.css';
import { classNames } from './Button';
import card from './Card.module.css';

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(card['card'], className)} />;
}

export type BadgeTone = 'neutral' | 'accent' | 'good';

export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={classNames(badge['badge'], badge[tone])}>{children}</span>;
}

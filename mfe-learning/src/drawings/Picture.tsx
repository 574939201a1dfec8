import type { ReactNode } from 'react';
import { spokenText } from '../speech/spoken-text';
import styles from './Drawings.module.css';

/** Width of a drawing in units. One unit is about a pixel on the smallest phone, so 13 is readable text. */
export const WIDTH = 320;

interface PictureProps {
  /** Text alternative. */
  text: string;
  height: number;
  width?: number;
  children: ReactNode;
}

/** Translators replace text by elements that SVG does not draw. */
export function Picture({ text, height, width = WIDTH, children }: PictureProps) {
  return (
    <div translate="no" className={styles['frame']}>
      <svg
        role="img"
        aria-label={spokenText(text)}
        viewBox={`0 0 ${width} ${height}`}
        className={styles['picture']}
      >
        {children}
      </svg>
    </div>
  );
}

interface LabelProps {
  x: number;
  y: number;
  children: ReactNode;
  anchor?: 'start' | 'middle' | 'end';
  tone?: 'plain' | 'soft' | 'strong' | 'onAccent' | 'onLines';
  size?: number;
}

export function Label({ x, y, children, anchor = 'middle', tone = 'plain', size = 13 }: LabelProps) {
  return (
    <text x={x} y={y} textAnchor={anchor} fontSize={size} className={styles[tone]}>
      {children}
    </text>
  );
}

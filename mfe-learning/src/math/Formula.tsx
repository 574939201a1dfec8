import { useLayoutEffect, useRef } from 'react';
import { classNames } from '@ninefold/ui';
import styles from './Formula.module.css';
import { formulaPieces } from './formula-pieces';

export interface FormulaProps {
  /** AsciiMath of ours, never what a person typed. */
  math: string;
  /** On a line of its own, larger. */
  block?: boolean;
  /** The punctuation behind it, which does not begin a line. */
  after?: string | undefined;
}

/** A formula as MathML, which the browser lays out and screen readers read. A long one may break before a sign. */
export function Formula({ math, block = false, after = '' }: FormulaProps) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const pieces = formulaPieces(math, block);
    const end = document.createElement('span');
    end.className = styles['end'] ?? '';
    end.append(...pieces.splice(-1), after);
    place.current?.replaceChildren(...pieces, end);
  }, [math, block, after]);
  return <span ref={place} className={classNames(styles['formula'], block && styles['block'])} />;
}

import { useLayoutEffect, useRef } from 'react';
import { classNames } from 'shared-ui';
import styles from './Formula.module.css';
import { formulaPieces } from './formula-pieces';

export interface FormulaProps {
  /** AsciiMath of ours, never what a person typed. */
  math: string;
  /** On a line of its own, larger. */
  block?: boolean;
}

/** A formula as MathML, which the browser lays out and screen readers read. A long one may break before a sign. */
export function Formula({ math, block = false }: FormulaProps) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(...formulaPieces(math, block));
  }, [math, block]);
  return <span ref={place} className={classNames(styles['formula'], block && styles['block'])} />;
}

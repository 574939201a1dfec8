import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './Focused.module.css';

interface FocusedProps {
  readonly as: 'h2' | 'p' | 'div';
  readonly children: ReactNode;
}

/** Content that replaces the button that was pressed. It takes the focus, so that screen readers announce it. */
export function Focused({ as: Tag, children }: FocusedProps) {
  const element = useRef<HTMLElement | null>(null);
  // A layout effect runs before `useFocusFallback`, which would otherwise focus and announce the page's title first.
  useLayoutEffect(() => element.current?.focus(), []);
  return (
    <Tag
      ref={(shown: HTMLElement | null) => void (element.current = shown)}
      tabIndex={-1}
      className={Tag === 'div' ? styles['group'] : undefined}
    >
      {children}
    </Tag>
  );
}

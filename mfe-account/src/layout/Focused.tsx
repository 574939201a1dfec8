import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './Focused.module.css';

interface FocusedProps {
  readonly as: 'h2' | 'p' | 'div';
  readonly children: ReactNode;
}

/** What has just taken the place of the pressed button: the focus goes there, and a screen reader reads it. */
export function Focused({ as: Tag, children }: FocusedProps) {
  const element = useRef<HTMLElement | null>(null);
  // Before `useFocusFallback` looks: else the page's title would have the focus first, and would be read too.
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

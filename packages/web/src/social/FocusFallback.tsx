import { useRef, type ReactNode } from 'react';
import { useFocusFallback } from '@ninefold/ui';

/** Wraps the pages of a feature, because one page can also replace another. */
export function FocusFallback({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  useFocusFallback(area);
  return <div ref={area}>{children}</div>;
}

import { useRef, type ReactNode } from 'react';
import { useFocusFallback } from '@ninefold/ui';

/** Around the pages of a feature. The title gets the focus of what goes, also when one page takes the place of another. */
export function FocusFallback({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  useFocusFallback(area);
  return <div ref={area}>{children}</div>;
}

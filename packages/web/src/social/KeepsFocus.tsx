import { useRef, type ReactNode } from 'react';
import { useKeptFocus } from '@ninefold/ui';

/** Around the pages of a feature. The title gets the focus of what goes, also when one page takes the place of another. */
export function KeepsFocus({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  useKeptFocus(area);
  return <div ref={area}>{children}</div>;
}

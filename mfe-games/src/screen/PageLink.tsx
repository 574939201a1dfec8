import type { ReactNode } from 'react';
import { Link, usePlatform } from '@ninefold/platform';
import { buttonClass } from '@ninefold/ui';

/** A quiet way to another page; none where the shell is older and has no such page. */
export function PageLink({ to, children }: { to: string; children: ReactNode }) {
  const { isOpen } = usePlatform();
  if (!isOpen(to)) return null;
  return (
    <Link to={to} className={buttonClass('quiet')}>
      {children}
    </Link>
  );
}

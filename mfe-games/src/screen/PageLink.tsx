import type { ReactNode } from 'react';
import { Link, usePlatform } from '@ninefold/platform';
import { buttonClass } from '@ninefold/ui';

/** A quiet link to a page. Renders nothing if the shell is older and lacks the page. */
export function PageLink({ to, children }: { to: string; children: ReactNode }) {
  const { isOpen } = usePlatform();
  if (!isOpen(to)) return null;
  return (
    <Link to={to} className={buttonClass('quiet')}>
      {children}
    </Link>
  );
}

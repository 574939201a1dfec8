import { createContext, useContext, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Platform } from './platform';

const PlatformContext = createContext<Platform | null>(null);

/** Each remote wraps its own tree in this, with the platform that it was given as a prop. */
export function PlatformProvider({ platform, children }: { platform: Platform; children: ReactNode }) {
  return <PlatformContext value={platform}>{children}</PlatformContext>;
}

/** @throws when there is no provider above: a remote's tree must be wrapped once, at its root. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('usePlatform needs a PlatformProvider above it');
  return platform;
}

/** The title of the browser tab while the component is shown, at an address below a prefix of the remote. */
export function useTitle(title: string): void {
  const { setTitle } = usePlatform();
  // A component that stays over a change of address gives its title again: the shell has set the table's.
  const { pathname } = useLocation();
  useEffect(() => setTitle(title), [setTitle, title, pathname]);
}

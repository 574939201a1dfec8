import { createContext, useContext, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Platform } from './platform';

const PlatformContext = createContext<Platform | null>(null);

/** Each remote wraps its tree in this, with the platform from its props. */
export function PlatformProvider({ platform, children }: { platform: Platform; children: ReactNode }) {
  return <PlatformContext value={platform}>{children}</PlatformContext>;
}

/** @throws without a provider, which each remote has once at its root */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('usePlatform needs a PlatformProvider above it');
  return platform;
}

/** Sets the title of the browser tab while the component is mounted, below a prefix of the remote. */
export function useTitle(title: string): void {
  const { setTitle } = usePlatform();
  // On a new address the shell has reset the title, so a component that stays mounted sets it again.
  const { pathname } = useLocation();
  useEffect(() => setTitle(title), [setTitle, title, pathname]);
}

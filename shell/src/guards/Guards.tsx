import { CanonicalAddress } from './CanonicalAddress';
import { RouteGuard, type RouteGuardProps } from './RouteGuard';
import { SetupGuard } from './SetupGuard';

/** Everything that may lead a person elsewhere than to the screen they asked for, in order. */
export function Guards({ children, ...guarded }: RouteGuardProps) {
  return (
    <CanonicalAddress>
      <SetupGuard auth={guarded.platform.auth}>
        <RouteGuard {...guarded}>{children}</RouteGuard>
      </SetupGuard>
    </CanonicalAddress>
  );
}

import { PlatformProvider } from '@ninefold/platform';
import type { GamesAppProps } from './App';
import { browserDevice, DeviceContext } from './device/device';
import { useTakeOverPractice } from './practice/use-take-over-practice';
import { useRememberOwner } from './sync/owner';
import { useTakeOver } from './sync/take-over';
import { useOutbox } from './sync/use-outbox';

/** What the games do on every page for a signed-in player: they send finished results. Shows nothing. */
export default function Background({ platform, device = browserDevice }: GamesAppProps) {
  return (
    <PlatformProvider platform={platform}>
      <DeviceContext value={device}>
        <Outbox />
      </DeviceContext>
    </PlatformProvider>
  );
}

function Outbox() {
  useRememberOwner();
  useTakeOver();
  useTakeOverPractice();
  useOutbox();
  return null;
}

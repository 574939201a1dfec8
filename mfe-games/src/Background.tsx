import { PlatformProvider } from '@ninefold/platform';
import { browserDevice, DeviceContext } from '@ninefold/web/storage';
import type { GamesAppProps } from './App';
import { useTakeOverTries } from './practice/challenge/tries';
import { useTryOutbox } from './practice/challenge/use-try-outbox';
import { useTakeOverPractice } from './practice/take-over-practice';
import { useRememberOwner } from './player/owner';
import { useTakeOver } from './player/take-over';
import { useOutbox } from './results/use-outbox';

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
  useTakeOverTries();
  useOutbox();
  useTryOutbox();
  return null;
}

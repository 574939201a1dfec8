import { PlatformProvider } from 'shared-platform';
import type { GamesAppProps } from './App';
import { useDailyOutbox } from './daily/use-daily-outbox';
import { browserDevice, DeviceContext } from './device/device';
import { useRememberPlayer } from './device/use-remember-player';
import { useGuestImport } from './guest-import/use-guest-import';
import { usePracticeOutbox } from './practice/use-practice-outbox';
import { useRoundOutbox } from './rounds/use-round-outbox';

/** Sends a signed-in person's finished games. */
function Outboxes() {
  useRememberPlayer();
  useDailyOutbox();
  useRoundOutbox();
  usePracticeOutbox();
  useGuestImport();
  return null;
}

/** What the games do on every page for whoever is signed in. Shows nothing. */
export default function Background({ platform, device = browserDevice }: GamesAppProps) {
  return (
    <PlatformProvider platform={platform}>
      <DeviceContext value={device}>
        <Outboxes />
      </DeviceContext>
    </PlatformProvider>
  );
}

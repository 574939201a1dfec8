import { PlatformProvider } from '@ninefold/platform';
import { browserDevice, DeviceContext } from '@ninefold/web/storage';
import type { GamesAppProps } from './App';
import { useMigrateChallengeAttempts } from './challenges/challenge-attempts';
import { useChallengeOutbox } from './challenges/use-challenge-outbox';
import { useMigratePractice } from './practice-play/migrate-practice';
import { useRememberOwner } from './player/owner';
import { useMigrateAttempts } from './player/migrate-attempts';
import { useOutbox } from './results/use-outbox';

/**
 * Runs on every page for a signed-in player: migrates a guest's records and sends finished results. Renders
 * nothing.
 */
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
  useMigrateAttempts();
  useMigratePractice();
  useMigrateChallengeAttempts();
  useOutbox();
  useChallengeOutbox();
  return null;
}

import { useMemo } from 'react';
import { useDevice } from '../device/device';
import { useOutbox, type Outbox } from '../outbox/use-outbox';
import { useRoundDevice } from '../rounds/round-device';
import { guestDailies, guestDailyRecords } from './guest-dailies';
import { guestRoundRecords, guestRounds } from './guest-rounds';
import { importGuestResults } from './import-guest-results';

/** Takes what was played on this device before signing in into the account. Shows nothing. */
export default function GuestImport() {
  const { records: dailies } = useDevice();
  const { records: rounds, newId } = useRoundDevice();
  const outbox = useMemo<Outbox>(
    () => ({
      waiting: () => guestDailyRecords(dailies).length + guestRoundRecords(rounds).length,
      deliver: (platform, owner) =>
        importGuestResults([...guestDailies(dailies, newId), ...guestRounds(rounds)], platform, owner),
      subscribe(listener) {
        const ends = [dailies.subscribe(listener), rounds.subscribe(listener)];
        return () => ends.forEach((end) => end());
      },
    }),
    [dailies, rounds, newId],
  );
  useOutbox(outbox);
  return null;
}

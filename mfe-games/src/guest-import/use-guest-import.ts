import { useMemo } from 'react';
import { useDevice } from '../device/device';
import { useOutbox, type Outbox } from '../sync/use-outbox';
import { practiceRecords } from '../practice/practice-records';
import { useRoundDevice } from '../rounds/round-device';
import { guestDailies, guestDailyRecords } from './guest-dailies';
import { guestPractice } from './guest-practice';
import { guestRounds } from './guest-rounds';
import { importGuestResults } from './import-guest-results';

/** Takes what was played on this device before signing in into the account. */
export function useGuestImport(): void {
  const { records: dailies } = useDevice();
  const { records: rounds, newId } = useRoundDevice();
  const outbox = useMemo<Outbox>(
    () => ({
      waiting: () =>
        guestDailyRecords(dailies).length + rounds.ofGuest().length + practiceRecords.ofGuest().length,
      deliver: (platform, owner) =>
        importGuestResults(
          [...guestDailies(dailies, newId), ...guestRounds(rounds), ...guestPractice(practiceRecords)],
          platform,
          owner,
        ),
      subscribe(listener) {
        const ends = [dailies, rounds, practiceRecords].map((records) => records.subscribe(listener));
        return () => ends.forEach((end) => end());
      },
    }),
    [dailies, rounds, newId],
  );
  useOutbox(outbox);
}

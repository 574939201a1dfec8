import { GUEST } from '../device/daily-record';
import type { RoundRecord } from '../rounds/round-record';
import type { RoundRecords } from '../rounds/round-records';
import { sessionDataOf } from '../rounds/session-data';
import type { GuestResult } from './guest-result';

export const guestRoundRecords = (records: RoundRecords): RoundRecord[] =>
  records.of(GUEST).filter(({ delivery }) => delivery === 'guest');

/** A guest's rounds, oldest first. */
export const guestRounds = (records: RoundRecords): GuestResult[] =>
  guestRoundRecords(records).map((round) => {
    const { id, game, score, accuracy, seconds, standing } = round;
    const { finished_at, ...sessionData } = sessionDataOf(round);
    return {
      id,
      sent: {
        id,
        kind: 'round',
        game_type: game,
        score,
        accuracy,
        completion_time_seconds: seconds,
        session_data: sessionData,
        finished_at,
      },
      isHere: () => records.get(GUEST, id)?.delivery === 'guest',
      moveTo(owner) {
        const personalBest = Math.max(records.bestOf(owner, game) ?? 0, standing.personalBest);
        records.add({ ...round, owner, delivery: 'saved', standing: { ...standing, personalBest } });
        records.remove(round);
      },
      drop: () => records.remove(round),
      refuse: () => records.update({ ...round, delivery: 'refused' }),
    };
  });

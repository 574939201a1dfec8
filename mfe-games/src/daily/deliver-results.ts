import type { Platform } from 'shared-platform';
import { dayKeyAt } from 'shared-puzzle-engine';
import type { DailyRecord, Delivery, Owner } from '../device/daily-record';
import type { Device } from '../device/device';
import { saveDaily, type SaveAnswer } from './daily-api';

/** A player's results that the server has not got yet. */
export const waitingResults = ({ records }: Device, owner: Owner): DailyRecord[] =>
  records.of(owner).filter(({ result }) => result?.delivery === 'waiting');

/** Sends what waits, one after the other. Never throws; what could not be delivered waits on. */
export async function deliverResults(
  device: Device,
  { supabase, reportError }: Pick<Platform, 'supabase' | 'reportError'>,
  owner: Owner,
): Promise<void> {
  const { records, now } = device;
  for (const record of waitingResults(device, owner)) {
    const { result } = record;
    if (!result?.grid) continue;
    const { seconds, grid } = result;
    const answer = await saveDaily(supabase, { userId: owner, game: record.game, seconds, grid });
    const delivery = deliveryAfter(answer, record, dayKeyAt(now()));
    // Another tab may have been quicker.
    if (delivery === 'waiting' || records.get(record)?.result?.delivery !== 'waiting') continue;
    if (delivery === 'refused') reportError(answer, 'games: daily result refused');
    records.put({
      ...record,
      result: { ...result, delivery, seconds: answer.outcome === 'saved' ? answer.seconds : seconds },
    });
  }
}

function deliveryAfter(answer: SaveAnswer, record: DailyRecord, today: string): Delivery {
  switch (answer.outcome) {
    case 'saved':
      return 'saved';
    case 'refused':
      return 'refused';
    case 'not-reached':
      return 'waiting';
    case 'already-played':
      // The server speaks of its own today: of an earlier day that says nothing good.
      return record.dayKey === today ? 'saved' : 'refused';
  }
}

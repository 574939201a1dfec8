import type { DailyRecord, Owner } from '../device/daily-record';
import type { DailyRecords } from './attempts';

/** A player's results that the server has not got yet. */
export const waitingResults = (records: DailyRecords, owner: Owner): DailyRecord[] =>
  records.of(owner).filter(({ result }) => result?.delivery === 'waiting');

import { useSyncExternalStore } from 'react';
import type { DailyRecord } from './daily-record';
import type { RecordId } from '../daily/attempts';
import { useDevice } from './device';

/** A player's record of one daily, kept up to date from this tab and others. */
export function useDailyRecord(id: RecordId): DailyRecord | null {
  const { records } = useDevice();
  return useSyncExternalStore(records.subscribe, () => records.get(id));
}

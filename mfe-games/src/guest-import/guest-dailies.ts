import { GUEST, type DailyRecord } from '../device/daily-record';
import type { DailyRecords } from '../daily/attempts';
import type { GuestResult } from './guest-result';
import { sentDaily } from './sent-daily';

export const guestDailyRecords = (records: DailyRecords): DailyRecord[] =>
  records.of(GUEST).filter(({ result }) => result?.delivery === 'guest' && result.grid);

/** A guest's finished dailies. Each has its id on the device before it is sent anywhere. */
export const guestDailies = (records: DailyRecords, newId: () => string): GuestResult[] =>
  guestDailyRecords(records).flatMap((record) => {
    const { result, importId = newId() } = record;
    if (!result?.grid) return [];
    if (!record.importId) records.put({ ...record, importId });
    return {
      id: importId,
      sent: sentDaily(record, result, importId),
      isHere: () => records.get(record)?.result?.delivery === 'guest',
      moveTo(owner) {
        const own = { ...record, owner };
        // One that the account finished itself, or heard of from the server, stands.
        if (!records.get(own)?.result) records.put({ ...own, result: { ...result, delivery: 'saved' } });
        records.remove(record);
      },
      drop: () => records.remove(record),
      refuse: () => records.put({ ...record, result: { ...result, delivery: 'refused' } }),
    };
  });

import { GUEST, type Owner } from '../device/daily-record';
import type { FinishedResult } from '../results/finished-result';
import type { ResultRecords } from '../results/result-records';
import type { GuestResult, SentResult } from './guest-result';

/**
 * A guest's results of one kind, oldest first.
 * @param sent a result as `import_guest_results` takes it
 * @param keep writes it as the account's own
 */
export const guestResults = <Result extends FinishedResult>(
  records: ResultRecords<Result>,
  sent: (result: Result) => SentResult,
  keep: (result: Result, owner: Owner) => void,
): GuestResult[] =>
  records.ofGuest().map((result) => ({
    id: result.id,
    sent: sent(result),
    isHere: () => records.get(GUEST, result.id)?.delivery === 'guest',
    moveTo(owner) {
      keep(result, owner);
      records.remove(result);
    },
    drop: () => records.remove(result),
    refuse: () => records.update({ ...result, delivery: 'refused' }),
  }));

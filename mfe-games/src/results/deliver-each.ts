import type { Platform } from 'shared-platform';
import type { Owner } from '../device/daily-record';
import type { FinishedResult } from './finished-result';
import type { ResultRecords } from './result-records';
import type { SendAnswer } from './send-result';

/**
 * Sends what waits, one after the other. Never throws; what could not be delivered waits on.
 * @param send answers what is to be written into the result's record
 * @param what for the error report, such as "round"
 */
export async function deliverEach<Result extends FinishedResult>(
  records: ResultRecords<Result>,
  owner: Owner,
  send: (result: Result) => Promise<SendAnswer<Partial<Result>>>,
  reportError: Platform['reportError'],
  what: string,
): Promise<void> {
  for (const result of records.waiting(owner)) {
    const answer = await send(result);
    // Whoever cannot be reached for one cannot be reached for the next.
    if (answer.outcome === 'not-reached') return;
    // Another tab may have been quicker.
    if (records.get(owner, result.id)?.delivery !== 'waiting') continue;
    if (answer.outcome === 'saved') {
      records.update({ ...result, ...answer.news, delivery: 'saved' });
    } else {
      reportError(answer.error, `games: ${what} refused`);
      records.update({ ...result, delivery: 'refused' });
    }
  }
}

import { callRpc, type RpcClient } from '../call-rpc';
import { myClassesCall } from '../classes';
import { archiveCall, dailyCardCall } from '../dailies';
import { learningStateCall } from '../learning';
import { dashboardSummaryCall, progressReportCall } from '../progress';
import { NEW_PERSON } from './new-person';

const DAYS = { p_from: '2026-11-01', p_to: '2026-11-30' };

const READS = {
  archive: (client: RpcClient) => callRpc(client, archiveCall, DAYS),
  daily_card: (client: RpcClient) => callRpc(client, dailyCardCall),
  dashboard_summary: (client: RpcClient) => callRpc(client, dashboardSummaryCall),
  learning_state: (client: RpcClient) => callRpc(client, learningStateCall),
  my_classes: (client: RpcClient) => callRpc(client, myClassesCall),
  progress_report: (client: RpcClient) => callRpc(client, progressReportCall),
};

type Read = keyof typeof READS;
export const NEW_PERSON_READS = Object.keys(READS) as Read[];

/** What a new person with a free account reads. The database and the defaults of its fakes both pass it. */
export function testNewPersonContract(reads: readonly Read[], newPerson: () => Promise<RpcClient>): void {
  test.each(reads)('%s() of a new person', async (read) => {
    const response = await READS[read](await newPerson());
    const { day_key, seconds_to_reset } = response;
    expect(response).toEqual(NEW_PERSON[read]({ day_key, seconds_to_reset }));
  });
}

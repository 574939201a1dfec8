import { callRpc, type RpcClient } from '../call-rpc';
import { exportProgressCall } from '../progress';
import { hintOfRefusal } from './hint-of-refusal';
import { NEW_SUBSCRIBER } from './new-person';

interface Exporters {
  /** A new person with a free account. */
  free(): Promise<RpcClient>;
  /** A new subscriber. */
  subscriber(): Promise<RpcClient>;
}

/** The export of progress by people who have done nothing. */
export function testProgressExportContract({ free, subscriber }: Exporters): void {
  test('only subscribers can export their progress', async () => {
    expect(await hintOfRefusal(callRpc(await free(), exportProgressCall))).toBe('subscribers-only');
  });

  test('the export of a new subscriber is one empty page', async () => {
    const exported = await callRpc(await subscriber(), exportProgressCall);
    expect(exported).toEqual(NEW_SUBSCRIBER.export_progress(exported.exported_at));
    expect(Date.parse(exported.exported_at)).not.toBeNaN();
  });
}

import { useState } from 'react';
import { isForLater, joinLists, readPages } from '@ninefold/contracts';
import { usePlatform } from '@ninefold/platform';
import { Alert, Button, saveFile } from '@ninefold/ui';
import { copy } from '../copy';
import styles from './Section.module.css';

type State = 'idle' | 'busy' | 'done' | 'failed' | 'later';

/** For that many seconds. */
const pause = (seconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, 1_000 * seconds));

/** Everything that is stored about the person, as a file. */
export function DownloadData() {
  const platform = usePlatform();
  const [state, setState] = useState<State>('idle');

  async function download() {
    setState('busy');
    try {
      const client = await platform.supabase();
      const pages = await readPages((p_after) => client.rpc('export_my_data', { p_after }), pause);
      const [{ exported_at, account, sessions }] = pages;
      const tables = joinLists(pages.map((page) => page.tables));
      const name = copy.danger.fileName(exported_at.slice(0, 10));
      saveFile(JSON.stringify({ exported_at, account, sessions, tables }, null, 2), name, 'application/json');
      setState('done');
    } catch (error) {
      if (isForLater(error)) return setState('later');
      platform.reportError(error, 'account: export data');
      setState('failed');
    }
  }

  return (
    <>
      <p>{copy.danger.exportFirst}</p>
      <Button
        variant="secondary"
        className={styles['button']}
        busy={state === 'busy'}
        busyLabel={copy.danger.downloading}
        onClick={() => void download()}
      >
        {copy.danger.download}
      </Button>
      {state === 'done' && <Alert tone="success">{copy.danger.downloaded}</Alert>}
      {state === 'failed' && <Alert tone="error">{copy.danger.downloadFailed}</Alert>}
      {state === 'later' && <Alert tone="error">{copy.danger.downloadLater}</Alert>}
    </>
  );
}

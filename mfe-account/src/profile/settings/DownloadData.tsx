import { useState } from 'react';
import { callRpc, exportMyDataCall, isLimit, joinLists, readPages } from '@ninefold/contracts/rpc';
import { usePlatform } from '@ninefold/platform';
import { Alert, Button, Card, saveFile } from '@ninefold/ui';
import { pause, useDevice } from '@ninefold/web/storage';
import { copy } from '../copy';
import styles from './Section.module.css';

type State = 'idle' | 'busy' | 'done' | 'failed' | 'later';

/** Downloads everything stored about the person. */
export function DownloadData() {
  const platform = usePlatform();
  const { jitter } = useDevice();
  const [state, setState] = useState<State>('idle');

  async function download() {
    setState('busy');
    try {
      const client = await platform.supabase();
      const pages = await readPages((p_after) => callRpc(client, exportMyDataCall, { p_after }), {
        jitter,
        pause,
      });
      const [{ exported_at, account, sessions }] = pages;
      const tables = joinLists(pages.map((page) => page.tables));
      const name = copy.data.fileName(exported_at.slice(0, 10));
      saveFile(JSON.stringify({ exported_at, account, sessions, tables }, null, 2), name, 'application/json');
      setState('done');
    } catch (error) {
      if (isLimit(error)) return setState('later');
      platform.reportError(error, 'account: export data');
      setState('failed');
    }
  }

  return (
    <Card className={styles['section']}>
      <h2 className={styles['title']}>{copy.data.title}</h2>
      <p className={styles['lead']}>{copy.data.lead}</p>
      <Button
        variant="secondary"
        className={styles['button']}
        busy={state === 'busy'}
        busyLabel={copy.data.downloading}
        onClick={() => void download()}
      >
        {copy.data.download}
      </Button>
      {state === 'done' && <Alert tone="success">{copy.data.downloaded}</Alert>}
      {state === 'failed' && <Alert tone="error">{copy.data.downloadFailed}</Alert>}
      {state === 'later' && <Alert tone="error">{copy.data.downloadLater}</Alert>}
    </Card>
  );
}

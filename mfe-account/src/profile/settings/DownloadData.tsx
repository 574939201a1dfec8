import { useState } from 'react';
import { usePlatform } from 'shared-platform';
import { Alert, Button, saveFile } from 'shared-ui';
import { copy } from '../copy';
import styles from './Section.module.css';

type State = 'idle' | 'busy' | 'done' | 'failed';

/** Everything that is stored about the person, as a file. */
export function DownloadData() {
  const platform = usePlatform();
  const [state, setState] = useState<State>('idle');

  async function download() {
    setState('busy');
    try {
      const client = await platform.supabase();
      const { data } = await client.rpc('export_my_data').throwOnError();
      const name = copy.danger.fileName(data.exported_at.slice(0, 10));
      saveFile(JSON.stringify(data, null, 2), name, 'application/json');
      setState('done');
    } catch (error) {
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
    </>
  );
}

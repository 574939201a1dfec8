import { useState } from 'react';
import { usePlatform } from '@ninefold/platform';
import { Alert, Button, saveFile } from '@ninefold/ui';
import { copy } from './copy';
import { PaymentAlert } from './PaymentAlert';

const { receipt: words } = copy;

/** Downloads the receipt of a paid checkout. */
export function ReceiptButton({ sessionId, onPress }: { sessionId: string; onPress(): void }) {
  const { payments } = usePlatform();
  const [state, setState] = useState<'idle' | 'busy' | 'done' | 'failed'>('idle');

  async function download() {
    onPress();
    setState('busy');
    const outcome = await payments.getFile(`/api/receipts/${sessionId}`);
    if (outcome.ok) saveFile(outcome.body.text, outcome.body.name, 'text/html');
    setState(outcome.ok ? 'done' : 'failed');
  }

  return (
    <>
      {state === 'done' && <Alert tone="success">{words.done}</Alert>}
      {state === 'failed' && <PaymentAlert message={words.failed} />}
      <Button
        variant="secondary"
        busy={state === 'busy'}
        busyLabel={words.downloading}
        onClick={() => void download()}
      >
        {words.download}
      </Button>
    </>
  );
}

import * as v from 'valibot';
import { useState } from 'react';
import { CreatePortalResponseSchema } from '@ninefold/contracts';
import { usePlatform, type PaymentsFailure } from '@ninefold/platform';
import { Button, type ButtonVariant } from '@ninefold/ui';
import { copy } from './copy';
import { PaymentAlert } from './PaymentAlert';
import { isWebAddress, leaveTo } from './use-checkout';

const { portal: words } = copy;

interface ManageSubscriptionProps {
  /** What the person does there. */
  readonly label?: string;
  readonly variant?: ButtonVariant;
  readonly className?: string | undefined;
}

/** Opens the payment provider's customer portal. */
export function ManageSubscription({
  label = words.open,
  variant = 'secondary',
  className,
}: ManageSubscriptionProps) {
  const { payments } = usePlatform();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function open() {
    setBusy(true);
    setError(null);
    const outcome = await payments.post(
      '/api/create-portal-session',
      {},
      v.parser(CreatePortalResponseSchema),
    );
    setBusy(false);
    if (!outcome.ok) return setError(messageOf(outcome.failure));
    if (!isWebAddress(outcome.body.url)) return setError(words.failed);
    leaveTo(outcome.body.url);
  }

  return (
    <>
      {error && <PaymentAlert message={error} />}
      <Button
        variant={variant}
        className={className}
        busy={busy}
        busyLabel={words.opening}
        onClick={() => void open()}
      >
        {label}
      </Button>
    </>
  );
}

function messageOf(failure: PaymentsFailure): string {
  if (failure.kind === 'offline') return copy.unreachable;
  return (failure.kind === 'refused' && failure.error?.error) || words.failed;
}

import { Alert } from '@ninefold/ui';
import { Support } from '../layout/Support';

interface PaymentAlertProps {
  readonly title?: string;
  readonly message: string;
  readonly supportQuestion?: string | undefined;
}

/** A payment error, with the address of support. */
export function PaymentAlert({ title, message, supportQuestion }: PaymentAlertProps) {
  return (
    <Alert tone="error" {...(title && { title })}>
      <p>{message}</p>
      <Support question={supportQuestion} />
    </Alert>
  );
}

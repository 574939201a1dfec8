import { Alert } from '@ninefold/ui';
import { Support } from '../layout/Support';

interface PaymentAlertProps {
  readonly title?: string;
  readonly message: string;
}

/** Something about money went wrong: what it was, and where to find help. */
export function PaymentAlert({ title, message }: PaymentAlertProps) {
  return (
    <Alert tone="error" {...(title && { title })}>
      <p>{message}</p>
      <Support />
    </Alert>
  );
}

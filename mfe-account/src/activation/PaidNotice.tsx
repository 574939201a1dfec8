import { maskedEmail, PLAN_KEYS, PLAN_LIMITS, POPULAR_PLAN } from '@ninefold/contracts';
import { Alert } from '@ninefold/ui';
import { copy as plansCopy } from '../plans/copy';
import { copy as words } from './copy';
import styles from './PaidNotice.module.css';
import type { PaidCheckout } from './request-verification';

interface PaidNoticeProps {
  readonly checkout: PaidCheckout;
  /** Others may use this device, so they see only a part of the address. */
  readonly isMasked?: boolean;
}

/** What was paid, and where the receipt went. */
export function PaidNotice({ checkout, isMasked = false }: PaidNoticeProps) {
  return (
    <Alert tone="success" title={amountOf(checkout)}>
      {checkout.isMailed && (
        <p>
          <Receipt checkout={checkout} isMasked={isMasked} />
        </p>
      )}
    </Alert>
  );
}

/** The same inside another notice. */
export function PaidLine({ checkout }: { checkout: PaidCheckout }) {
  return (
    <p>
      <span>{`${amountOf(checkout)}.`}</span>{' '}
      {checkout.isMailed && <Receipt checkout={checkout} isMasked={false} />}
    </p>
  );
}

const amountOf = ({ amount }: PaidCheckout) => (amount === null ? words.paid : words.paidAmount(amount));

function Receipt({ checkout: { email }, isMasked }: Required<PaidNoticeProps>) {
  if (!email) return <span>{words.receipt}</span>;
  return (
    <span>
      {words.receiptTo}{' '}
      <span translate="no" className={styles['address']}>
        <strong>{isMasked ? maskedEmail(email) : email}</strong>.
      </span>
    </span>
  );
}

interface IncludedProps {
  readonly title: string;
  /** A plan that is newer than this build counts as the popular one. */
  readonly tier: string | null;
}

/** What a plan includes. */
export function Included({ title, tier }: IncludedProps) {
  const key = PLAN_KEYS.find((plan) => plan === tier) ?? POPULAR_PLAN;
  return (
    <section className={styles['included']}>
      <h2>{title}</h2>
      <ul>
        {Object.values(plansCopy.included).map((phraseOf) => {
          const phrase = phraseOf(PLAN_LIMITS[key]);
          return phrase && <li key={phrase}>{phrase}</li>;
        })}
      </ul>
    </section>
  );
}

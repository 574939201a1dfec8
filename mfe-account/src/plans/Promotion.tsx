import { Badge } from '@ninefold/ui';
import { copy } from './copy';
import styles from './PlanCards.module.css';
import { useServerTime } from './use-server-time';

/** A limited offer with its end. Its space is reserved until the server's time is known. */
export function Promotion({ endsAt }: { endsAt: string }) {
  const now = useServerTime();
  if (now !== undefined && !(now < Date.parse(endsAt))) return null;
  return (
    <p style={now === undefined ? { visibility: 'hidden' } : undefined} className={styles['price']}>
      <Badge tone="accent">{copy.badge}</Badge> <span>{copy.ends(endsAt)}</span>
    </p>
  );
}

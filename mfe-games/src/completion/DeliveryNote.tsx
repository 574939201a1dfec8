import { CloudOff, CloudUpload, CircleCheck, Smartphone } from 'lucide-react';
import { DELIVERY_COPY } from './copy';
import type { Delivery } from '../device/daily-record';
import styles from './DeliveryNote.module.css';

const ICONS = { guest: Smartphone, waiting: CloudUpload, saved: CircleCheck, refused: CloudOff } as const;

/** Where a daily result is, said quietly and again when that changes. */
export function DeliveryNote({ delivery }: { delivery: Delivery }) {
  const Icon = ICONS[delivery];
  return (
    <p role="status" className={styles['note']} data-delivery={delivery}>
      <Icon aria-hidden size={18} />
      {DELIVERY_COPY[delivery]}
    </p>
  );
}

import { CircleCheck, CloudOff, CloudUpload, Smartphone } from 'lucide-react';
import { useOnDevice, useWarnBeforeLoss } from '@ninefold/web/on-device';
import type { SaveStatus } from '../results/finished-results';
import { copy } from './copy';
import styles from './SaveStatusNote.module.css';

const ICONS = { guest: Smartphone, pending: CloudUpload, saved: CircleCheck, rejected: CloudOff } as const;

/** Announces where a result is stored, again when that changes. */
export function SaveStatusNote({ status }: { status: SaveStatus }) {
  const Icon = ICONS[status];
  useWarnBeforeLoss(status !== 'saved');
  return (
    <p role="status" className={styles['note']} data-status={status}>
      <Icon aria-hidden size={18} />
      <span>{useOnDevice(copy.kept[status])}</span>
    </p>
  );
}

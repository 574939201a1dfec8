import { shownCode } from '@ninefold/contracts';
import styles from './InvitationCode.module.css';
import { copy } from './copy';

export interface InvitationCodeProps {
  code: string;
  /** How long it works, and where it is entered. */
  note: string;
}

/** A code to read out, in two groups of large characters. */
export function InvitationCode({ code, note }: InvitationCodeProps) {
  const [first, second] = shownCode(code).split('-');
  return (
    <dl className={styles['code']}>
      <dt>{copy.code}</dt>
      <dd className={styles['characters']} dir="ltr" translate="no" data-testid="invitation-code">
        {first}-<wbr />
        {second}
      </dd>
      <dd className={styles['note']}>{note}</dd>
    </dl>
  );
}

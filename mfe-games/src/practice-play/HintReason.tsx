import { X } from 'lucide-react';
import { Fragment } from 'react';
import type { Elements } from '@ninefold/ui';
import type { HintPanelProps } from '../grid/use-hints';
import { techniqueTitles } from '@ninefold/web/hints';
import { ChainSteps } from './ChainSteps';
import { copy } from './copy';
import styles from './HintReason.module.css';

interface HintReasonProps extends HintPanelProps {
  /** Link to the technique. */
  more: Elements;
}

/**
 * Where to look, then why the digit follows. It stays until closed, because nothing may move while digits are
 * pressed.
 */
export function HintReason({ hint, more, onShow, onClose, ...marking }: HintReasonProps) {
  const look = hint?.look;
  const parts = (!look && hint?.parts) || [];
  const firstChain = parts.findIndex(({ steps }) => steps.length > 0);
  const lead = firstChain < 0 ? parts : parts.slice(0, firstChain + 1);
  const chains = firstChain < 0 ? [] : parts.slice(firstChain);
  return (
    <div className={styles['reason']} data-open={Boolean(hint) || undefined}>
      {/* Collapses when empty. Steps are not read aloud, because people go through them one by one. */}
      <p role="status">
        {hint && (
          <span>
            {look && hint.kind ? <b>{`${copy.technique(techniqueTitles[hint.kind])} `}</b> : null}
            <span>{look ? look.text : lead.map(({ text }) => text).join(' ')}</span> {more}
          </span>
        )}
      </p>
      {look && (
        <button type="button" className={styles['show']} onClick={onShow}>
          {copy.showDigit}
        </button>
      )}
      {hint && (
        <button type="button" className={styles['close']} aria-label={copy.closeHint} onClick={onClose}>
          <X aria-hidden size={20} />
        </button>
      )}
      {chains.length > 0 && (
        <div className={styles['chains']}>
          {chains.map(({ text, steps, end }, index) => (
            <Fragment key={text}>
              {index > 0 && <p>{text}</p>}
              {steps.length > 0 && <ChainSteps steps={steps} {...marking} />}
              {end && <p>{end}</p>}
            </Fragment>
          ))}
        </div>
      )}
    </div>
  );
}

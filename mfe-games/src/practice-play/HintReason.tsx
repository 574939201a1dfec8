import { X } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import type { HintPanelProps } from '../grid/use-hints';
import { techniqueTitles } from '@ninefold/web/hints';
import { ChainSteps } from './ChainSteps';
import { copy } from './copy';
import styles from './HintReason.module.css';

interface HintReasonProps extends HintPanelProps {
  /** A way to read on. */
  more: ReactNode;
}

/** Where to look, and then why the digit is so. It stays until it is closed: nothing may move while digits are pressed. */
export function HintReason({ hint, more, onShow, onClose, ...marking }: HintReasonProps) {
  const look = hint?.look;
  const parts = (!look && hint?.parts) || [];
  const firstChain = parts.findIndex(({ steps }) => steps.length > 0);
  const lead = firstChain < 0 ? parts : parts.slice(0, firstChain + 1);
  const chains = firstChain < 0 ? [] : parts.slice(firstChain);
  return (
    <div className={styles['reason']} data-open={Boolean(hint) || undefined}>
      {/* Empty without a hint: then it takes no room. Steps are not read aloud at once: they are gone through one by one. */}
      <p role="status">
        {hint && (
          <>
            {look && hint.kind ? <b>{copy.technique(techniqueTitles[hint.kind])}</b> : null}
            {look ? ` ${look.text}` : lead.map(({ text }) => text).join(' ')} {more}
          </>
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

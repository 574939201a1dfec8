import { Flag } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@ninefold/ui';
import styles from './Social.module.css';
import { Question } from './Confirm';
import { copy } from './copy';
import { Name } from './names';
import type { Action } from './use-action';

const [before, after] = copy.report.lead;

export interface ReportNameProps {
  /** What the button is called. */
  label: string;
  name: string;
  /** Drawn as a flag, where there is no room for words. */
  isSign?: boolean;
  act: Action;
}

/** Reports a name that a person or a group should not have, after a question. */
export function ReportName({ label, name, isSign = false, act }: ReportNameProps) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <>
      {isSign ? (
        <button type="button" aria-label={label} className={styles['sign']} onClick={open}>
          <Flag aria-hidden size={16} />
        </button>
      ) : (
        <Button variant="quiet" onClick={open}>
          {label}
        </Button>
      )}
      {isOpen && (
        <Question
          title={copy.report.title}
          lead={
            <>
              {before}
              <Name>{name}</Name>
              {after}
            </>
          }
          action={copy.report.send}
          variant="primary"
          done={copy.report.sent}
          act={act}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

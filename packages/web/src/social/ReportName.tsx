import { Flag } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@ninefold/ui';
import styles from './Social.module.css';
import { Question } from './Confirm';
import { copy } from './copy';
import { NameInText } from './names';
import type { Action } from './use-action';

export interface ReportNameProps {
  label: string;
  name: string;
  /** Shows only a flag icon. */
  isSign?: boolean;
  act: Action;
}

/** Reports an inappropriate name after confirmation. */
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
          lead={<NameInText words={copy.report.lead} name={name} />}
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

import { useEffect, useState, type ReactNode } from 'react';
import { Alert, Button, Dialog, type ButtonVariant } from '@ninefold/ui';
import styles from './Social.module.css';
import { copy } from './copy';
import { useAction, type Action } from './use-action';

export interface QuestionProps {
  title: ReactNode;
  /** Explains the consequences. */
  lead: ReactNode;
  action: string;
  /** Label of the confirm button. */
  variant?: ButtonVariant;
  /** Shown when it is done; otherwise the dialog closes. */
  done?: string;
  act: Action;
  onClose(): void;
}

/** A dialog that asks before an action. */
export function Question({ title, lead, action, variant = 'danger', done, act, onClose }: QuestionProps) {
  const { run, busy, failure } = useAction(act);
  const [isDone, setDone] = useState(false);

  // Stays open until the result is known. Browsers close a dialog on a second Escape regardless of preventDefault.
  const close = () => {
    if (!busy) onClose();
  };
  useEffect(() => {
    if (!busy) return;
    const ignore = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.preventDefault();
    };
    document.addEventListener('keydown', ignore);
    return () => document.removeEventListener('keydown', ignore);
  }, [busy]);

  async function answer() {
    if (!(await run())) return;
    if (done === undefined) onClose();
    else setDone(true);
  }

  return (
    <Dialog open onClose={close} title={title}>
      <div className={styles['question']}>
        <p role="status" className={styles['lead']}>
          {isDone ? done : <span>{lead}</span>}
        </p>
        {failure !== null && <Alert tone="error">{failure}</Alert>}
        <p className={styles['actions']}>
          {isDone ? (
            // Replaces the clicked button.
            // eslint-disable-next-line jsx-a11y/no-autofocus
            <Button key="close" autoFocus onClick={onClose}>
              {copy.close}
            </Button>
          ) : (
            <>
              <Button variant={variant} busy={busy} busyLabel={copy.working} onClick={() => void answer()}>
                {action}
              </Button>
              <Button variant="quiet" busy={busy} onClick={close}>
                {copy.cancel}
              </Button>
            </>
          )}
        </p>
      </div>
    </Dialog>
  );
}

export interface ConfirmProps extends Omit<QuestionProps, 'title' | 'onClose'> {
  /** Title of the dialog; `action` by default. */
  title?: ReactNode;
  /** Label of the button that opens the dialog. */
  asks?: ButtonVariant;
}

/** A button that asks for confirmation. The browser returns the focus to it. */
export function Confirm({ asks = 'secondary', title, ...question }: ConfirmProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant={asks} onClick={() => setOpen(true)}>
        {question.action}
      </Button>
      {isOpen && <Question title={title ?? question.action} {...question} onClose={() => setOpen(false)} />}
    </>
  );
}

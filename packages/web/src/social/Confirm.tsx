import { useEffect, useState, type ReactNode } from 'react';
import { Alert, Button, Dialog, type ButtonVariant } from '@ninefold/ui';
import styles from './Social.module.css';
import { copy } from './copy';
import { useAction, type Action } from './use-action';

export interface QuestionProps {
  title: string;
  /** What follows. */
  lead: ReactNode;
  action: string;
  /** Of the button that acts. */
  variant?: ButtonVariant;
  /** What is said when it is done; without it the dialog closes. */
  done?: string;
  act: Action;
  onClose(): void;
}

/** A dialog that says what follows, before it is done. */
export function Question({ title, lead, action, variant = 'danger', done, act, onClose }: QuestionProps) {
  const { run, busy, failure } = useAction(act);
  const [isDone, setDone] = useState(false);

  // Until it is known what came of it. A browser closes a dialog on a second Escape, whatever the page says to the first.
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
          {isDone ? done : lead}
        </p>
        {failure !== null && <Alert tone="error">{failure}</Alert>}
        <p className={styles['actions']}>
          {isDone ? (
            // It takes the place of the button that was pressed.
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
  /** Of the dialog; otherwise the action. */
  title?: string;
  /** Of the button that asks. */
  asks?: ButtonVariant;
}

/** A button for what cannot be undone: it asks once. The browser gives the focus back to it. */
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

import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './Dialog.module.css';

export interface DialogProps {
  open: boolean;
  /** Called for Escape, the close button and clicks outside. The dialog closes when `open` changes. */
  onClose(): void;
  title: ReactNode;
  /** Wide enough for two columns if the screen allows it. */
  wide?: boolean;
  closeLabel?: string;
  children: ReactNode;
}

/**
 * A native modal dialog: the browser traps and restores the focus. The title has the first focus, so it is read out and
 * an extra key press has no effect.
 */
export function Dialog({ open, onClose, title, wide = false, closeLabel = 'Close', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  // The browser restores the focus only if the dialog is closed while it is in the document. React removes it after the
  // cleanup of layout effects, but before that of effects.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    element.showModal();
    heading.current?.focus();
    return () => element.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={styles['dialog']}
      data-wide={wide || undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        // Clicks on the backdrop have the dialog element as their target; the content is inside the panel.
        if (event.target === dialog.current) onClose();
      }}
    >
      {open && (
        <div className={styles['content']}>
          <div className={styles['head']}>
            <h2 ref={heading} id={titleId} tabIndex={-1}>
              {title}
            </h2>
            <button type="button" aria-label={closeLabel} className={styles['close']} onClick={onClose}>
              <X aria-hidden size={20} />
            </button>
          </div>
          <div className={styles['rest']}>{children}</div>
        </div>
      )}
    </dialog>
  );
}

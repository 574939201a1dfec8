import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './Dialog.module.css';

export interface DialogProps {
  open: boolean;
  /** Asked for by Escape, the close button or a press outside. The owner decides by changing `open`. */
  onClose(): void;
  title: string;
  closeLabel?: string;
  children: ReactNode;
}

/** A native modal dialog: focus is kept inside and given back by the browser. */
export function Dialog({ open, onClose, title, closeLabel = 'Close', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // A layout effect's cleanup comes before an owner's taking the dialog out of the page: only one that is closed there
  // gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    element.showModal();
    return () => element.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={styles['dialog']}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        // The backdrop is part of the dialog element; its content is in the sheet.
        if (event.target === dialog.current) onClose();
      }}
    >
      {open && (
        <div className={styles['sheet']}>
          <div className={styles['head']}>
            <h2 id={titleId}>{title}</h2>
            <button type="button" aria-label={closeLabel} className={styles['close']} onClick={onClose}>
              <X aria-hidden size={20} />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}

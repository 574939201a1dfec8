import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './Dialog.module.css';

export interface DialogProps {
  open: boolean;
  /** Called on Escape, the close button and a press outside. The dialog closes when `open` changes. */
  onClose(): void;
  title: string;
  /** With room for two columns, where the screen has it. */
  wide?: boolean;
  closeLabel?: string;
  children: ReactNode;
}

/**
 * A native modal dialog: the browser keeps the focus inside, and gives it back. The first focus is the title: it is read
 * out, and a key that is pressed once too often does nothing.
 */
export function Dialog({ open, onClose, title, wide = false, closeLabel = 'Close', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  // The browser gives the focus back only for a dialog that is closed while it is in the page. The cleanup of a layout
  // effect runs before React removes the dialog; that of a plain effect runs too late.
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
        // The backdrop is part of the dialog element; the content is in the sheet.
        if (event.target === dialog.current) onClose();
      }}
    >
      {open && (
        <div className={styles['sheet']}>
          <div className={styles['head']}>
            <h2 ref={heading} id={titleId} tabIndex={-1}>
              {title}
            </h2>
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

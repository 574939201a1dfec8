import { useEffect, useRef, useState } from 'react';

/**
 * Something that a button opens. It closes on Escape and when a press or the focus goes elsewhere, like the Popover API,
 * which Safari 16, Chrome 109 and Firefox 115 do not support. Escape returns the focus to the button.
 */
export function useDisclosure() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const close = () => setOpen(false);

  useEffect(() => {
    if (!isOpen) return;
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && (button.current?.contains(target) || menu.current?.contains(target));
    const onElsewhere = ({ target }: Event) => {
      if (!isInside(target)) setOpen(false);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);

  return { isOpen, setOpen, close, button, menu };
}

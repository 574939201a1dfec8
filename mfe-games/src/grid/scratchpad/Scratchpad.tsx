import { Eraser, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { Button } from '@ninefold/ui';
import { copy } from './copy';
import styles from './Scratchpad.module.css';
import type { Stroke } from './strokes';
import { useDrawing } from './use-drawing';

export interface ScratchpadProps {
  /** The drawing, which survives closing. */
  strokes: RefObject<Stroke[]>;
  onClose(): void;
}

/** A drawing area next to the grid. */
export default function Scratchpad({ strokes, onClose }: ScratchpadProps) {
  const panel = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { clear } = useDrawing(canvas, strokes);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    // The document, or the shadow root on other sites.
    const root = panel.current?.getRootNode() as Document | ShadowRoot;
    const opener = root.activeElement;
    panel.current?.focus();
    const onPress = (event: PointerEvent) => {
      if (panel.current && !event.composedPath().includes(panel.current)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
      // A dialog that replaces the scratchpad returns the focus to its own button.
      const isLost = root.activeElement === null || root.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  return (
    <aside ref={panel} tabIndex={-1} aria-label={copy.title} className={styles['panel']}>
      <div className={styles['head']}>
        <h2 className={styles['title']}>{copy.title}</h2>
        <Button variant="quiet" onClick={clear}>
          <Eraser aria-hidden size={18} />
          {copy.clear}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          <X aria-hidden size={18} />
          {copy.close}
        </Button>
      </div>
      <canvas ref={canvas} role="img" aria-label={copy.surface} className={styles['surface']} />
    </aside>
  );
}

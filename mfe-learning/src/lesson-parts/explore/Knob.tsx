import type { KeyboardEvent, PointerEvent } from 'react';
import type { Handle } from '@ninefold/learning';
import { spokenPlain } from '../../speech/spoken-plain';
import styles from './Knob.module.css';
import { valueAfterKey, valueAt, type Percent, type Track } from './track';

interface KnobProps {
  handle: Handle;
  value: number;
  /** Position inside the parent element. */
  place: Percent;
  track: Track;
  onMove: (value: number) => void;
}

/** A slider on the drawing itself, for touch, mouse and keyboard. */
export function Knob({ handle, value, place, track, onMove }: KnobProps) {
  const isUpright = Math.abs(track.end[1] - track.start[1]) > Math.abs(track.end[0] - track.start[0]);
  const drag = (event: PointerEvent<HTMLElement>) => {
    const stage = event.currentTarget.parentElement;
    if (!stage || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { clientX, clientY } = event;
    onMove(valueAt(handle, track, stage.getBoundingClientRect(), clientX, clientY));
  };
  const press = (event: KeyboardEvent) => {
    const moved = valueAfterKey(handle, value, event.key);
    if (moved === null) return;
    event.preventDefault();
    onMove(moved);
  };
  return (
    <span
      role="slider"
      tabIndex={0}
      aria-label={handle.name}
      aria-valuemin={handle.from}
      aria-valuemax={handle.to}
      aria-valuenow={value}
      aria-valuetext={spokenPlain(`${value}${handle.unit ?? ''}`)}
      aria-orientation={isUpright ? 'vertical' : 'horizontal'}
      className={styles['knob']}
      style={{ left: `${place[0]}%`, top: `${place[1]}%` }}
      onKeyDown={press}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        const knob = nearestKnob(event);
        // Browsers would focus the topmost knob instead.
        event.preventDefault();
        knob.setPointerCapture(event.pointerId);
        knob.focus({ preventScroll: true });
      }}
      onPointerMove={drag}
    />
  );
}

/** Touch targets are larger than the knobs and can overlap. */
function nearestKnob({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): HTMLElement {
  const distanceTo = (knob: HTMLElement) => {
    const { left, top, width, height } = knob.getBoundingClientRect();
    return Math.hypot(clientX - left - width / 2, clientY - top - height / 2);
  };
  const knobs = currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="slider"]') ?? [];
  return [...knobs].reduce(
    (nearest, knob) => (distanceTo(knob) < distanceTo(nearest) ? knob : nearest),
    currentTarget,
  );
}

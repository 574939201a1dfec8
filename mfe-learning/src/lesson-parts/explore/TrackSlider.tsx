import type { Handle } from '@ninefold/learning';
import { translateOf } from '@ninefold/ui';
import { printed } from '../../drawings/printed';
import { Knob } from './Knob';
import styles from './TrackSlider.module.css';
import type { Track } from './track';

/** Ends of the track. */
const GROOVE: Track = { start: [0, 50], end: [100, 50] };

interface TrackSliderProps {
  handle: Handle;
  value: number;
  onMove: (value: number) => void;
}

/** For values without a handle in the drawing. */
export function TrackSlider({ handle, value, onMove }: TrackSliderProps) {
  const { name, from, to, unit = '' } = handle;
  const along = (100 * (value - from)) / (to - from);
  return (
    <div className={styles['row']}>
      <span className={styles['name']} aria-hidden="true">
        <span translate={translateOf(name)}>{name}</span>{' '}
        <b translate="no" className={styles['value']}>
          {printed(value)}
        </b>
        <span translate={translateOf(unit)}>{unit}</span>
      </span>
      <div className={styles['groove']}>
        <span className={styles['filled']} style={{ scale: `${along / 100} 1` }} />
        <Knob handle={handle} value={value} place={[along, 50]} track={GROOVE} onMove={onMove} />
      </div>
    </div>
  );
}

import { useState } from 'react';
import { valueNear, type Explore } from '@ninefold/learning';
import { translateOf, VisuallyHidden } from '@ninefold/ui';
import { Drawing } from '../../drawings/Drawing';
import { RichText } from '../../math/RichText';
import { spokenText } from '../../speech/spoken-text';
import { copy } from './copy';
import styles from './ExploreFigure.module.css';
import { Knob } from './Knob';
import { placesIn } from './places';
import { TrackSlider } from './TrackSlider';
import { useSettled } from './use-settled';

/** An interactive drawing with a task above and a description below. */
export function ExploreFigure({ explore }: { explore: Explore }) {
  const { question, handles } = explore;
  const [values, setValues] = useState(() => handles.map((handle) => valueNear(handle, handle.start)));
  const says = explore.says(...values);
  const settled = useSettled(spokenText(says));
  const drawing = { ...explore.show(...values), text: says };
  const places = placesIn(explore, values);
  const moveTo = (index: number) => (value: number) =>
    setValues((before) => before.map((other, place) => (place === index ? value : other)));
  return (
    <section className={styles['figure']} aria-label={copy.lead}>
      <p className={styles['question']}>
        <strong className={styles['lead']}>{copy.lead}</strong> <RichText text={question} />
      </p>
      <div className={styles['stage']}>
        {/* Hidden because the sentence below describes it; tables are read by cell. */}
        <div aria-hidden={drawing.kind !== 'table'}>
          <Drawing drawing={drawing} />
        </div>
        {handles.map((handle, index) => {
          const held = places[index];
          return (
            held && (
              <Knob
                key={index}
                handle={handle}
                value={values[index] ?? handle.start}
                {...held}
                onMove={moveTo(index)}
              />
            )
          );
        })}
      </div>
      {handles.map(
        (handle, index) =>
          !places[index] && (
            <TrackSlider
              key={index}
              handle={handle}
              value={values[index] ?? handle.start}
              onMove={moveTo(index)}
            />
          ),
      )}
      <p className={styles['says']} aria-hidden="true" data-testid="says">
        <RichText text={says} />
      </p>
      <VisuallyHidden aria-live="polite" translate={translateOf(settled)}>
        {settled}
      </VisuallyHidden>
    </section>
  );
}

import { Check } from 'lucide-react';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextField, VisuallyHidden } from 'shared-ui';
import { copy } from '../../copy';
import { COLOR_DIGITS, PROFILE_COLORS, type ProfileValues } from '../config';
import styles from './ColorField.module.css';
import { inkOn } from './ink-on';
import { rewriteInput } from './rewrite-input';

const NAMES = Object.keys(PROFILE_COLORS) as (keyof typeof PROFILE_COLORS)[];

const hexDigits = (typed: string) =>
  typed
    .replace(/[^0-9a-f]/gi, '')
    .slice(0, COLOR_DIGITS)
    .toUpperCase();

/** Sixteen colours with names, and any other by its six digits. */
export function ColorField() {
  const { register, formState, clearErrors, setValue } = useFormContext<ProfileValues>();
  const color = useWatch<ProfileValues, 'color'>({ name: 'color' });
  const group = useId();
  const registered = register('color');
  const missing = COLOR_DIGITS - color.length;

  function choose(value: string) {
    setValue('color', value, { shouldDirty: true });
    clearErrors('color');
  }

  return (
    <div className={styles['field']}>
      <fieldset>
        <legend className={styles['legend']}>{copy.profile.colorPresets}</legend>
        <div className={styles['swatches']}>
          {NAMES.map((name) => {
            const value = PROFILE_COLORS[name];
            return (
              <label
                key={name}
                className={styles['swatch']}
                style={{ background: `#${value}`, color: inkOn(value) }}
                title={copy.colors[name]}
              >
                <input
                  type="radio"
                  name={group}
                  className={styles['radio']}
                  checked={color === value}
                  onChange={() => choose(value)}
                />
                <VisuallyHidden>{copy.colors[name]}</VisuallyHidden>
                {color === value && <Check aria-hidden size={22} strokeWidth={3} />}
              </label>
            );
          })}
        </div>
      </fieldset>
      <TextField
        {...registered}
        label={copy.profile.color}
        prefix="#"
        error={formState.errors.color?.message}
        hint={missing > 0 ? copy.profile.colorNeeds(missing) : undefined}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          // A pasted colour brings its # along; it is not counted among the six.
          rewriteInput(event, hexDigits);
          clearErrors('color');
          return registered.onChange(event);
        }}
      />
    </div>
  );
}

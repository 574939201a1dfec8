import { Check } from 'lucide-react';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { VisuallyHidden } from '@ninefold/ui';
import { COLOR_DIGITS, hexDigits, inkOn, PROFILE_COLORS } from '../colors';
import type { ProfileValues } from '../profile-fields';
import { copy } from '../copy';
import styles from './ColorField.module.css';
import { ProfileTextField } from './ProfileTextField';

const NAMES = Object.keys(PROFILE_COLORS) as (keyof typeof PROFILE_COLORS)[];

/** Sixteen named colors, and any other by its hex digits. */
export function ColorField() {
  const { clearErrors, setValue } = useFormContext<ProfileValues>();
  const color = useWatch<ProfileValues, 'color'>({ name: 'color' });
  const group = useId();
  const missing = COLOR_DIGITS - color.length;

  function choose(value: string) {
    setValue('color', value, { shouldDirty: true });
    clearErrors('color');
  }

  return (
    <div className={styles['field']}>
      <fieldset>
        <legend className={styles['legend']}>{copy.fields.colorPresets}</legend>
        <div className={styles['swatches']}>
          {NAMES.map((name) => {
            const value = PROFILE_COLORS[name];
            return (
              <label
                key={name}
                className={styles['swatch']}
                data-checked={color === value || undefined}
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
      <ProfileTextField
        name="color"
        label={copy.fields.color}
        prefix="#"
        hint={missing > 0 ? copy.fields.colorNeeds(missing) : undefined}
        autoComplete="off"
        spellCheck={false}
        rewrite={hexDigits}
      />
    </div>
  );
}

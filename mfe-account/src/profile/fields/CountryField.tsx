import { useId, useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldNotes } from 'shared-ui';
import { copy } from '../../copy';
import type { ProfileValues } from '../config';
import { countries } from './countries';
import styles from './CountryField.module.css';

/** The browser's own list: it searches by typing and fits every phone. */
export function CountryField() {
  const { register, formState, clearErrors } = useFormContext<ProfileValues>();
  const options = useMemo(() => countries(copy.language), []);
  const id = useId();
  const error = formState.errors.country?.message;

  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {copy.profile.country}
      </label>
      <select
        {...register('country', { onChange: () => clearErrors('country') })}
        id={id}
        className={styles['select']}
        autoComplete="country"
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-notes`}
      >
        <option value="">{copy.profile.countryNone}</option>
        {options.map(({ code, name, flag }) => (
          // The flag stands last, since a list is searched by how its entries begin.
          <option key={code} value={code}>{`${name} ${flag}`}</option>
        ))}
      </select>
      <FieldNotes id={`${id}-notes`} error={error} />
    </div>
  );
}

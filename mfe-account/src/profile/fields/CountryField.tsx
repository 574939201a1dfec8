import { LOCALE } from '@ninefold/contracts';
import { useId, type ReactElement } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldNotes, flagOf } from '@ninefold/ui';
import type { ProfileValues } from '../profile-fields';
import { copy } from '../copy';
import { COUNTRY_CODES } from './country-codes';
import styles from './CountryField.module.css';

/** A native select, which can be searched by typing and works on every phone. */
export function CountryField() {
  const { register, formState, clearErrors } = useFormContext<ProfileValues>();
  const id = useId();
  const error = formState.errors.country?.message;

  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {copy.fields.country}
      </label>
      <select
        {...register('country', { onChange: () => clearErrors('country') })}
        id={id}
        className={styles['select']}
        autoComplete="country"
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-notes`}
      >
        <option value="">{copy.fields.countryNone}</option>
        {countryOptions()}
      </select>
      <FieldNotes id={`${id}-notes`} error={error} />
    </div>
  );
}

let options: readonly ReactElement[] | undefined;

/** Created once, because looking up and sorting 249 names is slow. */
function countryOptions() {
  options ??= countries().map(({ code, name, flag }) => (
    // The flag comes last, because browsers match the beginnings of options while typing.
    <option key={code} value={code}>{`${name} ${flag}`}</option>
  ));
  return options;
}

/** Every country, sorted by name. The browser provides the names, which saves bundle size. */
function countries() {
  const names = new Intl.DisplayNames(LOCALE, { type: 'region' });
  const { compare } = new Intl.Collator(LOCALE);
  return COUNTRY_CODES.map((code) => ({ code, name: names.of(code) ?? code, flag: flagOf(code) })).sort(
    (a, b) => compare(a.name, b.name),
  );
}

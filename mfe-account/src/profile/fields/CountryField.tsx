import { LOCALE } from '@ninefold/contracts';
import { useId, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldNotes } from '@ninefold/ui';
import type { ProfileValues } from '../profile-fields';
import { copy } from '../copy';
import styles from './CountryField.module.css';

/** ISO 3166-1 alpha-2, every officially assigned code. */
const CODES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR ' +
  'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP ' +
  'KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT ' +
  'MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW ' +
  'SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ ' +
  'UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';

/** The browser's own list: it can be searched by typing and works on every phone. */
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

let options: ReactNode;

/** Made once for the page: 249 names are slow to look up and to sort. */
function countryOptions() {
  options ??= countries().map(({ code, name, flag }) => (
    // The flag comes last: browsers search a list by the beginnings of its entries.
    <option key={code} value={code}>{`${name} ${flag}`}</option>
  ));
  return options;
}

/** Every country, sorted by its name. The browser has the names, so they cost no bytes. */
function countries() {
  const names = new Intl.DisplayNames(LOCALE, { type: 'region' });
  const { compare } = new Intl.Collator(LOCALE);
  return CODES.split(' ')
    .map((code) => ({ code, name: names.of(code) ?? code, flag: flagOf(code) }))
    .sort((a, b) => compare(a.name, b.name));
}

const REGIONAL_INDICATOR_A = 0x1f1e6;
const flagOf = (code: string) =>
  String.fromCodePoint(...[...code].map((letter) => REGIONAL_INDICATOR_A + letter.charCodeAt(0) - 65));

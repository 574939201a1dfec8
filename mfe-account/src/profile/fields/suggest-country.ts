import { COUNTRY_CODES } from './country-codes';

/** A recent addition to `Intl.Locale`: a method in most browsers, a property in older ones. */
interface TimeZones {
  getTimeZones?(): readonly string[] | undefined;
  readonly timeZones?: readonly string[] | undefined;
}

/** @returns undefined for a nonstandard language tag, such as "en-US@posix" on some systems */
function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
}

const isInZone = (code: string, zone: string) => {
  const locale = new Intl.Locale(`und-${code}`) as Intl.Locale & TimeZones;
  return (locale.getTimeZones?.() ?? locale.timeZones ?? []).includes(zone);
};

/**
 * The person's probable country: one in the device's time zone, preferably that of one of their languages. Without such
 * a zone, the region of their first language that has one.
 * @returns a code of the list, or undefined
 */
export function suggestCountry(
  zone: string = Intl.DateTimeFormat().resolvedOptions().timeZone,
  languages: readonly string[] = navigator.languages,
): string | undefined {
  const spoken = languages.flatMap((language) => regionOf(language) ?? []);
  const known = spoken.filter((region) => COUNTRY_CODES.includes(region));
  return (
    known.find((region) => isInZone(region, zone)) ??
    COUNTRY_CODES.find((code) => isInZone(code, zone)) ??
    known[0]
  );
}

import { COUNTRY_CODES } from './country-codes';

/** A recent part of `Intl.Locale`: a method in most browsers, and a property in older ones. */
interface TimeZones {
  getTimeZones?(): readonly string[] | undefined;
  readonly timeZones?: readonly string[] | undefined;
}

/** @returns undefined for a language that is none of the standard, as some systems name theirs: "en-US@posix" */
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
 * Where the person probably is: a country of the device's time zone, the one of their languages if there are several.
 * Without such a zone it is that of their first language that names one.
 * @returns a code of the list; undefined when nothing tells
 */
export function proposedCountry(
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

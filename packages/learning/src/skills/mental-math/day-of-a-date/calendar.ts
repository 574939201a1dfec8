/** Sunday is 0. */
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

export function weekday(number: number): string {
  return WEEKDAYS[((number % 7) + 7) % 7] ?? '';
}

export interface Month {
  readonly name: string;
  readonly days: number;
  /** The date that falls on the anchor day in a year that is not a leap year. */
  readonly anchor: number;
}

export const MONTHS: readonly Month[] = [
  { name: 'January', days: 31, anchor: 3 },
  { name: 'February', days: 28, anchor: 28 },
  { name: 'March', days: 31, anchor: 14 },
  { name: 'April', days: 30, anchor: 4 },
  { name: 'May', days: 31, anchor: 9 },
  { name: 'June', days: 30, anchor: 6 },
  { name: 'July', days: 31, anchor: 11 },
  { name: 'August', days: 31, anchor: 8 },
  { name: 'September', days: 30, anchor: 5 },
  { name: 'October', days: 31, anchor: 10 },
  { name: 'November', days: 30, anchor: 7 },
  { name: 'December', days: 31, anchor: 12 },
];

/** From 1900 to 2099. */
export function isLeap(year: number): boolean {
  return year % 4 === 0 && year !== 1900;
}

/** Of 1900 and of 2000. */
export function anchorOfCentury(year: number): number {
  return year < 2000 ? 3 : 2;
}

/** Each year moves it on by one weekday, each leap year by one more. */
export function anchorOfYear(year: number): number {
  const since = year % 100;
  return (anchorOfCentury(year) + since + Math.floor(since / 4)) % 7;
}

/** In a leap year the anchors of January and February are one later: the leap day comes behind them. */
export function anchorDate(year: number, month: number): number {
  const { anchor } = MONTHS[month] ?? { anchor: 0 };
  return month < 2 && isLeap(year) ? anchor + 1 : anchor;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Formats a time as "1:05" or "1:01:05". Fractions of a second are dropped, and negative times are "0:00". */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const minutes = Math.floor(whole / 60);
  const hours = Math.floor(minutes / 60);
  const rest = twoDigits(whole % 60);
  return hours ? `${hours}:${twoDigits(minutes % 60)}:${rest}` : `${minutes}:${rest}`;
}

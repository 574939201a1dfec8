/** A time in minutes and seconds, "1:05"; parts of a second are dropped, and time below zero shows as "0:00". */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

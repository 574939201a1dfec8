import type { Price } from '../state/stored';

/** The end of a period that begins then, in seconds since 1970 (UTC). Stripe keeps the day, or takes the month's last. */
export function periodEnd(begin: number, { recurring }: Price): number {
  const count = recurring?.interval_count ?? 1;
  const date = new Date(begin * 1_000);
  const days = { day: 1, week: 7 }[String(recurring?.interval)];
  if (days) {
    date.setUTCDate(date.getUTCDate() + days * count);
    return date.getTime() / 1_000;
  }
  const day = date.getUTCDate();
  const months = count * (recurring?.interval === 'month' ? 1 : 12);
  date.setUTCMonth(date.getUTCMonth() + months, 1);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime() / 1_000;
}

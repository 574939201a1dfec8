import { LOCALE, TIME_ZONE } from '@ninefold/contracts';

const DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: TIME_ZONE });

/** Such as "November 21, 2027", the product's day at that time. */
export const longDate = (at: Date): string => DAY.format(at);

import { LOCALE, TIME_ZONE } from './product';

const DATE = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: TIME_ZONE });

/** Such as "November 21, 2027", the product's day at that time, in pages and mails. */
export const longDate = (at: Date | string): string => DATE.format(new Date(at));

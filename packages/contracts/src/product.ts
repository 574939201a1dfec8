/** The product name. Nothing else may depend on its value. */
export const PRODUCT_NAME = 'Ninefold';

/** Locale of all dates, numbers and lists. */
export const LOCALE = 'en-US';

/** Time zone of the product's days. Dates on pages are in it, so that they agree with mails and invoices everywhere. */
export const TIME_ZONE = 'America/New_York';

/** The product name. Nothing else may depend on its value. */
export const PRODUCT_NAME = 'Ninefold';

/** Locale of all dates, numbers and lists. */
export const LOCALE = 'en-US';

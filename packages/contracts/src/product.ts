/** The working name. Nothing else in the code base may depend on what it says. */
export const PRODUCT_NAME = 'Ninefold';

/** Dates, numbers and lists are written as in English of the United States, everywhere. */
export const LOCALE = 'en-US';

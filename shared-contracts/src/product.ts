/** The working name. Nothing else in the code base may depend on what it says. */
export const PRODUCT_NAME = 'Ninefold';

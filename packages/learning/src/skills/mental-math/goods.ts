/** Things to buy in stories, with their article. */
export const GOODS = ['A scarf', 'A lamp', 'A book', 'A kite', 'A cap', 'A teapot', 'A football'] as const;

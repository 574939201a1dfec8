/** Texts of the receipt. */
export const copy = {
  title: 'receipt',
  date: 'Date',
  billedTo: 'Billed to',
  plan: 'Plan',
  price: 'Price',
  taxes: 'Taxes',
  discounts: 'Discounts',
  total: 'Total paid',
  refunded: (day: string) => `Refunded on ${day}`,
  balance: 'Paid after refunds',
};

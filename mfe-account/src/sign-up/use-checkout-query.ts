import { useState } from 'react';
import { useLocation } from '@ninefold/platform';
import { queryWithCheckout } from '../checkout/kept-checkout';

/**
 * The query of this address, with the checkout of this tab. It is read once for each address: what is forgotten meanwhile
 * was used, and the page must not change before it is left.
 */
export function useCheckoutQuery(): URLSearchParams {
  const { key, search } = useLocation();
  const [last, setLast] = useState(() => ({ key, query: queryWithCheckout(search) }));
  if (last.key === key) return last.query;
  const read = { key, query: queryWithCheckout(search) };
  setLast(read);
  return read.query;
}

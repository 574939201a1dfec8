import type { ButtonVariant } from 'shared-ui';
import type { RoundRecord } from '../sync/read-stored-result';

/** A screen has one thing to do next: for a guest that is to keep the result. */
export const nextVariant = ({ delivery }: RoundRecord): ButtonVariant =>
  delivery === 'guest' ? 'secondary' : 'primary';

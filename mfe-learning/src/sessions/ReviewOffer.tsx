import { Link } from '@ninefold/platform';
import { sessionAddress } from '../next-step/session-address';
import { copy } from './copy';

const words = copy.reviews;

/** Offers a review when the free sessions of the day are used, if any cards are due. */
export function ReviewOffer({ due }: { due: number }) {
  if (due === 0) return null;
  return (
    <p>
      <span>{words.due(due)}</span>{' '}
      <Link to={sessionAddress({ kind: 'review', skill: null })}>{words.action}</Link>
    </p>
  );
}

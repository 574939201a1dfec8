import { Link } from '@ninefold/platform';
import { buttonClass } from '@ninefold/ui';
import { TextLink } from '../../layout/FormPage';
import { copy } from '../copy';

const { 'payment-required': words, purchase } = copy;

/** Shown at the return URL when it has no checkout: no account can be created without one. */
export default function PaymentRequired() {
  return (
    <>
      <p>{words.why}</p>
      <Link to="/signup" className={buttonClass()}>
        {words.signUp}
      </Link>
      <TextLink to="/plans">{purchase.plans}</TextLink>
    </>
  );
}

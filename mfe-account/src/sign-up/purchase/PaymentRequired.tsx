import { Link } from '@ninefold/platform';
import { buttonClass } from '@ninefold/ui';
import { TextLink } from '../../layout/FormPage';
import { copy } from '../copy';

const { 'payment-required': words, purchase } = copy;

/** At the return address of a checkout, for who brings none: no account is made here. */
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

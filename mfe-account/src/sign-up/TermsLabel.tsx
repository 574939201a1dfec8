import { Link } from 'shared-platform';
import { copy } from '../copy';

const { terms } = copy.signUp;

/** The legal pages open beside the form, so that what was typed stays. */
export function TermsLabel() {
  return (
    <>
      {terms.before}
      <Link to="/terms-of-service" target="_blank">
        {terms.termsOfService}
      </Link>
      {terms.between}
      <Link to="/privacy-policy" target="_blank">
        {terms.privacyPolicy}
      </Link>
    </>
  );
}

import { Alert } from 'shared-ui';
import { verificationPath } from '../auth/verification-path';
import { copy } from '../copy';
import { TextLink } from '../layout/TextLink';

interface SignInWelcomeProps {
  confirmed: boolean;
  message: string | undefined;
  email: string | undefined;
}

/** What brought the person here: an address just confirmed, or a message of the screen before. */
export function SignInWelcome({ confirmed, message, email }: SignInWelcomeProps) {
  if (confirmed) return <Alert tone="success">{copy.signIn.confirmed}</Alert>;
  if (!message) return null;
  return (
    <Alert tone="success">
      <p>{message}</p>
      {email && <TextLink to={verificationPath(email)}>{copy.signIn.resend}</TextLink>}
    </Alert>
  );
}

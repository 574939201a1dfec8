import { useState } from 'react';
import { Link } from '@ninefold/platform';
import { Alert } from '@ninefold/ui';
import { copy } from './copy';
import { useInvitedCode } from './invited-code';

/** Leads a person back to the class that they were invited to before they had an account. */
export function InvitedNote() {
  const invited = useInvitedCode();
  const [code] = useState(invited.read);
  if (code === null) return null;
  return (
    <Alert tone="info" title={copy.title}>
      <Link to={`/classes/join/${code}`}>{copy.open}</Link>
    </Alert>
  );
}

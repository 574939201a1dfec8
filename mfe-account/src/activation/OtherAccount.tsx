import { useState } from 'react';
import { useLocation, useNavigate, usePlatform } from '@ninefold/platform';
import { Button } from '@ninefold/ui';
import { NameInText } from '@ninefold/web/social';
import { PaymentAlert } from '../checkout/PaymentAlert';
import { copy as layoutWords } from '../layout/copy';
import { copy as words } from './copy';
import type { SignInNext } from './sign-in-next';

/** Error codes of the service for a purchase that does not belong to the signed-in account. */
const CODES = ['other-email', 'not-your-session'] as const;
export type OtherAccountCode = (typeof CODES)[number];

export const otherAccountCode = (code: string | undefined): OtherAccountCode | undefined =>
  CODES.find((known) => known === code);

interface OtherAccountProps {
  /** `other-email`: no account has the purchase yet. */
  readonly code: OtherAccountCode;
  readonly message: string;
}

/** For a person who paid with a different address from the one on this account. Each way out is one press. */
export function OtherAccount({ code, message }: OtherAccountProps) {
  const { auth, signOut } = usePlatform();
  const navigate = useNavigate();
  const location = useLocation();
  const [busy, setBusy] = useState<'create' | 'sign-in' | null>(null);
  /** Signed out, the same page continues with the account form, or with the sign-in. */
  async function leave(by: 'create' | 'sign-in') {
    setBusy(by);
    const next: SignInNext = { signInNext: true };
    if (by === 'sign-in') await navigate(location, { replace: true, state: next });
    await signOut();
  }

  return (
    <>
      <PaymentAlert
        message={message}
        supportQuestion={code === 'other-email' ? layoutWords.mistyped : undefined}
      />
      <p>
        <span>{auth.status === 'in' && <NameInText words={words.signedInAs} name={auth.user.email} />}</span>{' '}
        <span>{words.other[code]}</span>
      </p>
      {code === 'other-email' && (
        <Button busy={busy === 'create'} busyLabel={words.leaving} onClick={() => void leave('create')}>
          {words.leaveToCreate}
        </Button>
      )}
      <Button
        variant={code === 'other-email' ? 'secondary' : 'primary'}
        busy={busy === 'sign-in'}
        busyLabel={words.leaving}
        onClick={() => void leave('sign-in')}
      >
        {words.leaveToSignIn}
      </Button>
    </>
  );
}

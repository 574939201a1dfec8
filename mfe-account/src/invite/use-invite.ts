import { useState } from 'react';
import { InvitationResponseSchema, type InvitationRequest } from '@ninefold/contracts';
import { usePlatform, type PaymentsFailure } from '@ninefold/platform';
import * as v from 'valibot';
import { EmailSchema } from '../auth/email-address';
import { formRule, type Problem } from '../auth/form-rule';
import { copy } from './copy';

const FieldsSchema = v.object({ email: v.string(), adminKey: v.string() });
export type InviteValues = v.InferOutput<typeof FieldsSchema>;

export const InviteSchema = v.pipe(FieldsSchema, formRule(problemOf));

function problemOf({ email, adminKey }: InviteValues): Problem<InviteValues> | null {
  if (!email.trim()) return ['email', copy.missing];
  if (!adminKey) return ['adminKey', copy.missing];
  const checked = v.safeParse(EmailSchema, email);
  return checked.success ? null : ['email', checked.issues[0].message];
}

type InviteResult = { readonly tone: 'success' | 'error'; readonly message: string };

export function useInvite(onSent: () => void) {
  const { auth, payments } = usePlatform();
  const [result, setResult] = useState<InviteResult | null>(null);
  const [busy, setBusy] = useState(false);

  return {
    result,
    busy,
    clearResult: () => setResult(null),
    async send({ email, adminKey }: InviteValues) {
      setBusy(true);
      setResult(null);
      const request: InvitationRequest = {
        email: email.trim(),
        adminKey,
        redirectTo: `${window.location.origin}/update-password?type=invite`,
        data: { invitation_type: 'admin', ...(auth.status === 'in' && { invited_by: auth.user.id }) },
      };
      const outcome = await payments.post('/api/invite', request, v.parser(InvitationResponseSchema));
      setBusy(false);
      if (!outcome.ok) return setResult({ tone: 'error', message: messageOf(outcome.failure) });
      setResult({ tone: 'success', message: outcome.body.message });
      onSent();
    },
  };
}

function messageOf(failure: PaymentsFailure): string {
  if (failure.kind === 'offline') return copy.offline;
  return (failure.kind === 'refused' && failure.error?.error) || copy.failed;
}

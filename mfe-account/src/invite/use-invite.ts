import { useState } from 'react';
import { InvitationResponseSchema, type InvitationRequest } from '@ninefold/contracts';
import { usePlatform, type PaymentsFailure } from '@ninefold/platform';
import * as z from 'zod/mini';
import { EmailSchema } from '../auth/email-address';
import { copy } from './copy';

const FieldsSchema = z.object({ email: z.string(), adminKey: z.string() });
export type InviteValues = z.infer<typeof FieldsSchema>;

/** One problem at a time, at the field where it is mended. */
export const InviteSchema = FieldsSchema.check((context) => {
  const found = problemOf(context.value);
  if (found)
    context.issues.push({ code: 'custom', input: context.value, path: [found[0]], message: found[1] });
});

function problemOf({ email, adminKey }: InviteValues): [field: keyof InviteValues, message: string] | null {
  if (!email.trim()) return ['email', copy.missing];
  if (!adminKey) return ['adminKey', copy.missing];
  const checked = EmailSchema.safeParse(email);
  return checked.success ? null : ['email', checked.error.issues[0]?.message ?? copy.failed];
}

type InviteResult = { readonly tone: 'success' | 'error'; readonly message: string };

/** Sends one invitation. */
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
      const outcome = await payments.post('/api/invite', request, InvitationResponseSchema.parse);
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

/** Where a person waits for, or asks again for, the verification mail. */
export function verificationPath(email: string): string {
  return `/signup?${new URLSearchParams({ step: 'email_verification', email }).toString()}`;
}

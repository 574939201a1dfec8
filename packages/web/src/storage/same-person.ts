interface Client {
  readonly auth: {
    getSession(): Promise<{ data: { session: { user: { id: string } } | null }; error: Error | null }>;
  };
}

/**
 * Another person may have signed in in another tab. Pending items must not be sent in their name, but they must not be
 * dropped either.
 * @throws a temporary error, so the items are sent later
 */
export async function requireSamePerson(client: Client, userId: string): Promise<void> {
  const { data, error } = await client.auth.getSession();
  // The session has expired, so the call would be sent as a guest.
  if (error) throw error;
  if (data.session && data.session.user.id !== userId) throw new Error('Another person is signed in.');
}

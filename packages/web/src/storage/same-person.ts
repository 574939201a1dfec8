interface Client {
  readonly auth: {
    getSession(): Promise<{ data: { session: { user: { id: string } } | null }; error: Error | null }>;
  };
}

/**
 * In another tab another person may have signed in. What this one stored is not sent in their name, and that it is not theirs is no
 * reason to drop it.
 * @throws an error that is no verdict: it is sent again later
 */
export async function requireSamePerson(client: Client, userId: string): Promise<void> {
  const { data, error } = await client.auth.getSession();
  // The session has run out and could not be renewed: the call would go out as a guest's.
  if (error) throw error;
  if (data.session && data.session.user.id !== userId) throw new Error('Another person is signed in.');
}

import type { Identity, User, Users } from './users';

/** An account as supabase-js reads it, in the field order of the auth service. */
function userJson(user: User, identities: readonly Identity[]) {
  const { email_confirmed_at: confirmed } = user;
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email,
    ...(confirmed && { email_confirmed_at: confirmed, confirmed_at: confirmed }),
    ...(user.invited_at && { invited_at: user.invited_at }),
    phone: '',
    ...(user.confirmation_sent_at && { confirmation_sent_at: user.confirmation_sent_at }),
    ...(user.recovery_sent_at && { recovery_sent_at: user.recovery_sent_at }),
    ...(user.email_change && {
      new_email: user.email_change,
      email_change_sent_at: user.email_change_sent_at,
    }),
    ...(user.last_sign_in_at && { last_sign_in_at: user.last_sign_in_at }),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities: identities.map((identity) => ({
      identity_id: identity.id,
      id: identity.provider_id,
      user_id: identity.user_id,
      identity_data: identity.identity_data,
      provider: identity.provider,
      last_sign_in_at: identity.last_sign_in_at ?? identity.created_at,
      created_at: identity.created_at,
      updated_at: identity.updated_at,
      email: identity.identity_data.email,
    })),
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: false,
  };
}

export const fullUserJson = async (users: Users, user: User) =>
  userJson(user, await users.identities(user.id));

import type { SupabaseClient } from '@supabase/supabase-js';
import {
  LEARNING_LEVELS,
  LEVEL_STARTS_AT_XP,
  read,
  type Database,
  type LearningLevel,
} from 'shared-contracts';
import { SUBSCRIPTION_TIERS, type Profile } from 'shared-platform';

// Text with a check constraint in the database.
const readTier = read.oneOf(SUBSCRIPTION_TIERS);

/**
 * Part of the lazily loaded chunk of the Supabase client.
 * @throws when the row cannot be read, or is not there
 */
export async function readProfile(client: SupabaseClient<Database>, userId: string): Promise<Profile> {
  const { data: row } = await client.from('profiles').select('*').eq('id', userId).single().throwOnError();
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    username: row.username,
    profileColor: row.profile_color,
    country: row.country,
    tier: readTier(row.subscription_tier, 'subscription_tier'),
    isSubscribed: row.is_subscribed,
    learningLevel: levelAt(row.total_xp),
    totalXp: row.total_xp,
    createdAt: row.created_at,
    isFallback: false,
  };
}

function levelAt(totalXp: number): LearningLevel {
  return LEARNING_LEVELS.findLast((level) => LEVEL_STARTS_AT_XP[level] <= totalXp) ?? 'A1';
}

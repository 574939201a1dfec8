/* Generated from the migrations by supabase/src/generate-types.ts. */
import type { RpcResponses } from './rpc-responses';

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      daily_activity: {
        Row: { day_key: string; streak: number; user_id: string };
        Insert: { day_key: string; streak: number; user_id: string };
        Update: { day_key?: string; streak?: number; user_id?: string };
        Relationships: [];
      };
      daily_attempts: {
        Row: { day_key: string; game_type: string; started_at: string; user_id: string };
        Insert: { day_key: string; game_type: string; started_at?: string; user_id: string };
        Update: { day_key?: string; game_type?: string; started_at?: string; user_id?: string };
        Relationships: [];
      };
      daily_grid_results: {
        Row: {
          accuracy: number;
          challenge_date: string;
          completed_at: string;
          completion_time_seconds: number;
          game_type: string;
          grid: number[];
          hints_used: number;
          id: string;
          score: number;
          time_verified: boolean;
          user_id: string;
          xp_earned: number;
        };
        Insert: {
          accuracy: number;
          challenge_date: string;
          completed_at?: string;
          completion_time_seconds: number;
          game_type: string;
          grid: number[];
          hints_used?: number;
          id?: string;
          score: number;
          time_verified: boolean;
          user_id: string;
          xp_earned: number;
        };
        Update: {
          accuracy?: number;
          challenge_date?: string;
          completed_at?: string;
          completion_time_seconds?: number;
          game_type?: string;
          grid?: number[];
          hints_used?: number;
          id?: string;
          score?: number;
          time_verified?: boolean;
          user_id?: string;
          xp_earned?: number;
        };
        Relationships: [];
      };
      daily_puzzles: {
        Row: { day_key: string; game_type: string; givens: number[]; published_at: string; targets: Json };
        Insert: {
          day_key: string;
          game_type: string;
          givens: number[];
          published_at?: string;
          targets: Json;
        };
        Update: {
          day_key?: string;
          game_type?: string;
          givens?: number[];
          published_at?: string;
          targets?: Json;
        };
        Relationships: [];
      };
      game_sessions: {
        Row: {
          accuracy: number;
          answered_by: string | null;
          completed: boolean;
          completed_at: string;
          completion_time_seconds: number;
          game_type: string;
          givens_count: number | null;
          hints_used: number;
          id: string;
          practice: boolean;
          saved_at: string;
          score: number;
          session_data: Json;
          user_id: string;
        };
        Insert: {
          accuracy: number;
          answered_by?: string | null;
          completed?: boolean;
          completed_at?: string;
          completion_time_seconds: number;
          game_type: string;
          givens_count?: number | null;
          hints_used?: number;
          id?: string;
          practice?: boolean;
          saved_at?: string;
          score: number;
          session_data?: Json;
          user_id: string;
        };
        Update: {
          accuracy?: number;
          answered_by?: string | null;
          completed?: boolean;
          completed_at?: string;
          completion_time_seconds?: number;
          game_type?: string;
          givens_count?: number | null;
          hints_used?: number;
          id?: string;
          practice?: boolean;
          saved_at?: string;
          score?: number;
          session_data?: Json;
          user_id?: string;
        };
        Relationships: [];
      };
      games: {
        Row: {
          game_type: string;
          kind: string;
          most_answers: number | null;
          operations: string[];
          question_count: number | null;
          seconds: number | null;
          xp: number;
        };
        Insert: {
          game_type: string;
          kind: string;
          most_answers?: number | null;
          operations?: string[];
          question_count?: number | null;
          seconds?: number | null;
          xp?: number;
        };
        Update: {
          game_type?: string;
          kind?: string;
          most_answers?: number | null;
          operations?: string[];
          question_count?: number | null;
          seconds?: number | null;
          xp?: number;
        };
        Relationships: [];
      };
      invitations: {
        Row: {
          created_at: string;
          email_digest: string;
          id: string;
          invited_by: string | null;
          outcome: string;
        };
        Insert: {
          created_at?: string;
          email_digest: string;
          id?: string;
          invited_by?: string | null;
          outcome: string;
        };
        Update: {
          created_at?: string;
          email_digest?: string;
          id?: string;
          invited_by?: string | null;
          outcome?: string;
        };
        Relationships: [];
      };
      learning_sessions: {
        Row: {
          accuracy: number;
          average_time_per_problem: number;
          completed_at: string | null;
          id: string;
          level_id: string;
          problems_attempted: number;
          problems_correct: number;
          started_at: string;
          total_time_seconds: number;
          user_id: string;
          xp_earned: number;
        };
        Insert: {
          accuracy?: number;
          average_time_per_problem?: number;
          completed_at?: string | null;
          id?: string;
          level_id: string;
          problems_attempted?: number;
          problems_correct?: number;
          started_at?: string;
          total_time_seconds?: number;
          user_id: string;
          xp_earned?: number;
        };
        Update: {
          accuracy?: number;
          average_time_per_problem?: number;
          completed_at?: string | null;
          id?: string;
          level_id?: string;
          problems_attempted?: number;
          problems_correct?: number;
          started_at?: string;
          total_time_seconds?: number;
          user_id?: string;
          xp_earned?: number;
        };
        Relationships: [];
      };
      profiles: {
        Row: {
          account_status: string;
          country: string | null;
          created_at: string;
          current_period_end: string | null;
          current_period_start: string | null;
          current_streak: number;
          email: string | null;
          email_verified: boolean;
          first_name: string;
          has_ebook_access: boolean;
          id: string;
          is_subscribed: boolean;
          last_name: string | null;
          profile_color: string;
          stripe_customer_id: string | null;
          stripe_subscription_id: string | null;
          subscription_end_date: string | null;
          subscription_start_date: string | null;
          subscription_status: string | null;
          subscription_tier: string;
          total_xp: number;
          username: string | null;
        };
        Insert: {
          account_status?: string;
          country?: string | null;
          created_at?: string;
          current_period_end?: string | null;
          current_period_start?: string | null;
          current_streak?: number;
          email?: string | null;
          email_verified?: boolean;
          first_name?: string;
          has_ebook_access?: boolean;
          id: string;
          is_subscribed?: boolean;
          last_name?: string | null;
          profile_color?: string;
          stripe_customer_id?: string | null;
          stripe_subscription_id?: string | null;
          subscription_end_date?: string | null;
          subscription_start_date?: string | null;
          subscription_status?: string | null;
          subscription_tier?: string;
          total_xp?: number;
          username?: string | null;
        };
        Update: {
          account_status?: string;
          country?: string | null;
          created_at?: string;
          current_period_end?: string | null;
          current_period_start?: string | null;
          current_streak?: number;
          email?: string | null;
          email_verified?: boolean;
          first_name?: string;
          has_ebook_access?: boolean;
          id?: string;
          is_subscribed?: boolean;
          last_name?: string | null;
          profile_color?: string;
          stripe_customer_id?: string | null;
          stripe_subscription_id?: string | null;
          subscription_end_date?: string | null;
          subscription_start_date?: string | null;
          subscription_status?: string | null;
          subscription_tier?: string;
          total_xp?: number;
          username?: string | null;
        };
        Relationships: [];
      };
    };
    Views: {
      public_profiles: {
        Row: { country: string | null; profile_color: string; username: string };
        Relationships: [];
      };
    };
    Functions: {
      count_try: { Args: { p_subject: string; p_limit: number; p_window_seconds: number }; Returns: number };
      dashboard_summary: { Args: never; Returns: RpcResponses['dashboard_summary'] };
      day_at: { Args: { p_at: string }; Returns: RpcResponses['day_at'] };
      delete_user_account: { Args: { user_id_to_delete: string }; Returns: undefined };
      export_my_data: { Args: never; Returns: RpcResponses['export_my_data'] };
      forget_tries: { Args: { p_subject: string }; Returns: undefined };
      log_daily_activity: {
        Args: { p_user_id: string | null; p_game_type: string; p_score: number };
        Returns: RpcResponses['log_daily_activity'];
      };
      personal_best: { Args: { p_game_type: string }; Returns: number | null };
      save_daily_grid_result: {
        Args: {
          p_user_id: string | null;
          p_game_type: string;
          p_completion_time_seconds: number;
          p_hints_used: number;
          p_accuracy: number;
          p_grid?: number[] | null;
        };
        Returns: RpcResponses['save_daily_grid_result'];
      };
      save_results: { Args: { p_results: Json }; Returns: RpcResponses['save_results'] };
      start_daily: { Args: { p_game_type: string }; Returns: RpcResponses['start_daily'] };
      today: { Args: never; Returns: RpcResponses['today'] };
      username_available: { Args: { p_username: string }; Returns: boolean };
    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
};

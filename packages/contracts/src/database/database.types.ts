/* Generated from the database by supabase/src/generate-types.ts. */
import type { RpcArgs, RpcResponses } from './rpc-types';

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      checkouts: {
        Row: {
          buyer: string;
          closed_at: string | null;
          created_at: string;
          id: string;
          price_id: string;
          session_id: string | null;
          tier: string;
          user_id: string | null;
        };
        Insert: {
          buyer: string;
          closed_at?: string | null;
          created_at?: string;
          id?: string;
          price_id: string;
          session_id?: string | null;
          tier: string;
          user_id?: string | null;
        };
        Update: {
          buyer?: string;
          closed_at?: string | null;
          created_at?: string;
          id?: string;
          price_id?: string;
          session_id?: string | null;
          tier?: string;
          user_id?: string | null;
        };
        Relationships: [];
      };
      daily_activity: {
        Row: { after_freeze: boolean; day_key: string; streak: number; user_id: string };
        Insert: { after_freeze?: boolean; day_key: string; streak: number; user_id: string };
        Update: { after_freeze?: boolean; day_key?: string; streak?: number; user_id?: string };
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
          archive_day: string | null;
          completed: boolean;
          completed_at: string;
          completion_time_seconds: number;
          finished_on: string;
          game_type: string;
          givens_count: number | null;
          hints_used: number;
          id: string;
          practice: boolean;
          saved_at: string;
          score: number;
          session_data: Json;
          user_id: string;
          verified: boolean | null;
        };
        Insert: {
          accuracy: number;
          answered_by?: string | null;
          archive_day?: string | null;
          completed?: boolean;
          completed_at?: string;
          completion_time_seconds: number;
          finished_on?: string;
          game_type: string;
          givens_count?: number | null;
          hints_used?: number;
          id?: string;
          practice?: boolean;
          saved_at?: string;
          score: number;
          session_data?: Json;
          user_id: string;
          verified?: boolean | null;
        };
        Update: {
          accuracy?: number;
          answered_by?: string | null;
          archive_day?: string | null;
          completed?: boolean;
          completed_at?: string;
          completion_time_seconds?: number;
          finished_on?: string;
          game_type?: string;
          givens_count?: number | null;
          hints_used?: number;
          id?: string;
          practice?: boolean;
          saved_at?: string;
          score?: number;
          session_data?: Json;
          user_id?: string;
          verified?: boolean | null;
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
      learning_answers: {
        Row: {
          card: string | null;
          chosen: boolean;
          correct: boolean;
          difficulty: number;
          given: string;
          helped: boolean;
          id: string;
          position: number;
          saved_at: string;
          seconds: number;
          seed: number;
          session_id: string;
          skill: string;
          solved: boolean;
          support: string | null;
          user_id: string;
        };
        Insert: {
          card?: string | null;
          chosen: boolean;
          correct: boolean;
          difficulty: number;
          given: string;
          helped: boolean;
          id: string;
          position: number;
          saved_at?: string;
          seconds: number;
          seed: number;
          session_id: string;
          skill: string;
          solved: boolean;
          support?: string | null;
          user_id: string;
        };
        Update: {
          card?: string | null;
          chosen?: boolean;
          correct?: boolean;
          difficulty?: number;
          given?: string;
          helped?: boolean;
          id?: string;
          position?: number;
          saved_at?: string;
          seconds?: number;
          seed?: number;
          session_id?: string;
          skill?: string;
          solved?: boolean;
          support?: string | null;
          user_id?: string;
        };
        Relationships: [];
      };
      learning_sessions: {
        Row: {
          accuracy: number;
          average_time_per_problem: number;
          by_guest: boolean;
          completed_at: string | null;
          id: string;
          kind: string;
          level_id: string;
          placed_level: string | null;
          placed_skill: string | null;
          problems_attempted: number;
          problems_correct: number;
          skill: string | null;
          started_at: string;
          total_time_seconds: number;
          user_id: string;
          xp_earned: number;
        };
        Insert: {
          accuracy?: number;
          average_time_per_problem?: number;
          by_guest?: boolean;
          completed_at?: string | null;
          id?: string;
          kind?: string;
          level_id: string;
          placed_level?: string | null;
          placed_skill?: string | null;
          problems_attempted?: number;
          problems_correct?: number;
          skill?: string | null;
          started_at?: string;
          total_time_seconds?: number;
          user_id: string;
          xp_earned?: number;
        };
        Update: {
          accuracy?: number;
          average_time_per_problem?: number;
          by_guest?: boolean;
          completed_at?: string | null;
          id?: string;
          kind?: string;
          level_id?: string;
          placed_level?: string | null;
          placed_skill?: string | null;
          problems_attempted?: number;
          problems_correct?: number;
          skill?: string | null;
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
          learning_level: string;
          profile_color: string;
          shown_on_boards: boolean | null;
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
          learning_level?: string;
          profile_color?: string;
          shown_on_boards?: boolean | null;
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
          learning_level?: string;
          profile_color?: string;
          shown_on_boards?: boolean | null;
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
      purchases: {
        Row: {
          amount_total: number;
          buyer_email: string | null;
          claimed_at: string | null;
          created_at: string;
          currency: string;
          customer_id: string;
          session_id: string;
          status: string;
          subscription_id: string;
          tier: string;
          user_id: string | null;
        };
        Insert: {
          amount_total: number;
          buyer_email?: string | null;
          claimed_at?: string | null;
          created_at?: string;
          currency: string;
          customer_id: string;
          session_id: string;
          status: string;
          subscription_id: string;
          tier: string;
          user_id?: string | null;
        };
        Update: {
          amount_total?: number;
          buyer_email?: string | null;
          claimed_at?: string | null;
          created_at?: string;
          currency?: string;
          customer_id?: string;
          session_id?: string;
          status?: string;
          subscription_id?: string;
          tier?: string;
          user_id?: string | null;
        };
        Relationships: [];
      };
      question_sets: {
        Row: {
          correct_answers: number[];
          game_type: string;
          published_at: string;
          question_set: number;
          questions: string[];
        };
        Insert: {
          correct_answers: number[];
          game_type: string;
          published_at?: string;
          question_set: number;
          questions: string[];
        };
        Update: {
          correct_answers?: number[];
          game_type?: string;
          published_at?: string;
          question_set?: number;
          questions?: string[];
        };
        Relationships: [];
      };
      review_cards: {
        Row: {
          card: string;
          difficulty: number | null;
          due_at: string;
          memory: Json;
          missed_at: string | null;
          missed_in: string | null;
          saved_at: string;
          user_id: string;
        };
        Insert: {
          card: string;
          difficulty?: number | null;
          due_at: string;
          memory: Json;
          missed_at?: string | null;
          missed_in?: string | null;
          saved_at?: string;
          user_id: string;
        };
        Update: {
          card?: string;
          difficulty?: number | null;
          due_at?: string;
          memory?: Json;
          missed_at?: string | null;
          missed_in?: string | null;
          saved_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      round_tickets: {
        Row: {
          answered_by: string;
          game_type: string;
          id: string;
          question_set: number;
          started_at: string;
          used_for: string | null;
          user_id: string;
        };
        Insert: {
          answered_by: string;
          game_type: string;
          id?: string;
          question_set: number;
          started_at?: string;
          used_for?: string | null;
          user_id: string;
        };
        Update: {
          answered_by?: string;
          game_type?: string;
          id?: string;
          question_set?: number;
          started_at?: string;
          used_for?: string | null;
          user_id?: string;
        };
        Relationships: [];
      };
      skill_progress: {
        Row: {
          answers: number;
          evidence: number;
          evidence_at: string | null;
          last_correct_at: string | null;
          recent: number[];
          skill: string;
          user_id: string;
        };
        Insert: {
          answers: number;
          evidence: number;
          evidence_at?: string | null;
          last_correct_at?: string | null;
          recent?: number[];
          skill: string;
          user_id: string;
        };
        Update: {
          answers?: number;
          evidence?: number;
          evidence_at?: string | null;
          last_correct_at?: string | null;
          recent?: number[];
          skill?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      stripe_events: {
        Row: { id: string; received_at: string; type: string };
        Insert: { id: string; received_at?: string; type: string };
        Update: { id?: string; received_at?: string; type?: string };
        Relationships: [];
      };
      subscriptions: {
        Row: {
          cancel_at: string | null;
          cancel_at_period_end: boolean;
          collection_paused: boolean;
          current_period_end: string | null;
          current_period_start: string | null;
          customer_id: string;
          dispute_read_at: string | null;
          disputed: boolean;
          ended_at: string | null;
          id: string;
          invoice_id: string | null;
          paid: boolean;
          read_at: string;
          returned: boolean | null;
          returned_for: string | null;
          started_at: string;
          status: string;
          tier: string;
          user_id: string | null;
        };
        Insert: {
          cancel_at?: string | null;
          cancel_at_period_end?: boolean;
          collection_paused?: boolean;
          current_period_end?: string | null;
          current_period_start?: string | null;
          customer_id: string;
          dispute_read_at?: string | null;
          disputed?: boolean;
          ended_at?: string | null;
          id: string;
          invoice_id?: string | null;
          paid?: boolean;
          read_at: string;
          returned?: never;
          returned_for?: string | null;
          started_at: string;
          status: string;
          tier: string;
          user_id?: string | null;
        };
        Update: {
          cancel_at?: string | null;
          cancel_at_period_end?: boolean;
          collection_paused?: boolean;
          current_period_end?: string | null;
          current_period_start?: string | null;
          customer_id?: string;
          dispute_read_at?: string | null;
          disputed?: boolean;
          ended_at?: string | null;
          id?: string;
          invoice_id?: string | null;
          paid?: boolean;
          read_at?: string;
          returned?: never;
          returned_for?: string | null;
          started_at?: string;
          status?: string;
          tier?: string;
          user_id?: string | null;
        };
        Relationships: [];
      };
    };
    Views: Record<never, never>;
    Functions: {
      answer_challenge: {
        Args: { p_code: string; p_attempt: string; p_solution: RpcArgs['answer_challenge']['p_solution'] };
        Returns: RpcResponses['answer_challenge'];
      };
      archive: { Args: { p_from: string; p_to: string }; Returns: RpcResponses['archive'] };
      assign_to_class: {
        Args: {
          p_class_id: string;
          p_kind: RpcArgs['assign_to_class']['p_kind'];
          p_what: string;
          p_due_on: string;
          p_done_when?: RpcArgs['assign_to_class']['p_done_when'];
          p_right_needed?: number;
        };
        Returns: undefined | null;
      };
      authenticate_caller: {
        Args: { p_call: RpcArgs['authenticate_caller']['p_call'] };
        Returns: RpcResponses['authenticate_caller'];
      };
      board: {
        Args: {
          p_game_type: RpcArgs['board']['p_game_type'];
          p_answered_by: RpcArgs['board']['p_answered_by'] | null;
          p_period: RpcArgs['board']['p_period'];
          p_day: string | null;
        };
        Returns: RpcResponses['board'];
      };
      challenge: { Args: { p_code: string }; Returns: RpcResponses['challenge'] };
      challenge_answers: { Args: { p_code: string }; Returns: RpcResponses['challenge_answers'] };
      challenge_card: { Args: { p_code: string }; Returns: RpcResponses['challenge_card'] };
      checkouts_at_other_prices: { Args: { p_price_ids: string[] }; Returns: number };
      claim_purchase: {
        Args: { p_session_id: string; p_user_id: string };
        Returns: RpcResponses['claim_purchase'];
      };
      class_of_code: { Args: { p_code: string }; Returns: RpcResponses['class_of_code'] };
      class_of_student: { Args: { p_class_id: string }; Returns: RpcResponses['class_of_student'] };
      class_overview: { Args: { p_class_id: string }; Returns: RpcResponses['class_overview'] };
      class_preview: { Args: { p_secret: string }; Returns: RpcResponses['class_preview'] };
      close_checkout: { Args: { p_session_id: string }; Returns: undefined };
      complete_learning_session: {
        Args: {
          p_session_id: string;
          p_placed_level: RpcArgs['complete_learning_session']['p_placed_level'] | null;
          p_placed_skill?: string;
        };
        Returns: RpcResponses['complete_learning_session'];
      };
      count_attempt: {
        Args: { p_subject: string; p_limit: number; p_window_seconds: number };
        Returns: number;
      };
      create_challenge: {
        Args: { p_result_id: string; p_moves: RpcArgs['create_challenge']['p_moves'] };
        Returns: RpcResponses['create_challenge'];
      };
      create_class: { Args: { p_id: string; p_name: string }; Returns: RpcResponses['create_class'] };
      create_daily_challenge: {
        Args: {
          p_game_type: RpcArgs['create_daily_challenge']['p_game_type'];
          p_day_key: string;
          p_moves: RpcArgs['create_daily_challenge']['p_moves'];
        };
        Returns: RpcResponses['create_daily_challenge'];
      };
      create_friend_group: { Args: { p_group_id: string; p_name: string }; Returns: string };
      daily_card: { Args: never; Returns: RpcResponses['daily_card'] };
      daily_standing: {
        Args: { p_game_type: RpcArgs['daily_standing']['p_game_type']; p_day_key: string };
        Returns: RpcResponses['daily_standing'];
      };
      dashboard_summary: { Args: never; Returns: RpcResponses['dashboard_summary'] };
      day_at: { Args: { p_at: string }; Returns: RpcResponses['day_at'] };
      delete_class: { Args: { p_class_id: string }; Returns: undefined | null };
      delete_friend_group: { Args: { p_group_id: string }; Returns: undefined };
      delete_user_account: { Args: { user_id_to_delete: string }; Returns: undefined };
      export_my_data: {
        Args: { p_after?: RpcArgs['export_my_data']['p_after'] | null };
        Returns: RpcResponses['export_my_data'];
      };
      export_progress: {
        Args: { p_after?: RpcArgs['export_progress']['p_after'] | null };
        Returns: RpcResponses['export_progress'];
      };
      fail_mail: { Args: { p_id: string; p_error: string; p_is_rejected: boolean }; Returns: undefined };
      fail_payment_task: { Args: { p_id: string; p_error: string }; Returns: undefined };
      finish_mail: { Args: { p_id: string }; Returns: undefined };
      finish_payment_task: {
        Args: { p_id: string; p_result: RpcArgs['finish_payment_task']['p_result'] | null };
        Returns: undefined | null;
      };
      friend_group: { Args: { p_group_id: string }; Returns: RpcResponses['friend_group'] };
      friend_group_invitation: { Args: { p_code: string }; Returns: RpcResponses['friend_group_invitation'] };
      friend_group_preview: { Args: { p_secret: string }; Returns: RpcResponses['friend_group_preview'] };
      friend_groups: { Args: never; Returns: RpcResponses['friend_groups'] };
      fulfill_checkout: {
        Args: {
          p_event: RpcArgs['fulfill_checkout']['p_event'] | null;
          p_purchase: RpcArgs['fulfill_checkout']['p_purchase'];
          p_subscription: RpcArgs['fulfill_checkout']['p_subscription'];
        };
        Returns: RpcResponses['fulfill_checkout'];
      };
      is_orphaned_subscription: { Args: { p_id: string }; Returns: boolean };
      join_class: { Args: { p_code: string; p_name: string }; Returns: RpcResponses['join_class'] };
      join_friend_group: { Args: { p_code: string }; Returns: RpcResponses['join_friend_group'] };
      learning_state: { Args: never; Returns: RpcResponses['learning_state'] };
      leave_class: { Args: { p_class_id: string }; Returns: undefined | null };
      leave_friend_group: { Args: { p_group_id: string }; Returns: undefined };
      link_all_purchases: { Args: never; Returns: number };
      log_daily_activity: {
        Args: {
          p_user_id: string | null;
          p_game_type: RpcArgs['log_daily_activity']['p_game_type'];
          p_score: number;
        };
        Returns: RpcResponses['log_daily_activity'];
      };
      mail_problems: { Args: never; Returns: RpcResponses['mail_problems'] };
      maintain_partitions: { Args: never; Returns: string | null };
      migrate_guest_session: {
        Args: { p_id: string; p_level_id: RpcArgs['migrate_guest_session']['p_level_id']; p_skill: string };
        Returns: RpcResponses['migrate_guest_session'];
      };
      my_challenges: { Args: { p_before?: string }; Returns: RpcResponses['my_challenges'] };
      my_classes: { Args: never; Returns: RpcResponses['my_classes'] };
      name_challenge: { Args: { p_code: string; p_named: boolean }; Returns: boolean };
      name_challenge_attempt: { Args: { p_attempt: string; p_named: boolean }; Returns: boolean };
      needs_password: { Args: never; Returns: boolean };
      open_checkout: {
        Args: {
          p_user_id: string | null;
          p_guest_key: string | null;
          p_tier: RpcArgs['open_checkout']['p_tier'];
          p_price_id: string;
        };
        Returns: RpcResponses['open_checkout'];
      };
      payment_problems: { Args: never; Returns: RpcResponses['payment_problems'] };
      personal_best: {
        Args: {
          p_game_type: RpcArgs['personal_best']['p_game_type'];
          p_answered_by?: RpcArgs['personal_best']['p_answered_by'];
        };
        Returns: number | null;
      };
      progress_report: { Args: never; Returns: RpcResponses['progress_report'] };
      queue_renewal_mails: { Args: never; Returns: number };
      record_failed_refund: { Args: { p_invoice_id: string }; Returns: boolean };
      record_refund: { Args: { p_refund: RpcArgs['record_refund']['p_refund'] }; Returns: undefined };
      record_technique: { Args: { p_technique: string; p_seconds_ago?: number }; Returns: undefined };
      release_email: {
        Args: { p_session_id: string; p_is_buyer: boolean };
        Returns: RpcResponses['release_email'];
      };
      remove_friend_group_member: { Args: { p_group_id: string; p_member_id: string }; Returns: undefined };
      remove_student: { Args: { p_student_id: string }; Returns: undefined | null };
      rename_class: { Args: { p_class_id: string; p_name: string }; Returns: undefined | null };
      rename_friend_group: { Args: { p_group_id: string; p_name: string }; Returns: undefined };
      rename_in_class: {
        Args: { p_class_id: string; p_name: string };
        Returns: RpcResponses['rename_in_class'];
      };
      renew_class_code: {
        Args: { p_class_id: string; p_open: boolean };
        Returns: RpcResponses['renew_class_code'];
      };
      renew_friend_group_code: { Args: { p_group_id: string }; Returns: undefined };
      report_board_name: { Args: { p_username: string }; Returns: undefined };
      report_challenge_name: { Args: { p_attempt: string }; Returns: undefined };
      report_challenger: { Args: { p_code: string }; Returns: undefined };
      report_class_invitation: { Args: { p_code: string }; Returns: RpcResponses['report_class_invitation'] };
      report_friend_group: {
        Args: { p_group_id: string; p_member_id: string | null };
        Returns: undefined | null;
      };
      report_friend_group_invitation: {
        Args: { p_code: string };
        Returns: RpcResponses['report_friend_group_invitation'];
      };
      report_name_in_class: {
        Args: { p_kind: RpcArgs['report_name_in_class']['p_kind']; p_subject_id: string };
        Returns: undefined | null;
      };
      report_sign_up_conflict: { Args: { p_email: string; p_was_tried: boolean }; Returns: undefined };
      reported_names: { Args: never; Returns: RpcResponses['reported_names'] };
      reset_attempts: { Args: { p_subject: string }; Returns: undefined };
      resolve_reported_name: {
        Args: {
          p_kind: RpcArgs['resolve_reported_name']['p_kind'];
          p_subject_id: string;
          p_name: string;
          p_remove: boolean;
        };
        Returns: undefined;
      };
      review_queue: { Args: never; Returns: RpcResponses['review_queue'] };
      revoke_friend_group_code: { Args: { p_group_id: string }; Returns: undefined };
      save_daily_grid_result: {
        Args: {
          p_user_id: string | null;
          p_game_type: RpcArgs['save_daily_grid_result']['p_game_type'];
          p_completion_time_seconds: number;
          p_hints_used: number;
          p_accuracy: number;
          p_grid?: number[] | null;
        };
        Returns: RpcResponses['save_daily_grid_result'];
      };
      save_learning_answers: {
        Args: { p_session_id: string; p_answers: RpcArgs['save_learning_answers']['p_answers'] };
        Returns: RpcResponses['save_learning_answers'];
      };
      save_results: {
        Args: { p_results: RpcArgs['save_results']['p_results'] };
        Returns: RpcResponses['save_results'];
      };
      save_review_cards: {
        Args: { p_cards: RpcArgs['save_review_cards']['p_cards'] };
        Returns: RpcResponses['save_review_cards'];
      };
      show_class_preview: { Args: { p_class_id: string; p_shown: boolean }; Returns: undefined | null };
      show_friend_group_preview: { Args: { p_group_id: string; p_shown: boolean }; Returns: undefined };
      show_on_boards: { Args: { p_shown: boolean }; Returns: RpcResponses['show_on_boards'] };
      sign_up_is_confirmed: { Args: { p_email: string; p_secret: string }; Returns: boolean };
      start_challenge: {
        Args: { p_code: string; p_attempt: string };
        Returns: RpcResponses['start_challenge'];
      };
      start_daily: {
        Args: { p_game_type: RpcArgs['start_daily']['p_game_type'] };
        Returns: RpcResponses['start_daily'];
      };
      start_learning_session: {
        Args: {
          p_id: string;
          p_kind: RpcArgs['start_learning_session']['p_kind'];
          p_level_id: RpcArgs['start_learning_session']['p_level_id'];
          p_skill: string | null;
        };
        Returns: RpcResponses['start_learning_session'];
      };
      start_round: {
        Args: {
          p_game_type: RpcArgs['start_round']['p_game_type'];
          p_answered_by: RpcArgs['start_round']['p_answered_by'];
        };
        Returns: RpcResponses['start_round'];
      };
      sync_subscription: {
        Args: {
          p_event: RpcArgs['sync_subscription']['p_event'] | null;
          p_subscription: RpcArgs['sync_subscription']['p_subscription'];
        };
        Returns: RpcResponses['sync_subscription'];
      };
      take_mails: { Args: { p_limit: number }; Returns: RpcResponses['take_mails'] };
      take_payment_tasks: { Args: { p_ids: string[] | null }; Returns: RpcResponses['take_payment_tasks'] };
      today: { Args: never; Returns: RpcResponses['today'] };
      transfer_friend_group: { Args: { p_group_id: string; p_member_id: string }; Returns: undefined };
      unassign: { Args: { p_assignment_id: string }; Returns: undefined | null };
      unsubscribe: { Args: { p_mail_id: string; p_undo: boolean }; Returns: boolean };
      username_available: { Args: { p_username: string }; Returns: boolean };
      watch_sign_up: { Args: { p_email: string; p_secret: string }; Returns: undefined };
      withdraw_challenge: { Args: { p_code: string }; Returns: undefined };
    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
};

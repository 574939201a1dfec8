// @ninefold/contracts 1.0.0
// index.d.ts
import * as z from 'zod/mini';

declare const MATH_LEVELS: readonly ["beginner", "elementary", "middle", "high_school", "college", "advanced"];
declare const LEARNING_GOALS: readonly ["exam_prep", "skill_building", "homework_help", "career_advancement", "personal_interest", "teaching_others", "competition", "refresh_knowledge"];
declare const STUDY_TIMES: readonly ["morning", "afternoon", "evening", "flexible"];
declare const DAILY_COMMITMENTS: readonly ["10-15", "15-20", "20-30", "30+"];
declare const AccountMetadataSchema: z.ZodMiniObject<{
    account_status: z.ZodMiniCatch<z.ZodMiniOptional<z.ZodMiniType<"pending_verification", unknown, z.core.$ZodTypeInternals<"pending_verification", unknown>>>>;
    first_name: z.ZodMiniCatch<z.ZodMiniOptional<z.ZodMiniType<string, unknown, z.core.$ZodTypeInternals<string, unknown>>>>;
    last_name: z.ZodMiniCatch<z.ZodMiniOptional<z.ZodMiniType<string, unknown, z.core.$ZodTypeInternals<string, unknown>>>>;
    math_level: z.ZodMiniCatch<z.ZodMiniOptional<z.ZodMiniType<"beginner" | "elementary" | "middle" | "high_school" | "college" | "advanced", unknown, z.core.$ZodTypeInternals<"beginner" | "elementary" | "middle" | "high_school" | "college" | "advanced", unknown>>>>;
    learning_goals: z.ZodMiniCatch<z.ZodMiniOptional<z.ZodMiniType<("exam_prep" | "skill_building" | "homework_help" | "career_advancement" | "personal_interest" | "teaching_others" | "competition" | "refresh_knowledge")[], unknown, z.core.$ZodTypeInternals<("exam_prep" | "skill_building" | "homework_help" | "career_advancement" | "personal_interest" | "teaching_others" | "competition" | "refresh_knowledge")[], unknown>>>>;
    preferred_study_time: z.ZodMiniCatch<z.ZodMiniOptional<z.ZodMiniType<"morning" | "afternoon" | "evening" | "flexible", unknown, z.core.$ZodTypeInternals<"morning" | "afternoon" | "evening" | "flexible", unknown>>>>;
    daily_commitment: z.ZodMiniCatch<z.ZodMiniOptional<z.ZodMiniType<"10-15" | "15-20" | "20-30" | "30+", unknown, z.core.$ZodTypeInternals<"10-15" | "15-20" | "20-30" | "30+", unknown>>>>;
    onboarding_completed: z.ZodMiniCatch<z.ZodMiniOptional<z.ZodMiniType<boolean, unknown, z.core.$ZodTypeInternals<boolean, unknown>>>>;
}, z.core.$strip>;
type AccountMetadata = z.infer<typeof AccountMetadataSchema>;
declare const SignUpLimitSchema: z.ZodMiniObject<{
    sign_ups_a_day: z.ZodMiniCatch<z.ZodMiniOptional<z.ZodMiniType<number, unknown, z.core.$ZodTypeInternals<number, unknown>>>>;
}, z.core.$strip>;
type SignUpLimit = z.infer<typeof SignUpLimitSchema>;

declare const ApiErrorSchema: z.ZodMiniObject<{
    error: z.ZodMiniString<string>;
    code: z.ZodMiniString<string>;
    session_id: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
type ApiError = z.infer<typeof ApiErrorSchema>;
declare const HealthSchema: z.ZodMiniObject<{
    status: z.ZodMiniLiteral<"ok">;
}, z.core.$strip>;
type Health = z.infer<typeof HealthSchema>;
declare const ReadinessSchema: z.ZodMiniObject<{
    status: z.ZodMiniLiteral<"ready">;
}, z.core.$strip>;
type Readiness = z.infer<typeof ReadinessSchema>;

declare const StartedDailySchema: z.ZodMiniObject<{
    day_key: z.ZodMiniString<string>;
    seconds_to_reset: z.ZodMiniNumber<number>;
    game_type: z.ZodMiniEnum<{
        sum_grid: "sum_grid";
        multiplication_grid: "multiplication_grid";
        combined_grid: "combined_grid";
    }>;
    started_at: z.ZodMiniNullable<z.ZodMiniString<string>>;
    elapsed_seconds: z.ZodMiniNumber<number>;
    completed: z.ZodMiniBoolean<boolean>;
    result: z.ZodMiniNullable<z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        completion_time_seconds: z.ZodMiniNumber<number>;
        time_verified: z.ZodMiniBoolean<boolean>;
        xp_earned: z.ZodMiniNumber<number>;
        completed_at: z.ZodMiniString<string>;
    }, z.core.$strip>>;
}, z.core.$strip>;
type StartedDaily = z.infer<typeof StartedDailySchema>;
declare const SavedDailyResultSchema: z.ZodMiniObject<{
    day_key: z.ZodMiniString<string>;
    completion_time_seconds: z.ZodMiniNumber<number>;
    time_verified: z.ZodMiniBoolean<boolean>;
    xp_earned: z.ZodMiniNumber<number>;
    total_xp: z.ZodMiniNumber<number>;
    current_streak: z.ZodMiniNumber<number>;
}, z.core.$strip>;
type SavedDailyResult = z.infer<typeof SavedDailyResultSchema>;
declare const LoggedActivitySchema: z.ZodMiniObject<{
    day_key: z.ZodMiniString<string>;
    counted: z.ZodMiniBoolean<boolean>;
    current_streak: z.ZodMiniNumber<number>;
}, z.core.$strip>;
type LoggedActivity = z.infer<typeof LoggedActivitySchema>;

declare const GridSummarySchema: z.ZodMiniObject<{
    played_today: z.ZodMiniBoolean<boolean>;
    started_today: z.ZodMiniBoolean<boolean>;
    today_time_seconds: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    best_time_seconds: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    games_played: z.ZodMiniNumber<number>;
}, z.core.$strip>;
type GridSummary = z.infer<typeof GridSummarySchema>;
declare const RoundSummarySchema: z.ZodMiniObject<{
    best_score: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    rounds_played: z.ZodMiniNumber<number>;
}, z.core.$strip>;
type RoundSummary = z.infer<typeof RoundSummarySchema>;
declare const RecentResultSchema: z.ZodMiniObject<{
    game_type: z.ZodMiniEnum<{
        sum_grid: "sum_grid";
        multiplication_grid: "multiplication_grid";
        combined_grid: "combined_grid";
    }>;
    day_key: z.ZodMiniString<string>;
    completion_time_seconds: z.ZodMiniNumber<number>;
    xp_earned: z.ZodMiniNumber<number>;
}, z.core.$strip>;
type RecentResult = z.infer<typeof RecentResultSchema>;
declare const DashboardSummarySchema: z.ZodMiniObject<{
    day_key: z.ZodMiniString<string>;
    seconds_to_reset: z.ZodMiniNumber<number>;
    total_xp: z.ZodMiniNumber<number>;
    xp_today: z.ZodMiniNumber<number>;
    learning_level: z.ZodMiniCatch<z.ZodMiniEnum<{
        A1: "A1";
        A2: "A2";
        B1: "B1";
        B2: "B2";
        C1: "C1";
        C2: "C2";
    }>>;
    level_progress_percent: z.ZodMiniNumber<number>;
    current_streak: z.ZodMiniNumber<number>;
    today_counts: z.ZodMiniBoolean<boolean>;
    freezes_left: z.ZodMiniNumber<number>;
    freeze_used_on: z.ZodMiniNullable<z.ZodMiniString<string>>;
    learning_sessions_today: z.ZodMiniNumber<number>;
    learning_sessions_limit: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    grids: z.ZodMiniObject<{
        sum_grid: z.ZodMiniObject<{
            played_today: z.ZodMiniBoolean<boolean>;
            started_today: z.ZodMiniBoolean<boolean>;
            today_time_seconds: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            best_time_seconds: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            games_played: z.ZodMiniNumber<number>;
        }, z.core.$strip>;
        multiplication_grid: z.ZodMiniObject<{
            played_today: z.ZodMiniBoolean<boolean>;
            started_today: z.ZodMiniBoolean<boolean>;
            today_time_seconds: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            best_time_seconds: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            games_played: z.ZodMiniNumber<number>;
        }, z.core.$strip>;
        combined_grid: z.ZodMiniObject<{
            played_today: z.ZodMiniBoolean<boolean>;
            started_today: z.ZodMiniBoolean<boolean>;
            today_time_seconds: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            best_time_seconds: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            games_played: z.ZodMiniNumber<number>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    timed_rounds: z.ZodMiniObject<{
        mental_math_speed: z.ZodMiniObject<{
            best_score: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            rounds_played: z.ZodMiniNumber<number>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    recent_results: z.ZodMiniArray<z.ZodMiniObject<{
        game_type: z.ZodMiniEnum<{
            sum_grid: "sum_grid";
            multiplication_grid: "multiplication_grid";
            combined_grid: "combined_grid";
        }>;
        day_key: z.ZodMiniString<string>;
        completion_time_seconds: z.ZodMiniNumber<number>;
        xp_earned: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
}, z.core.$strip>;
type DashboardSummary = z.infer<typeof DashboardSummarySchema>;

declare const NextPageSchema: z.ZodMiniNullable<z.ZodMiniObject<{
    table: z.ZodMiniString<string>;
    key: z.ZodMiniArray<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>>;
}, z.core.$strip>>;
type NextPage = z.infer<typeof NextPageSchema>;
declare const ExportedDataSchema: z.ZodMiniObject<{
    exported_at: z.ZodMiniString<string>;
    account: z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        email: z.ZodMiniString<string>;
        email_confirmed_at: z.ZodMiniNullable<z.ZodMiniString<string>>;
        created_at: z.ZodMiniNullable<z.ZodMiniString<string>>;
        last_sign_in_at: z.ZodMiniNullable<z.ZodMiniString<string>>;
        metadata: z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>>;
    }, z.core.$strip>;
    sessions: z.ZodMiniArray<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>>;
    tables: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniArray<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>>>;
    next: z.ZodMiniNullable<z.ZodMiniObject<{
        table: z.ZodMiniString<string>;
        key: z.ZodMiniArray<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
type ExportedData = z.infer<typeof ExportedDataSchema>;

type GameKind = 'grid' | 'timed_round' | 'drill';
type Difficulty = 'Easy' | 'Medium' | 'Hard';
declare const GAMES: {
    readonly sum_grid: {
        readonly kind: "grid";
        readonly title: "Sum Grid";
        readonly path: "/sum-grid";
        readonly difficulty: "Easy";
        readonly xp: 50;
        readonly sign: "Σ";
    };
    readonly multiplication_grid: {
        readonly kind: "grid";
        readonly title: "Multiplication Grid";
        readonly path: "/multiplication-grid";
        readonly difficulty: "Medium";
        readonly xp: 75;
        readonly sign: "×";
    };
    readonly combined_grid: {
        readonly kind: "grid";
        readonly title: "Combined Grid";
        readonly path: "/combined-grid";
        readonly difficulty: "Hard";
        readonly xp: 100;
        readonly sign: "Σ×";
    };
    readonly mental_math_speed: {
        readonly kind: "timed_round";
        readonly title: "Mental Math Speed Round";
        readonly path: "/mental-math-speed";
        readonly difficulty: "Medium";
        readonly xp: 0;
        readonly sign: "60";
    };
    readonly addition_drill: {
        readonly kind: "drill";
        readonly title: "Addition Drill";
        readonly path: "/addition-drill";
        readonly difficulty: "Easy";
        readonly xp: 0;
        readonly sign: "+";
    };
};
type GameType = keyof typeof GAMES;
type GameOf<Kind extends GameKind> = {
    [Game in GameType]: (typeof GAMES)[Game]['kind'] extends Kind ? Game : never;
}[GameType];
type GridGame = GameOf<'grid'>;
type TimedRoundGame = GameOf<'timed_round'>;
type DrillGame = GameOf<'drill'>;
declare const GAME_TYPES: readonly [GameType, ...GameType[]];
declare const GRID_SENTENCES: Readonly<Record<GridGame, string>>;
declare const GRID_GAMES: readonly [GameOf<"grid">, ...GameOf<"grid">[]];
declare const TIMED_ROUND_GAMES: readonly ["mental_math_speed", ..."mental_math_speed"[]];
declare const DRILL_GAMES: readonly ["addition_drill", ..."addition_drill"[]];

declare const LEARNING_SESSION_KINDS: readonly ["skill", "practice", "review", "placement", "test_out"];
type LearningSessionKind = (typeof LEARNING_SESSION_KINDS)[number];
declare const MASTERY_LEVELS: readonly ["attempted", "familiar", "proficient", "mastered"];
declare const SkillProgressSchema: z.ZodMiniObject<{
    skill: z.ZodMiniString<string>;
    rating: z.ZodMiniInt;
    answers: z.ZodMiniInt;
    proofs: z.ZodMiniInt;
    days_since_correct: z.ZodMiniNullable<z.ZodMiniInt>;
    level: z.ZodMiniEnum<{
        attempted: "attempted";
        familiar: "familiar";
        proficient: "proficient";
        mastered: "mastered";
    }>;
}, z.core.$strip>;
type SkillProgress = z.infer<typeof SkillProgressSchema>;
declare const LearningAnswerSchema: z.ZodMiniObject<{
    id: z.ZodMiniUUID;
    skill: z.ZodMiniString<string>;
    difficulty: z.ZodMiniInt;
    seed: z.ZodMiniInt;
    given: z.ZodMiniString<string>;
    correct: z.ZodMiniBoolean<boolean>;
    chosen: z.ZodMiniBoolean<boolean>;
    helped: z.ZodMiniBoolean<boolean>;
    seconds: z.ZodMiniNumber<number>;
}, z.core.$strip>;
type LearningAnswer = z.infer<typeof LearningAnswerSchema>;
declare const DatedAnswerSchema: z.ZodMiniObject<{
    id: z.ZodMiniUUID;
    skill: z.ZodMiniString<string>;
    difficulty: z.ZodMiniInt;
    seed: z.ZodMiniInt;
    given: z.ZodMiniString<string>;
    correct: z.ZodMiniBoolean<boolean>;
    chosen: z.ZodMiniBoolean<boolean>;
    helped: z.ZodMiniBoolean<boolean>;
    seconds: z.ZodMiniNumber<number>;
    answered_at: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
type DatedAnswer = z.infer<typeof DatedAnswerSchema>;
declare const OpenSessionSchema: z.ZodMiniObject<{
    id: z.ZodMiniUUID;
    kind: z.ZodMiniEnum<{
        skill: "skill";
        practice: "practice";
        review: "review";
        placement: "placement";
        test_out: "test_out";
    }>;
    level_id: z.ZodMiniEnum<{
        A1: "A1";
        A2: "A2";
        B1: "B1";
        B2: "B2";
        C1: "C1";
        C2: "C2";
    }>;
    skill: z.ZodMiniNullable<z.ZodMiniString<string>>;
    answers: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniUUID;
        skill: z.ZodMiniString<string>;
        difficulty: z.ZodMiniInt;
        seed: z.ZodMiniInt;
        given: z.ZodMiniString<string>;
        correct: z.ZodMiniBoolean<boolean>;
        chosen: z.ZodMiniBoolean<boolean>;
        helped: z.ZodMiniBoolean<boolean>;
        seconds: z.ZodMiniNumber<number>;
        answered_at: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
type OpenSession = z.infer<typeof OpenSessionSchema>;
declare const LearningStateSchema: z.ZodMiniObject<{
    day_key: z.ZodMiniString<string>;
    seconds_to_reset: z.ZodMiniNumber<number>;
    sessions_today: z.ZodMiniInt;
    sessions_limit: z.ZodMiniNullable<z.ZodMiniInt>;
    placed_level: z.ZodMiniNullable<z.ZodMiniCatch<z.ZodMiniEnum<{
        A1: "A1";
        A2: "A2";
        B1: "B1";
        B2: "B2";
        C1: "C1";
        C2: "C2";
    }>>>;
    skills: z.ZodMiniArray<z.ZodMiniObject<{
        skill: z.ZodMiniString<string>;
        rating: z.ZodMiniInt;
        answers: z.ZodMiniInt;
        proofs: z.ZodMiniInt;
        days_since_correct: z.ZodMiniNullable<z.ZodMiniInt>;
        level: z.ZodMiniEnum<{
            attempted: "attempted";
            familiar: "familiar";
            proficient: "proficient";
            mastered: "mastered";
        }>;
    }, z.core.$strip>>;
    open_session: z.ZodMiniCatch<z.ZodMiniNullable<z.ZodMiniObject<{
        id: z.ZodMiniUUID;
        kind: z.ZodMiniEnum<{
            skill: "skill";
            practice: "practice";
            review: "review";
            placement: "placement";
            test_out: "test_out";
        }>;
        level_id: z.ZodMiniEnum<{
            A1: "A1";
            A2: "A2";
            B1: "B1";
            B2: "B2";
            C1: "C1";
            C2: "C2";
        }>;
        skill: z.ZodMiniNullable<z.ZodMiniString<string>>;
        answers: z.ZodMiniArray<z.ZodMiniObject<{
            id: z.ZodMiniUUID;
            skill: z.ZodMiniString<string>;
            difficulty: z.ZodMiniInt;
            seed: z.ZodMiniInt;
            given: z.ZodMiniString<string>;
            correct: z.ZodMiniBoolean<boolean>;
            chosen: z.ZodMiniBoolean<boolean>;
            helped: z.ZodMiniBoolean<boolean>;
            seconds: z.ZodMiniNumber<number>;
            answered_at: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>>;
    }, z.core.$strip>>>;
    reviews_due: z.ZodMiniInt;
}, z.core.$strip>;
type LearningState = z.infer<typeof LearningStateSchema>;
declare const StartedSessionSchema: z.ZodMiniObject<{
    id: z.ZodMiniUUID;
    sessions_today: z.ZodMiniInt;
    sessions_limit: z.ZodMiniNullable<z.ZodMiniInt>;
}, z.core.$strip>;
type StartedSession = z.infer<typeof StartedSessionSchema>;
declare const SavedAnswersSchema: z.ZodMiniObject<{
    skills: z.ZodMiniArray<z.ZodMiniObject<{
        skill: z.ZodMiniString<string>;
        rating: z.ZodMiniInt;
        answers: z.ZodMiniInt;
        proofs: z.ZodMiniInt;
        days_since_correct: z.ZodMiniNullable<z.ZodMiniInt>;
        level: z.ZodMiniEnum<{
            attempted: "attempted";
            familiar: "familiar";
            proficient: "proficient";
            mastered: "mastered";
        }>;
    }, z.core.$strip>>;
}, z.core.$strip>;
type SavedAnswers = z.infer<typeof SavedAnswersSchema>;
declare const CompletedSessionSchema: z.ZodMiniObject<{
    problems_attempted: z.ZodMiniInt;
    problems_correct: z.ZodMiniInt;
    accuracy: z.ZodMiniInt;
    total_time_seconds: z.ZodMiniInt;
    average_time_per_problem: z.ZodMiniNumber<number>;
    xp_earned: z.ZodMiniInt;
    total_xp: z.ZodMiniInt;
    learning_level: z.ZodMiniCatch<z.ZodMiniEnum<{
        A1: "A1";
        A2: "A2";
        B1: "B1";
        B2: "B2";
        C1: "C1";
        C2: "C2";
    }>>;
    level_progress_percent: z.ZodMiniInt;
    current_streak: z.ZodMiniInt;
    skills: z.ZodMiniArray<z.ZodMiniObject<{
        skill: z.ZodMiniString<string>;
        rating: z.ZodMiniInt;
        answers: z.ZodMiniInt;
        proofs: z.ZodMiniInt;
        days_since_correct: z.ZodMiniNullable<z.ZodMiniInt>;
        level: z.ZodMiniEnum<{
            attempted: "attempted";
            familiar: "familiar";
            proficient: "proficient";
            mastered: "mastered";
        }>;
    }, z.core.$strip>>;
}, z.core.$strip>;
type CompletedSession = z.infer<typeof CompletedSessionSchema>;
declare const ReviewCardSchema: z.ZodMiniObject<{
    card: z.ZodMiniString<string>;
    due_at: z.ZodMiniString<string>;
    memory: z.ZodMiniObject<{
        stability: z.ZodMiniNumber<number>;
        difficulty: z.ZodMiniNumber<number>;
        reps: z.ZodMiniInt;
        lapses: z.ZodMiniInt;
        learning_steps: z.ZodMiniInt;
        scheduled_days: z.ZodMiniInt;
        state: z.ZodMiniInt;
        last_review: z.ZodMiniNullable<z.ZodMiniString<string>>;
    }, z.core.$strip>;
}, z.core.$strip>;
type ReviewCard = z.infer<typeof ReviewCardSchema>;
type SentCard = ReviewCard & {
    missed: boolean;
};
declare const DueCardSchema: z.ZodMiniObject<{
    card: z.ZodMiniString<string>;
    due_at: z.ZodMiniString<string>;
    memory: z.ZodMiniObject<{
        stability: z.ZodMiniNumber<number>;
        difficulty: z.ZodMiniNumber<number>;
        reps: z.ZodMiniInt;
        lapses: z.ZodMiniInt;
        learning_steps: z.ZodMiniInt;
        scheduled_days: z.ZodMiniInt;
        state: z.ZodMiniInt;
        last_review: z.ZodMiniNullable<z.ZodMiniString<string>>;
    }, z.core.$strip>;
    missed_in: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    missed_at: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
}, z.core.$strip>;
type DueCard = z.infer<typeof DueCardSchema>;
declare const ReviewQueueSchema: z.ZodMiniObject<{
    cards: z.ZodMiniArray<z.ZodMiniObject<{
        card: z.ZodMiniString<string>;
        due_at: z.ZodMiniString<string>;
        memory: z.ZodMiniObject<{
            stability: z.ZodMiniNumber<number>;
            difficulty: z.ZodMiniNumber<number>;
            reps: z.ZodMiniInt;
            lapses: z.ZodMiniInt;
            learning_steps: z.ZodMiniInt;
            scheduled_days: z.ZodMiniInt;
            state: z.ZodMiniInt;
            last_review: z.ZodMiniNullable<z.ZodMiniString<string>>;
        }, z.core.$strip>;
        missed_in: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        missed_at: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
type ReviewQueue = z.infer<typeof ReviewQueueSchema>;
declare const SavedCardsSchema: z.ZodMiniObject<{
    reviews_due: z.ZodMiniInt;
}, z.core.$strip>;
type SavedCards = z.infer<typeof SavedCardsSchema>;
declare const LEARNING_LIMITS: {
    readonly answersOfSession: 100;
    readonly answersOfCall: 30;
    readonly cardsOfCall: 50;
    readonly cardsOfPlayer: 2000;
};

declare const RESULT_BANNER_MS = 2000;
declare const FREE_DAILY_SESSIONS = 3;
declare const PRACTICE_HINTS: {
    readonly free: 1;
    readonly subscriber: 3;
};
declare const DEMO_HINTS = 1;
declare const SIGN_UP_PASSWORD_MIN = 6;
declare const UPDATE_PASSWORD_MIN = 8;
declare const PASSWORD_UPDATE_REDIRECT_MS = 2000;
declare const RESET_RESEND_SECONDS = 60;
declare const USERNAME_MIN = 3;
declare const USERNAME_MAX = 16;
declare const USERNAME_CHECK_DEBOUNCE_MS = 500;
declare const PROFILE_SETUP_REDIRECT_MS = 2000;
declare const EMAIL_VERIFICATION_POLL_MS = 5000;
declare const EMAIL_SIGN_IN_POLL_MS = 30000;
declare const EMAIL_RESENT_NOTICE_MS = 5000;
declare const EMAIL_RESEND_WAIT_SECONDS = 60;
declare const ONBOARDING_PARTS = 4;
declare const ACTIVATION_DELAY_MS = 2000;
declare const ACTIVATION_POLL_MS = 5000;
declare const ACTIVATION_REDIRECT_MS = 5000;
declare const SIGN_UP_REDIRECT_MS = 1500;
declare const CHECKOUT_ENTRY_TTL_MS = 3600000;
declare const MONEY_BACK_DAYS = 30;
declare const DEFAULT_PROFILE_COLOR = "#3B82F6";
declare const DEFAULT_FIRST_NAME = "User";
declare const LEARNING_LEVELS: readonly ["A1", "A2", "B1", "B2", "C1", "C2"];
type LearningLevel = (typeof LEARNING_LEVELS)[number];
declare const LEVEL_STARTS_AT_XP: {
    readonly A1: 0;
    readonly A2: 500;
    readonly B1: 1500;
    readonly B2: 3500;
    readonly C1: 7000;
    readonly C2: 12000;
};

declare const CreateCheckoutRequestSchema: z.ZodMiniObject<{
    tier: z.ZodMiniEnum<{
        elite: "elite";
    }>;
    customer_email: z.ZodMiniOptional<z.ZodMiniString<string>>;
    flow: z.ZodMiniOptional<z.ZodMiniEnum<{
        signup: "signup";
        upgrade: "upgrade";
    }>>;
    purchase_id: z.ZodMiniOptional<z.ZodMiniUUID>;
}, z.core.$strip>;
type CreateCheckoutRequest = z.infer<typeof CreateCheckoutRequestSchema>;
declare const CreateCheckoutResponseSchema: z.ZodMiniObject<{
    session_id: z.ZodMiniString<string>;
    checkout_url: z.ZodMiniURL;
}, z.core.$strip>;
type CreateCheckoutResponse = z.infer<typeof CreateCheckoutResponseSchema>;
declare const VerifyCheckoutRequestSchema: z.ZodMiniObject<{
    session_id: z.ZodMiniString<string>;
    expected_tier: z.ZodMiniOptional<z.ZodMiniEnum<{
        elite: "elite";
    }>>;
    purchase_id: z.ZodMiniOptional<z.ZodMiniUUID>;
}, z.core.$strip>;
type VerifyCheckoutRequest = z.infer<typeof VerifyCheckoutRequestSchema>;
declare const VerifyCheckoutResponseSchema: z.ZodMiniObject<{
    valid: z.ZodMiniBoolean<boolean>;
    payment_status: z.ZodMiniString<string>;
    pending: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    tier: z.ZodMiniNullable<z.ZodMiniString<string>>;
    amount_total: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    currency: z.ZodMiniNullable<z.ZodMiniString<string>>;
    customer_email: z.ZodMiniNullable<z.ZodMiniString<string>>;
    customer_id: z.ZodMiniNullable<z.ZodMiniString<string>>;
    subscription_id: z.ZodMiniNullable<z.ZodMiniString<string>>;
    error: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
type VerifyCheckoutResponse = z.infer<typeof VerifyCheckoutResponseSchema>;
declare const CreateAccountRequestSchema: z.ZodMiniObject<{
    session_id: z.ZodMiniString<string>;
    email: z.ZodMiniString<string>;
    password: z.ZodMiniString<string>;
    tier: z.ZodMiniEnum<{
        elite: "elite";
    }>;
    agreed_to_terms: z.ZodMiniLiteral<true>;
    purchase_id: z.ZodMiniOptional<z.ZodMiniUUID>;
}, z.core.$strip>;
type CreateAccountRequest = z.infer<typeof CreateAccountRequestSchema>;
declare const CreateAccountResponseSchema: z.ZodMiniObject<{
    success: z.ZodMiniLiteral<true>;
    password_by_mail: z.ZodMiniOptional<z.ZodMiniLiteral<true>>;
}, z.core.$strip>;
type CreateAccountResponse = z.infer<typeof CreateAccountResponseSchema>;
declare const CreatePortalResponseSchema: z.ZodMiniObject<{
    url: z.ZodMiniURL;
}, z.core.$strip>;
type CreatePortalResponse = z.infer<typeof CreatePortalResponseSchema>;
declare const EndSubscriptionResponseSchema: z.ZodMiniObject<{
    ended: z.ZodMiniNumber<number>;
}, z.core.$strip>;
type EndSubscriptionResponse = z.infer<typeof EndSubscriptionResponseSchema>;
declare const WebhookResponseSchema: z.ZodMiniObject<{
    received: z.ZodMiniLiteral<true>;
    outcome: z.ZodMiniEnum<{
        done: "done";
        "seen-before": "seen-before";
        ignored: "ignored";
    }>;
}, z.core.$strip>;
type WebhookResponse = z.infer<typeof WebhookResponseSchema>;
type CountedCall = 'checkout' | 'verify' | 'portal' | 'end' | 'receipt' | 'invite';
interface AdmittedCaller {
    id: string;
    email: string | null;
    wait_seconds: number;
}
interface SentEvent {
    readonly id: string;
    readonly type: string;
}
interface SentPurchase {
    readonly session_id: string;
    readonly user_id: string | null;
    readonly buyer_email: string | null;
    readonly customer_id: string | null;
    readonly subscription_id: string;
    readonly tier: string;
    readonly amount_total: number | null;
    readonly currency: string | null;
    readonly status: 'paid' | 'unpaid' | 'failed';
    readonly created_at: string | null;
}
interface SentSubscription {
    readonly id: string;
    readonly user_id: string | null;
    readonly customer_id: string | null;
    readonly tier: string;
    readonly status: string;
    readonly paid: boolean;
    readonly disputed: boolean | null;
    readonly cancel_at_period_end: boolean;
    readonly started_at: string | null;
    readonly current_period_start: string | null;
    readonly current_period_end: string | null;
    readonly ended_at: string | null;
    readonly read_at: string;
}
declare const PaymentOutcomeSchema: z.ZodMiniObject<{
    user_id: z.ZodMiniNullable<z.ZodMiniString<string>>;
    seen_before: z.ZodMiniBoolean<boolean>;
    redundant: z.ZodMiniArray<z.ZodMiniString<string>>;
}, z.core.$strip>;
type PaymentOutcome = z.infer<typeof PaymentOutcomeSchema>;
interface ClaimOutcome {
    outcome: 'claimed' | 'taken' | 'other-email' | 'not-found';
    redundant: string[];
}
type BuyerRoom = {
    state: 'free' | 'contested' | 'known' | 'claimed';
} | {
    state: 'waiting';
    id: string;
};
type OpenCheckout = {
    state: 'open';
    id: string;
    session_id: string | null;
} | {
    state: 'subscribed' | 'payment-pending' | 'paid';
};

interface Plan {
    readonly name: string;
    readonly description: string;
    readonly amount: number;
    readonly currency: 'usd';
    readonly interval: 'year';
    readonly priceDisplay: string;
    readonly popular: boolean;
    readonly comingSoon: boolean;
    readonly features: readonly string[];
}
declare const PLAN_KEYS: readonly ["elite"];
type PlanKey = (typeof PLAN_KEYS)[number];
declare const PlanKeySchema: z.ZodMiniEnum<{
    elite: "elite";
}>;
type Plans = Readonly<Record<PlanKey, Plan>>;
declare const PLANS: Plans;

declare const FinishedDailySchema: z.ZodMiniObject<{
    kind: z.ZodMiniLiteral<"daily">;
    game_type: z.ZodMiniEnum<{
        sum_grid: "sum_grid";
        multiplication_grid: "multiplication_grid";
        combined_grid: "combined_grid";
    }>;
    day_key: z.ZodMiniString<string>;
    grid: z.ZodMiniArray<z.ZodMiniNumber<number>>;
    id: z.ZodMiniString<string>;
    completion_time_seconds: z.ZodMiniNumber<number>;
    finished_at: z.ZodMiniString<string>;
}, z.core.$strip>;
type FinishedDaily = z.infer<typeof FinishedDailySchema>;
declare const FinishedPracticeSchema: z.ZodMiniObject<{
    kind: z.ZodMiniLiteral<"practice">;
    game_type: z.ZodMiniEnum<{
        sum_grid: "sum_grid";
        multiplication_grid: "multiplication_grid";
        combined_grid: "combined_grid";
    }>;
    givens: z.ZodMiniArray<z.ZodMiniNumber<number>>;
    grid: z.ZodMiniArray<z.ZodMiniNumber<number>>;
    hints_used: z.ZodMiniNumber<number>;
    id: z.ZodMiniString<string>;
    completion_time_seconds: z.ZodMiniNumber<number>;
    finished_at: z.ZodMiniString<string>;
}, z.core.$strip>;
type FinishedPractice = z.infer<typeof FinishedPracticeSchema>;
declare const AnswerSchema: z.ZodMiniObject<{
    question: z.ZodMiniString<string>;
    correct_answer: z.ZodMiniNumber<number>;
    answer: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    milliseconds: z.ZodMiniNumber<number>;
}, z.core.$strip>;
type Answer = z.infer<typeof AnswerSchema>;
declare const ANSWERED_BY: readonly ["choosing", "typing"];
type AnsweredBy = (typeof ANSWERED_BY)[number];
declare const FinishedTimedRoundSchema: z.ZodMiniObject<{
    kind: z.ZodMiniLiteral<"timed_round">;
    game_type: z.ZodMiniEnum<{
        mental_math_speed: "mental_math_speed";
    }>;
    ticket: z.ZodMiniOptional<z.ZodMiniString<string>>;
    score: z.ZodMiniNumber<number>;
    accuracy: z.ZodMiniNumber<number>;
    answered_by: z.ZodMiniEnum<{
        choosing: "choosing";
        typing: "typing";
    }>;
    answers: z.ZodMiniArray<z.ZodMiniObject<{
        question: z.ZodMiniString<string>;
        correct_answer: z.ZodMiniNumber<number>;
        answer: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        milliseconds: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
    id: z.ZodMiniString<string>;
    completion_time_seconds: z.ZodMiniNumber<number>;
    finished_at: z.ZodMiniString<string>;
}, z.core.$strip>;
type FinishedTimedRound = z.infer<typeof FinishedTimedRoundSchema>;
declare const FinishedDrillSchema: z.ZodMiniObject<{
    kind: z.ZodMiniLiteral<"drill">;
    game_type: z.ZodMiniEnum<{
        addition_drill: "addition_drill";
    }>;
    score: z.ZodMiniNumber<number>;
    accuracy: z.ZodMiniNumber<number>;
    answered_by: z.ZodMiniEnum<{
        choosing: "choosing";
        typing: "typing";
    }>;
    answers: z.ZodMiniArray<z.ZodMiniObject<{
        question: z.ZodMiniString<string>;
        correct_answer: z.ZodMiniNumber<number>;
        answer: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        milliseconds: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
    id: z.ZodMiniString<string>;
    completion_time_seconds: z.ZodMiniNumber<number>;
    finished_at: z.ZodMiniString<string>;
}, z.core.$strip>;
type FinishedDrill = z.infer<typeof FinishedDrillSchema>;
declare const FinishedResultSchema: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
    kind: z.ZodMiniLiteral<"daily">;
    game_type: z.ZodMiniEnum<{
        sum_grid: "sum_grid";
        multiplication_grid: "multiplication_grid";
        combined_grid: "combined_grid";
    }>;
    day_key: z.ZodMiniString<string>;
    grid: z.ZodMiniArray<z.ZodMiniNumber<number>>;
    id: z.ZodMiniString<string>;
    completion_time_seconds: z.ZodMiniNumber<number>;
    finished_at: z.ZodMiniString<string>;
}, z.core.$strip>, z.ZodMiniObject<{
    kind: z.ZodMiniLiteral<"practice">;
    game_type: z.ZodMiniEnum<{
        sum_grid: "sum_grid";
        multiplication_grid: "multiplication_grid";
        combined_grid: "combined_grid";
    }>;
    givens: z.ZodMiniArray<z.ZodMiniNumber<number>>;
    grid: z.ZodMiniArray<z.ZodMiniNumber<number>>;
    hints_used: z.ZodMiniNumber<number>;
    id: z.ZodMiniString<string>;
    completion_time_seconds: z.ZodMiniNumber<number>;
    finished_at: z.ZodMiniString<string>;
}, z.core.$strip>, z.ZodMiniObject<{
    kind: z.ZodMiniLiteral<"timed_round">;
    game_type: z.ZodMiniEnum<{
        mental_math_speed: "mental_math_speed";
    }>;
    ticket: z.ZodMiniOptional<z.ZodMiniString<string>>;
    score: z.ZodMiniNumber<number>;
    accuracy: z.ZodMiniNumber<number>;
    answered_by: z.ZodMiniEnum<{
        choosing: "choosing";
        typing: "typing";
    }>;
    answers: z.ZodMiniArray<z.ZodMiniObject<{
        question: z.ZodMiniString<string>;
        correct_answer: z.ZodMiniNumber<number>;
        answer: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        milliseconds: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
    id: z.ZodMiniString<string>;
    completion_time_seconds: z.ZodMiniNumber<number>;
    finished_at: z.ZodMiniString<string>;
}, z.core.$strip>, z.ZodMiniObject<{
    kind: z.ZodMiniLiteral<"drill">;
    game_type: z.ZodMiniEnum<{
        addition_drill: "addition_drill";
    }>;
    score: z.ZodMiniNumber<number>;
    accuracy: z.ZodMiniNumber<number>;
    answered_by: z.ZodMiniEnum<{
        choosing: "choosing";
        typing: "typing";
    }>;
    answers: z.ZodMiniArray<z.ZodMiniObject<{
        question: z.ZodMiniString<string>;
        correct_answer: z.ZodMiniNumber<number>;
        answer: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        milliseconds: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
    id: z.ZodMiniString<string>;
    completion_time_seconds: z.ZodMiniNumber<number>;
    finished_at: z.ZodMiniString<string>;
}, z.core.$strip>], "kind">;
type FinishedResult = z.infer<typeof FinishedResultSchema>;
type FinishedQuiz = FinishedTimedRound | FinishedDrill;
type SentResult = FinishedResult & {
    user_id: string;
    by_guest: boolean;
};
declare const SAVE_LIMITS: {
    readonly results: 200;
    readonly bytes: 65536;
};

interface RpcArgs {
    admit_caller: {
        p_call: CountedCall;
    };
    complete_learning_session: {
        p_placed_level: LearningLevel;
    };
    daily_standing: {
        p_game_type: GridGame;
    };
    export_my_data: {
        p_after: NextPage;
    };
    export_progress: {
        p_after: NextPage;
    };
    fulfil_checkout: {
        p_event: SentEvent;
        p_purchase: SentPurchase;
        p_subscription: SentSubscription;
    };
    log_daily_activity: {
        p_game_type: GameType;
    };
    open_checkout: {
        p_tier: PlanKey;
    };
    personal_best: {
        p_game_type: GameType;
        p_answered_by: AnsweredBy;
    };
    save_daily_grid_result: {
        p_game_type: GridGame;
    };
    save_learning_answers: {
        p_answers: readonly LearningAnswer[];
    };
    save_results: {
        p_results: readonly SentResult[];
    };
    save_review_cards: {
        p_cards: readonly SentCard[];
    };
    start_daily: {
        p_game_type: GridGame;
    };
    start_learning_session: {
        p_kind: LearningSessionKind;
        p_level_id: LearningLevel;
    };
    start_round: {
        p_game_type: TimedRoundGame;
        p_answered_by: AnsweredBy;
    };
    sync_subscription: {
        p_event: SentEvent;
        p_subscription: SentSubscription;
    };
}

declare const DayKeySchema: z.ZodMiniString<string>;
declare const TodaySchema: z.ZodMiniObject<{
    day_key: z.ZodMiniString<string>;
    seconds_to_reset: z.ZodMiniNumber<number>;
}, z.core.$strip>;
type Today = z.infer<typeof TodaySchema>;
declare function dailyName(dayKey: string): string;

declare const ExportedProgressSchema: z.ZodMiniObject<{
    exported_at: z.ZodMiniString<string>;
    sessions: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        kind: z.ZodMiniString<string>;
        level_id: z.ZodMiniString<string>;
        skill: z.ZodMiniNullable<z.ZodMiniString<string>>;
        placed_level: z.ZodMiniNullable<z.ZodMiniString<string>>;
        problems_attempted: z.ZodMiniInt;
        problems_correct: z.ZodMiniInt;
        accuracy: z.ZodMiniInt;
        total_time_seconds: z.ZodMiniInt;
        average_time_per_problem: z.ZodMiniNumber<number>;
        xp_earned: z.ZodMiniInt;
        started_at: z.ZodMiniString<string>;
        completed_at: z.ZodMiniNullable<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    answers: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniUUID;
        skill: z.ZodMiniString<string>;
        seed: z.ZodMiniInt;
        given: z.ZodMiniString<string>;
        correct: z.ZodMiniBoolean<boolean>;
        chosen: z.ZodMiniBoolean<boolean>;
        helped: z.ZodMiniBoolean<boolean>;
        seconds: z.ZodMiniNumber<number>;
        difficulty: z.ZodMiniInt;
        session_id: z.ZodMiniString<string>;
        place: z.ZodMiniInt;
        saved_at: z.ZodMiniString<string>;
    }, z.core.$strip>>;
    skills: z.ZodMiniArray<z.ZodMiniObject<{
        skill: z.ZodMiniString<string>;
        rating: z.ZodMiniInt;
        answers: z.ZodMiniInt;
        proofs: z.ZodMiniInt;
        days_since_correct: z.ZodMiniNullable<z.ZodMiniInt>;
        level: z.ZodMiniString<string>;
    }, z.core.$strip>>;
    cards: z.ZodMiniArray<z.ZodMiniObject<{
        card: z.ZodMiniString<string>;
        due_at: z.ZodMiniString<string>;
        memory: z.ZodMiniObject<{
            stability: z.ZodMiniNumber<number>;
            difficulty: z.ZodMiniNumber<number>;
            reps: z.ZodMiniInt;
            lapses: z.ZodMiniInt;
            learning_steps: z.ZodMiniInt;
            scheduled_days: z.ZodMiniInt;
            state: z.ZodMiniInt;
            last_review: z.ZodMiniNullable<z.ZodMiniString<string>>;
        }, z.core.$strip>;
        missed_in: z.ZodMiniNullable<z.ZodMiniString<string>>;
        missed_at: z.ZodMiniNullable<z.ZodMiniString<string>>;
        saved_at: z.ZodMiniString<string>;
    }, z.core.$strip>>;
    results: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        game_type: z.ZodMiniString<string>;
        practice: z.ZodMiniBoolean<boolean>;
        givens_count: z.ZodMiniNullable<z.ZodMiniInt>;
        answered_by: z.ZodMiniNullable<z.ZodMiniString<string>>;
        score: z.ZodMiniInt;
        completion_time_seconds: z.ZodMiniInt;
        hints_used: z.ZodMiniInt;
        accuracy: z.ZodMiniInt;
        completed: z.ZodMiniBoolean<boolean>;
        completed_at: z.ZodMiniString<string>;
        saved_at: z.ZodMiniString<string>;
        session_data: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>;
    }, z.core.$strip>>;
    dailies: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        game_type: z.ZodMiniString<string>;
        challenge_date: z.ZodMiniString<string>;
        grid: z.ZodMiniArray<z.ZodMiniNumber<number>>;
        completion_time_seconds: z.ZodMiniInt;
        time_verified: z.ZodMiniBoolean<boolean>;
        hints_used: z.ZodMiniInt;
        score: z.ZodMiniInt;
        accuracy: z.ZodMiniInt;
        xp_earned: z.ZodMiniInt;
        completed_at: z.ZodMiniString<string>;
    }, z.core.$strip>>;
    days: z.ZodMiniArray<z.ZodMiniObject<{
        day_key: z.ZodMiniString<string>;
        streak: z.ZodMiniInt;
        after_freeze: z.ZodMiniBoolean<boolean>;
    }, z.core.$strip>>;
    next: z.ZodMiniNullable<z.ZodMiniObject<{
        table: z.ZodMiniString<string>;
        key: z.ZodMiniArray<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
type ExportedProgress = z.infer<typeof ExportedProgressSchema>;

declare const ProgressDaySchema: z.ZodMiniObject<{
    answers: z.ZodMiniInt;
    correct: z.ZodMiniInt;
    seconds: z.ZodMiniNumber<number>;
    sessions: z.ZodMiniInt;
    games: z.ZodMiniInt;
    xp: z.ZodMiniInt;
    day_key: z.ZodMiniString<string>;
    counted: z.ZodMiniBoolean<boolean>;
    frozen: z.ZodMiniBoolean<boolean>;
}, z.core.$strip>;
type ProgressDay = z.infer<typeof ProgressDaySchema>;
declare const ProgressSumSchema: z.ZodMiniObject<{
    answers: z.ZodMiniInt;
    correct: z.ZodMiniInt;
    seconds: z.ZodMiniNumber<number>;
    sessions: z.ZodMiniInt;
    games: z.ZodMiniInt;
    xp: z.ZodMiniInt;
    days: z.ZodMiniInt;
}, z.core.$strip>;
type ProgressSum = z.infer<typeof ProgressSumSchema>;
declare const GameFiguresSchema: z.ZodMiniObject<{
    played: z.ZodMiniInt;
    best_seconds: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    median_seconds: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    best_score: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    median_score: z.ZodMiniNumber<number>;
}, z.core.$strip>;
type GameFigures = z.infer<typeof GameFiguresSchema>;
declare const GameProgressSchema: z.ZodMiniObject<{
    game_type: z.ZodMiniString<string>;
    practice: z.ZodMiniBoolean<boolean>;
    givens_count: z.ZodMiniNullable<z.ZodMiniInt>;
    answered_by: z.ZodMiniNullable<z.ZodMiniEnum<{
        choosing: "choosing";
        typing: "typing";
    }>>;
    all: z.ZodMiniObject<{
        played: z.ZodMiniInt;
        best_seconds: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        median_seconds: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        best_score: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        median_score: z.ZodMiniNumber<number>;
    }, z.core.$strip>;
    last: z.ZodMiniNullable<z.ZodMiniObject<{
        played: z.ZodMiniInt;
        best_seconds: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        median_seconds: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        best_score: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        median_score: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
    before: z.ZodMiniNullable<z.ZodMiniObject<{
        played: z.ZodMiniInt;
        best_seconds: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        median_seconds: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        best_score: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        median_score: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
    days: z.ZodMiniArray<z.ZodMiniObject<{
        played: z.ZodMiniInt;
        best_seconds: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        median_seconds: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        best_score: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        median_score: z.ZodMiniNumber<number>;
        day_key: z.ZodMiniString<string>;
    }, z.core.$strip>>;
}, z.core.$strip>;
type GameProgress = z.infer<typeof GameProgressSchema>;
declare const OperationProgressSchema: z.ZodMiniObject<{
    operation: z.ZodMiniEnum<{
        addition: "addition";
        subtraction: "subtraction";
        multiplication: "multiplication";
        division: "division";
    }>;
    carry: z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>;
    answers: z.ZodMiniInt;
    correct: z.ZodMiniInt;
    average_seconds: z.ZodMiniNumber<number>;
}, z.core.$strip>;
type OperationProgress = z.infer<typeof OperationProgressSchema>;
declare const WeakFactSchema: z.ZodMiniObject<{
    fact: z.ZodMiniString<string>;
    answers: z.ZodMiniInt;
    missed: z.ZodMiniInt;
}, z.core.$strip>;
type WeakFact = z.infer<typeof WeakFactSchema>;
declare const ProgressReportSchema: z.ZodMiniObject<{
    day_key: z.ZodMiniString<string>;
    seconds_to_reset: z.ZodMiniNumber<number>;
    from_day: z.ZodMiniNullable<z.ZodMiniString<string>>;
    current_streak: z.ZodMiniInt;
    longest_streak: z.ZodMiniInt;
    freezes_left: z.ZodMiniInt;
    freeze_used_on: z.ZodMiniNullable<z.ZodMiniString<string>>;
    days: z.ZodMiniArray<z.ZodMiniObject<{
        answers: z.ZodMiniInt;
        correct: z.ZodMiniInt;
        seconds: z.ZodMiniNumber<number>;
        sessions: z.ZodMiniInt;
        games: z.ZodMiniInt;
        xp: z.ZodMiniInt;
        day_key: z.ZodMiniString<string>;
        counted: z.ZodMiniBoolean<boolean>;
        frozen: z.ZodMiniBoolean<boolean>;
    }, z.core.$strip>>;
    compared_days: z.ZodMiniInt;
    last: z.ZodMiniObject<{
        answers: z.ZodMiniInt;
        correct: z.ZodMiniInt;
        seconds: z.ZodMiniNumber<number>;
        sessions: z.ZodMiniInt;
        games: z.ZodMiniInt;
        xp: z.ZodMiniInt;
        days: z.ZodMiniInt;
    }, z.core.$strip>;
    before: z.ZodMiniObject<{
        answers: z.ZodMiniInt;
        correct: z.ZodMiniInt;
        seconds: z.ZodMiniNumber<number>;
        sessions: z.ZodMiniInt;
        games: z.ZodMiniInt;
        xp: z.ZodMiniInt;
        days: z.ZodMiniInt;
    }, z.core.$strip>;
    skills: z.ZodMiniArray<z.ZodMiniObject<{
        skill: z.ZodMiniString<string>;
        rating: z.ZodMiniInt;
        answers: z.ZodMiniInt;
        proofs: z.ZodMiniInt;
        days_since_correct: z.ZodMiniNullable<z.ZodMiniInt>;
        level: z.ZodMiniEnum<{
            attempted: "attempted";
            familiar: "familiar";
            proficient: "proficient";
            mastered: "mastered";
        }>;
    }, z.core.$strip>>;
    games: z.ZodMiniArray<z.ZodMiniObject<{
        game_type: z.ZodMiniString<string>;
        practice: z.ZodMiniBoolean<boolean>;
        givens_count: z.ZodMiniNullable<z.ZodMiniInt>;
        answered_by: z.ZodMiniNullable<z.ZodMiniEnum<{
            choosing: "choosing";
            typing: "typing";
        }>>;
        all: z.ZodMiniObject<{
            played: z.ZodMiniInt;
            best_seconds: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            median_seconds: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            best_score: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            median_score: z.ZodMiniNumber<number>;
        }, z.core.$strip>;
        last: z.ZodMiniNullable<z.ZodMiniObject<{
            played: z.ZodMiniInt;
            best_seconds: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            median_seconds: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            best_score: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            median_score: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
        before: z.ZodMiniNullable<z.ZodMiniObject<{
            played: z.ZodMiniInt;
            best_seconds: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            median_seconds: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            best_score: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            median_score: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
        days: z.ZodMiniArray<z.ZodMiniObject<{
            played: z.ZodMiniInt;
            best_seconds: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            median_seconds: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            best_score: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            median_score: z.ZodMiniNumber<number>;
            day_key: z.ZodMiniString<string>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
    operations: z.ZodMiniArray<z.ZodMiniObject<{
        operation: z.ZodMiniEnum<{
            addition: "addition";
            subtraction: "subtraction";
            multiplication: "multiplication";
            division: "division";
        }>;
        carry: z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>;
        answers: z.ZodMiniInt;
        correct: z.ZodMiniInt;
        average_seconds: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
    weak_facts: z.ZodMiniArray<z.ZodMiniObject<{
        fact: z.ZodMiniString<string>;
        answers: z.ZodMiniInt;
        missed: z.ZodMiniInt;
    }, z.core.$strip>>;
}, z.core.$strip>;
type ProgressReport = z.infer<typeof ProgressReportSchema>;

declare const SavedDailySchema: z.ZodMiniObject<{
    completion_time_seconds: z.ZodMiniNumber<number>;
    time_verified: z.ZodMiniBoolean<boolean>;
    xp_earned: z.ZodMiniNumber<number>;
    total_xp: z.ZodMiniNumber<number>;
    current_streak: z.ZodMiniNumber<number>;
}, z.core.$strip>;
type SavedDaily = z.infer<typeof SavedDailySchema>;
declare const StandingSchema: z.ZodMiniObject<{
    personal_best: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    previous_best: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    verified: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
}, z.core.$strip>;
type Standing = z.infer<typeof StandingSchema>;
declare const SaveVerdictSchema: z.ZodMiniObject<{
    id: z.ZodMiniNullable<z.ZodMiniString<string>>;
    status: z.ZodMiniEnum<{
        saved: "saved";
        saved_before: "saved_before";
        refused: "refused";
    }>;
    reason: z.ZodMiniOptional<z.ZodMiniString<string>>;
    retry: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    daily: z.ZodMiniOptional<z.ZodMiniObject<{
        completion_time_seconds: z.ZodMiniNumber<number>;
        time_verified: z.ZodMiniBoolean<boolean>;
        xp_earned: z.ZodMiniNumber<number>;
        total_xp: z.ZodMiniNumber<number>;
        current_streak: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
    standing: z.ZodMiniOptional<z.ZodMiniObject<{
        personal_best: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        previous_best: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        verified: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
type SaveVerdict = z.infer<typeof SaveVerdictSchema>;
declare const SaveVerdictsSchema: z.ZodMiniArray<z.ZodMiniObject<{
    id: z.ZodMiniNullable<z.ZodMiniString<string>>;
    status: z.ZodMiniEnum<{
        saved: "saved";
        saved_before: "saved_before";
        refused: "refused";
    }>;
    reason: z.ZodMiniOptional<z.ZodMiniString<string>>;
    retry: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    daily: z.ZodMiniOptional<z.ZodMiniObject<{
        completion_time_seconds: z.ZodMiniNumber<number>;
        time_verified: z.ZodMiniBoolean<boolean>;
        xp_earned: z.ZodMiniNumber<number>;
        total_xp: z.ZodMiniNumber<number>;
        current_streak: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
    standing: z.ZodMiniOptional<z.ZodMiniObject<{
        personal_best: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        previous_best: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        verified: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    }, z.core.$strip>>;
}, z.core.$strip>>;

declare const TodaysSheetSchema: z.ZodMiniObject<{
    day_key: z.ZodMiniString<string>;
    seconds_to_reset: z.ZodMiniNumber<number>;
    current_streak: z.ZodMiniNumber<number>;
    grids: z.ZodMiniObject<{
        sum_grid: z.ZodMiniObject<{
            started: z.ZodMiniBoolean<boolean>;
            time_seconds: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            best_time_seconds: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        }, z.core.$strip>;
        multiplication_grid: z.ZodMiniObject<{
            started: z.ZodMiniBoolean<boolean>;
            time_seconds: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            best_time_seconds: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        }, z.core.$strip>;
        combined_grid: z.ZodMiniObject<{
            started: z.ZodMiniBoolean<boolean>;
            time_seconds: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            best_time_seconds: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    best_scores: z.ZodMiniObject<{
        mental_math_speed: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        addition_drill: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    }, z.core.$strip>;
}, z.core.$strip>;
type TodaysSheet = z.infer<typeof TodaysSheetSchema>;
declare const DailyStandingSchema: z.ZodMiniObject<{
    faster_than_percent: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
}, z.core.$strip>;
type DailyStanding = z.infer<typeof DailyStandingSchema>;

declare const StartedRoundSchema: z.ZodMiniObject<{
    ticket: z.ZodMiniString<string>;
    sheet: z.ZodMiniNumber<number>;
}, z.core.$strip>;
type StartedRound = z.infer<typeof StartedRoundSchema>;

interface RpcResponses {
    admit_caller: AdmittedCaller;
    claim_purchase: ClaimOutcome;
    complete_learning_session: CompletedSession;
    daily_standing: DailyStanding;
    day_at: Today;
    dashboard_summary: DashboardSummary;
    export_my_data: ExportedData;
    export_progress: ExportedProgress;
    fulfil_checkout: PaymentOutcome;
    learning_state: LearningState;
    log_daily_activity: LoggedActivity;
    make_room_for_buyer: BuyerRoom;
    open_checkout: OpenCheckout;
    progress_report: ProgressReport;
    review_queue: ReviewQueue;
    save_daily_grid_result: SavedDailyResult;
    save_learning_answers: SavedAnswers;
    save_results: SaveVerdict[];
    save_review_cards: SavedCards;
    start_daily: StartedDaily;
    start_learning_session: StartedSession;
    start_round: StartedRound;
    subscriptions_without_owner: string[];
    sync_subscription: PaymentOutcome;
    today: Today;
    todays_sheet: TodaysSheet;
}

type Json = string | number | boolean | null | {
    [key: string]: Json | undefined;
} | Json[];
type Database = {
    public: {
        Tables: {
            checkouts: {
                Row: {
                    buyer: string;
                    closed_at: string | null;
                    created_at: string;
                    id: string;
                    session_id: string | null;
                    tier: string;
                    user_id: string | null;
                };
                Insert: {
                    buyer: string;
                    closed_at?: string | null;
                    created_at?: string;
                    id?: string;
                    session_id?: string | null;
                    tier: string;
                    user_id?: string | null;
                };
                Update: {
                    buyer?: string;
                    closed_at?: string | null;
                    created_at?: string;
                    id?: string;
                    session_id?: string | null;
                    tier?: string;
                    user_id?: string | null;
                };
                Relationships: [];
            };
            daily_activity: {
                Row: {
                    after_freeze: boolean;
                    day_key: string;
                    streak: number;
                    user_id: string;
                };
                Insert: {
                    after_freeze?: boolean;
                    day_key: string;
                    streak: number;
                    user_id: string;
                };
                Update: {
                    after_freeze?: boolean;
                    day_key?: string;
                    streak?: number;
                    user_id?: string;
                };
                Relationships: [];
            };
            daily_attempts: {
                Row: {
                    day_key: string;
                    game_type: string;
                    started_at: string;
                    user_id: string;
                };
                Insert: {
                    day_key: string;
                    game_type: string;
                    started_at?: string;
                    user_id: string;
                };
                Update: {
                    day_key?: string;
                    game_type?: string;
                    started_at?: string;
                    user_id?: string;
                };
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
                Row: {
                    day_key: string;
                    game_type: string;
                    givens: number[];
                    published_at: string;
                    targets: Json;
                };
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
                    counted: boolean | null;
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
                    completed?: boolean;
                    completed_at?: string;
                    completion_time_seconds: number;
                    counted?: boolean | null;
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
                    completed?: boolean;
                    completed_at?: string;
                    completion_time_seconds?: number;
                    counted?: boolean | null;
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
                    chosen: boolean;
                    correct: boolean;
                    difficulty: number;
                    given: string;
                    helped: boolean;
                    id: string;
                    place: number;
                    saved_at: string;
                    seconds: number;
                    seed: number;
                    session_id: string;
                    skill: string;
                    user_id: string;
                };
                Insert: {
                    chosen: boolean;
                    correct: boolean;
                    difficulty: number;
                    given: string;
                    helped: boolean;
                    id: string;
                    place: number;
                    saved_at?: string;
                    seconds: number;
                    seed: number;
                    session_id: string;
                    skill: string;
                    user_id: string;
                };
                Update: {
                    chosen?: boolean;
                    correct?: boolean;
                    difficulty?: number;
                    given?: string;
                    helped?: boolean;
                    id?: string;
                    place?: number;
                    saved_at?: string;
                    seconds?: number;
                    seed?: number;
                    session_id?: string;
                    skill?: string;
                    user_id?: string;
                };
                Relationships: [];
            };
            learning_sessions: {
                Row: {
                    accuracy: number;
                    average_time_per_problem: number;
                    completed_at: string | null;
                    id: string;
                    kind: string;
                    level_id: string;
                    placed_level: string | null;
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
                    completed_at?: string | null;
                    id?: string;
                    kind?: string;
                    level_id: string;
                    placed_level?: string | null;
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
                    completed_at?: string | null;
                    id?: string;
                    kind?: string;
                    level_id?: string;
                    placed_level?: string | null;
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
            review_cards: {
                Row: {
                    card: string;
                    due_at: string;
                    memory: Json;
                    missed_at: string | null;
                    missed_in: string | null;
                    saved_at: string;
                    user_id: string;
                };
                Insert: {
                    card: string;
                    due_at: string;
                    memory: Json;
                    missed_at?: string | null;
                    missed_in?: string | null;
                    saved_at?: string;
                    user_id: string;
                };
                Update: {
                    card?: string;
                    due_at?: string;
                    memory?: Json;
                    missed_at?: string | null;
                    missed_in?: string | null;
                    saved_at?: string;
                    user_id?: string;
                };
                Relationships: [];
            };
            round_sheets: {
                Row: {
                    correct_answers: number[];
                    game_type: string;
                    published_at: string;
                    questions: string[];
                    sheet: number;
                };
                Insert: {
                    correct_answers: number[];
                    game_type: string;
                    published_at?: string;
                    questions: string[];
                    sheet: number;
                };
                Update: {
                    correct_answers?: number[];
                    game_type?: string;
                    published_at?: string;
                    questions?: string[];
                    sheet?: number;
                };
                Relationships: [];
            };
            round_tickets: {
                Row: {
                    answered_by: string;
                    game_type: string;
                    id: string;
                    sheet: number;
                    started_at: string;
                    used_for: string | null;
                    user_id: string;
                };
                Insert: {
                    answered_by: string;
                    game_type: string;
                    id?: string;
                    sheet: number;
                    started_at?: string;
                    used_for?: string | null;
                    user_id: string;
                };
                Update: {
                    answered_by?: string;
                    game_type?: string;
                    id?: string;
                    sheet?: number;
                    started_at?: string;
                    used_for?: string | null;
                    user_id?: string;
                };
                Relationships: [];
            };
            skill_progress: {
                Row: {
                    answers: number;
                    last_correct_at: string | null;
                    proofs: number;
                    rating: number;
                    skill: string;
                    user_id: string;
                };
                Insert: {
                    answers: number;
                    last_correct_at?: string | null;
                    proofs: number;
                    rating: number;
                    skill: string;
                    user_id: string;
                };
                Update: {
                    answers?: number;
                    last_correct_at?: string | null;
                    proofs?: number;
                    rating?: number;
                    skill?: string;
                    user_id?: string;
                };
                Relationships: [];
            };
            stripe_events: {
                Row: {
                    id: string;
                    received_at: string;
                    type: string;
                };
                Insert: {
                    id: string;
                    received_at?: string;
                    type: string;
                };
                Update: {
                    id?: string;
                    received_at?: string;
                    type?: string;
                };
                Relationships: [];
            };
            subscriptions: {
                Row: {
                    cancel_at_period_end: boolean;
                    current_period_end: string | null;
                    current_period_start: string | null;
                    customer_id: string;
                    dispute_read_at: string | null;
                    disputed: boolean;
                    ended_at: string | null;
                    id: string;
                    paid: boolean;
                    read_at: string;
                    started_at: string;
                    status: string;
                    tier: string;
                    user_id: string | null;
                };
                Insert: {
                    cancel_at_period_end?: boolean;
                    current_period_end?: string | null;
                    current_period_start?: string | null;
                    customer_id: string;
                    dispute_read_at?: string | null;
                    disputed?: boolean;
                    ended_at?: string | null;
                    id: string;
                    paid?: boolean;
                    read_at: string;
                    started_at: string;
                    status: string;
                    tier: string;
                    user_id?: string | null;
                };
                Update: {
                    cancel_at_period_end?: boolean;
                    current_period_end?: string | null;
                    current_period_start?: string | null;
                    customer_id?: string;
                    dispute_read_at?: string | null;
                    disputed?: boolean;
                    ended_at?: string | null;
                    id?: string;
                    paid?: boolean;
                    read_at?: string;
                    started_at?: string;
                    status?: string;
                    tier?: string;
                    user_id?: string | null;
                };
                Relationships: [];
            };
        };
        Views: {
            public_profiles: {
                Row: {
                    country: string | null;
                    profile_color: string;
                    username: string;
                };
                Relationships: [];
            };
        };
        Functions: {
            admit_caller: {
                Args: {
                    p_call: RpcArgs['admit_caller']['p_call'];
                };
                Returns: RpcResponses['admit_caller'];
            };
            claim_purchase: {
                Args: {
                    p_session_id: string;
                    p_user_id: string;
                };
                Returns: RpcResponses['claim_purchase'];
            };
            close_checkout: {
                Args: {
                    p_session_id: string;
                };
                Returns: undefined;
            };
            complete_learning_session: {
                Args: {
                    p_session_id: string;
                    p_placed_level: RpcArgs['complete_learning_session']['p_placed_level'] | null;
                };
                Returns: RpcResponses['complete_learning_session'];
            };
            count_try: {
                Args: {
                    p_subject: string;
                    p_limit: number;
                    p_window_seconds: number;
                };
                Returns: number;
            };
            daily_standing: {
                Args: {
                    p_game_type: RpcArgs['daily_standing']['p_game_type'];
                    p_day_key: string;
                };
                Returns: RpcResponses['daily_standing'];
            };
            dashboard_summary: {
                Args: never;
                Returns: RpcResponses['dashboard_summary'];
            };
            day_at: {
                Args: {
                    p_at: string;
                };
                Returns: RpcResponses['day_at'];
            };
            delete_user_account: {
                Args: {
                    user_id_to_delete: string;
                };
                Returns: undefined;
            };
            export_my_data: {
                Args: {
                    p_after?: RpcArgs['export_my_data']['p_after'] | null;
                };
                Returns: RpcResponses['export_my_data'];
            };
            export_progress: {
                Args: {
                    p_after?: RpcArgs['export_progress']['p_after'] | null;
                };
                Returns: RpcResponses['export_progress'];
            };
            forget_tries: {
                Args: {
                    p_subject: string;
                };
                Returns: undefined;
            };
            forget_without_owner: {
                Args: {
                    p_subscription_id: string;
                };
                Returns: undefined;
            };
            fulfil_checkout: {
                Args: {
                    p_event: RpcArgs['fulfil_checkout']['p_event'] | null;
                    p_purchase: RpcArgs['fulfil_checkout']['p_purchase'];
                    p_subscription: RpcArgs['fulfil_checkout']['p_subscription'] | null;
                };
                Returns: RpcResponses['fulfil_checkout'];
            };
            learning_state: {
                Args: never;
                Returns: RpcResponses['learning_state'];
            };
            log_daily_activity: {
                Args: {
                    p_user_id: string | null;
                    p_game_type: RpcArgs['log_daily_activity']['p_game_type'];
                    p_score: number;
                };
                Returns: RpcResponses['log_daily_activity'];
            };
            make_room_for_buyer: {
                Args: {
                    p_session_id: string;
                    p_is_buyer: boolean;
                };
                Returns: RpcResponses['make_room_for_buyer'];
            };
            open_checkout: {
                Args: {
                    p_user_id: string | null;
                    p_guest_key: string | null;
                    p_tier: RpcArgs['open_checkout']['p_tier'];
                };
                Returns: RpcResponses['open_checkout'];
            };
            personal_best: {
                Args: {
                    p_game_type: RpcArgs['personal_best']['p_game_type'];
                    p_answered_by?: RpcArgs['personal_best']['p_answered_by'];
                };
                Returns: number | null;
            };
            progress_report: {
                Args: never;
                Returns: RpcResponses['progress_report'];
            };
            review_queue: {
                Args: never;
                Returns: RpcResponses['review_queue'];
            };
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
                Args: {
                    p_session_id: string;
                    p_answers: RpcArgs['save_learning_answers']['p_answers'];
                };
                Returns: RpcResponses['save_learning_answers'];
            };
            save_results: {
                Args: {
                    p_results: RpcArgs['save_results']['p_results'];
                };
                Returns: RpcResponses['save_results'];
            };
            save_review_cards: {
                Args: {
                    p_cards: RpcArgs['save_review_cards']['p_cards'];
                };
                Returns: RpcResponses['save_review_cards'];
            };
            start_daily: {
                Args: {
                    p_game_type: RpcArgs['start_daily']['p_game_type'];
                };
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
            subscriptions_without_owner: {
                Args: never;
                Returns: RpcResponses['subscriptions_without_owner'];
            };
            sync_subscription: {
                Args: {
                    p_event: RpcArgs['sync_subscription']['p_event'] | null;
                    p_subscription: RpcArgs['sync_subscription']['p_subscription'];
                };
                Returns: RpcResponses['sync_subscription'];
            };
            today: {
                Args: never;
                Returns: RpcResponses['today'];
            };
            todays_sheet: {
                Args: never;
                Returns: RpcResponses['todays_sheet'];
            };
            username_available: {
                Args: {
                    p_username: string;
                };
                Returns: boolean;
            };
        };
        Enums: Record<never, never>;
        CompositeTypes: Record<never, never>;
    };
};

declare const GAME_SENTENCES: Readonly<Record<GameType, string>>;

declare const InvitationRequestSchema: z.ZodMiniObject<{
    email: z.ZodMiniString<string>;
    adminKey: z.ZodMiniString<string>;
    redirectTo: z.ZodMiniOptional<z.ZodMiniString<string>>;
    data: z.ZodMiniOptional<z.ZodMiniObject<{
        invited_by: z.ZodMiniOptional<z.ZodMiniString<string>>;
        invitation_type: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
type InvitationRequest = z.infer<typeof InvitationRequestSchema>;
declare const InvitationResponseSchema: z.ZodMiniObject<{
    success: z.ZodMiniLiteral<true>;
    message: z.ZodMiniString<string>;
}, z.core.$strip>;
type InvitationResponse = z.infer<typeof InvitationResponseSchema>;

declare const KeptSessionSchema: z.ZodMiniObject<{
    id: z.ZodMiniUUID;
    kind: z.ZodMiniEnum<{
        skill: "skill";
        practice: "practice";
        review: "review";
        placement: "placement";
        test_out: "test_out";
    }>;
    level_id: z.ZodMiniEnum<{
        A1: "A1";
        A2: "A2";
        B1: "B1";
        B2: "B2";
        C1: "C1";
        C2: "C2";
    }>;
    skill: z.ZodMiniNullable<z.ZodMiniString<string>>;
    answers: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniUUID;
        skill: z.ZodMiniString<string>;
        difficulty: z.ZodMiniInt;
        seed: z.ZodMiniInt;
        given: z.ZodMiniString<string>;
        correct: z.ZodMiniBoolean<boolean>;
        chosen: z.ZodMiniBoolean<boolean>;
        helped: z.ZodMiniBoolean<boolean>;
        seconds: z.ZodMiniNumber<number>;
        answered_at: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    saved: z.ZodMiniArray<z.ZodMiniUUID>;
    task: z.ZodMiniNullable<z.ZodMiniObject<{
        skill: z.ZodMiniString<string>;
        difficulty: z.ZodMiniInt;
        seed: z.ZodMiniInt;
        steps_shown: z.ZodMiniInt;
        draft: z.ZodMiniOptional<z.ZodMiniString<string>>;
        why: z.ZodMiniOptional<z.ZodMiniEnum<{
            missed: "missed";
            due: "due";
            new: "new";
            stretch: "stretch";
            strengthen: "strengthen";
            measure: "measure";
        }>>;
    }, z.core.$strip>>;
    finished: z.ZodMiniBoolean<boolean>;
    placed_level: z.ZodMiniNullable<z.ZodMiniEnum<{
        A1: "A1";
        A2: "A2";
        B1: "B1";
        B2: "B2";
        C1: "C1";
        C2: "C2";
    }>>;
    due: z.ZodMiniArray<z.ZodMiniObject<{
        card: z.ZodMiniString<string>;
        due_at: z.ZodMiniString<string>;
        memory: z.ZodMiniObject<{
            stability: z.ZodMiniNumber<number>;
            difficulty: z.ZodMiniNumber<number>;
            reps: z.ZodMiniInt;
            lapses: z.ZodMiniInt;
            learning_steps: z.ZodMiniInt;
            scheduled_days: z.ZodMiniInt;
            state: z.ZodMiniInt;
            last_review: z.ZodMiniNullable<z.ZodMiniString<string>>;
        }, z.core.$strip>;
        missed_in: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        missed_at: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    }, z.core.$strip>>;
    before: z.ZodMiniArray<z.ZodMiniObject<{
        skill: z.ZodMiniString<string>;
        level: z.ZodMiniEnum<{
            attempted: "attempted";
            familiar: "familiar";
            proficient: "proficient";
            mastered: "mastered";
        }>;
    }, z.core.$strip>>;
}, z.core.$strip>;
type KeptSession = z.infer<typeof KeptSessionSchema>;

declare const PRODUCT_NAME = "Ninefold";

declare function readKnown<Schema extends z.ZodMiniType>(schema: Schema, response: unknown, report: (error: Error) => void): z.infer<Schema>;

type Reader<Value> = (value: unknown, path?: string) => Value;
declare const text: Reader<string>;
declare const number: Reader<number>;
declare const amount: (most: number) => Reader<number>;
declare const integers: (count: number, least: number, most: number) => Reader<number[]>;
declare const flag: Reader<boolean>;
declare const oneOf: <const Value extends string>(values: readonly Value[]) => Reader<Value>;
declare const nullable: <Value>(read: Reader<Value>) => Reader<Value | null>;
declare const optional: <Value>(read: Reader<Value>) => Reader<Value | undefined>;
declare const list: <Value>(read: Reader<Value>) => Reader<Value[]>;
type FieldReaders<Value> = {
    readonly [Key in keyof Value]-?: Reader<Value[Key]>;
};
declare const object: <Value extends object>(fields: FieldReaders<Value>) => Reader<Value>;
declare const record: <const Key extends string, Value>(keys: readonly Key[], read: Reader<Value>) => Reader<Record<Key, Value>>;

type readers_FieldReaders<Value> = FieldReaders<Value>;
type readers_Reader<Value> = Reader<Value>;
declare const readers_amount: typeof amount;
declare const readers_flag: typeof flag;
declare const readers_integers: typeof integers;
declare const readers_list: typeof list;
declare const readers_nullable: typeof nullable;
declare const readers_number: typeof number;
declare const readers_object: typeof object;
declare const readers_oneOf: typeof oneOf;
declare const readers_optional: typeof optional;
declare const readers_record: typeof record;
declare const readers_text: typeof text;
declare namespace readers {
  export { readers_amount as amount, readers_flag as flag, readers_integers as integers, readers_list as list, readers_nullable as nullable, readers_number as number, readers_object as object, readers_oneOf as oneOf, readers_optional as optional, readers_record as record, readers_text as text };
  export type { readers_FieldReaders as FieldReaders, readers_Reader as Reader };
}

declare const readRows: <Value>(read: Reader<Value>, report: (error: unknown) => void) => Reader<Value[]>;

interface Refusal {
    readonly message: string;
    readonly hint?: string | null;
    readonly details?: string | null;
}
interface Response<Page> {
    readonly data: Page | null;
    readonly error: Refusal | null;
}
declare const hintOf: (error: unknown) => unknown;
declare const isForLater: (error: unknown) => boolean;
declare function readPages<Page extends {
    readonly next: NextPage;
}>(read: (after: NextPage) => PromiseLike<Response<Page>>, wait: (seconds: number) => Promise<void>): Promise<[Page, ...Page[]]>;
type Lists = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
declare function joinLists(pages: readonly Lists[]): Record<string, Readonly<Record<string, unknown>>[]>;

declare const REMOTES: {
    readonly games: {
        readonly port: 3001;
        readonly portVariable: "GAMES_PORT";
    };
    readonly account: {
        readonly port: 3002;
        readonly portVariable: "ACCOUNT_PORT";
    };
    readonly learning: {
        readonly port: 3003;
        readonly portVariable: "LEARNING_PORT";
    };
};
type RemoteName = keyof typeof REMOTES;
declare const REMOTE_NAMES: readonly RemoteName[];

declare const RuntimeConfigSchema: z.ZodMiniObject<{
    supabaseUrl: z.ZodMiniURL;
    supabasePublishableKey: z.ZodMiniString<string>;
    paymentsUrl: z.ZodMiniURL;
    turnstileSiteKey: z.ZodMiniOptional<z.ZodMiniString<string>>;
    sentryDsn: z.ZodMiniOptional<z.ZodMiniString<string>>;
    supportEmail: z.ZodMiniOptional<z.ZodMiniEmail>;
    requireSignInForGames: z.ZodMiniBoolean<boolean>;
    breachedPasswordCheck: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    release: z.ZodMiniString<string>;
}, z.core.$strip>;
type RuntimeConfig = z.infer<typeof RuntimeConfigSchema>;
declare const RemotesFileSchema: z.ZodMiniObject<{
    account: z.ZodMiniObject<{
        entry: z.ZodMiniURL;
        canary: z.ZodMiniOptional<z.ZodMiniObject<{
            entry: z.ZodMiniURL;
            share: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    games: z.ZodMiniObject<{
        entry: z.ZodMiniURL;
        canary: z.ZodMiniOptional<z.ZodMiniObject<{
            entry: z.ZodMiniURL;
            share: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    learning: z.ZodMiniObject<{
        entry: z.ZodMiniURL;
        canary: z.ZodMiniOptional<z.ZodMiniObject<{
            entry: z.ZodMiniURL;
            share: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
}, z.core.$strip>;
type RemotesFile = z.infer<typeof RemotesFileSchema>;

interface StoredPreferences {
    soundEnabled: boolean;
    darkMode: boolean | null;
}
type StoredCohort = string;
type StoredEmailConfirmation = 'true';
declare const CHECKOUT_ENTRIES: {
    readonly session: "account:secure:checkout-session";
    readonly tier: "account:secure:subscription-tier";
};
interface StoredSecureEntry {
    value: string;
    timestamp: number;
    ttl: number;
}
declare const secureEntry: (value: string) => StoredSecureEntry;
type StoredPurchaseId = string;

type Owner = string;
declare const GUEST: Owner;
type DeliveryState = 'pending' | 'saved' | 'rejected';
interface StoredResult<Result extends FinishedResult = FinishedResult> {
    owner: Owner;
    state: DeliveryState;
    result: Result;
    begunByGuest?: boolean | undefined;
    claimedBy?: Owner | undefined;
    fullOn?: string | undefined;
    daily?: SavedDaily | undefined;
    standing?: Standing | undefined;
}
interface StoredBoard {
    cells: readonly number[];
    pencil: readonly number[];
    revealed: readonly number[];
}
interface StoredMove {
    at: number;
    cell: number | null;
    digit: number;
}
interface StoredAttempt {
    owner: Owner;
    game: GridGame;
    dayKey: string;
    startedAt: number;
    startedOnServer: boolean;
    begunByGuest?: boolean | undefined;
    board: StoredBoard;
    finishedInSeconds?: number | undefined;
    moves?: readonly StoredMove[] | undefined;
}
interface StoredPractice {
    id: string;
    givens: readonly number[];
    solution: readonly number[];
    board: StoredBoard;
    playedMs: number;
    moves?: readonly StoredMove[] | undefined;
    solved: boolean;
    solvedOn?: string | undefined;
}
interface StoredHint {
    game: GridGame;
    givens: readonly number[];
    solution: readonly number[];
    cells: readonly number[];
    at: number;
}

declare const RECORD_KINDS: readonly ["account:secure:", "games:attempt:", "games:hints:", "games:practice:", "games:result:", "learning-session:"];
declare const TEXT_KINDS: readonly ["account:purchase", "cohort", "email-confirmed", "games:last-player", "games:played:", "games:practice-difficulty:", "games:running:", "letters", "link-session", "preferences"];
type RecordKey = `${(typeof RECORD_KINDS)[number]}${string}`;
type TextKey = `${(typeof TEXT_KINDS)[number]}${string}`;

declare const recordText: (record: object) => string;
declare const isNewer: (text: string | null) => boolean;
interface WebStorage {
    getItem(key: string): string | null;
    setItem(key: string, text: string): void;
}
declare function keepRecord(storage: WebStorage, key: RecordKey, record: object): boolean;

export { ACTIVATION_DELAY_MS };
export { ACTIVATION_POLL_MS };
export { ACTIVATION_REDIRECT_MS };
export { ANSWERED_BY };
export { AccountMetadataSchema };
export { AnswerSchema };
export { ApiErrorSchema };
export { CHECKOUT_ENTRIES };
export { CHECKOUT_ENTRY_TTL_MS };
export { CompletedSessionSchema };
export { CreateAccountRequestSchema };
export { CreateAccountResponseSchema };
export { CreateCheckoutRequestSchema };
export { CreateCheckoutResponseSchema };
export { CreatePortalResponseSchema };
export { DAILY_COMMITMENTS };
export { DEFAULT_FIRST_NAME };
export { DEFAULT_PROFILE_COLOR };
export { DEMO_HINTS };
export { DRILL_GAMES };
export { DailyStandingSchema };
export { DashboardSummarySchema };
export { DayKeySchema };
export { DueCardSchema };
export { EMAIL_RESEND_WAIT_SECONDS };
export { EMAIL_RESENT_NOTICE_MS };
export { EMAIL_SIGN_IN_POLL_MS };
export { EMAIL_VERIFICATION_POLL_MS };
export { EndSubscriptionResponseSchema };
export { ExportedDataSchema };
export { ExportedProgressSchema };
export { FREE_DAILY_SESSIONS };
export { FinishedDailySchema };
export { FinishedDrillSchema };
export { FinishedPracticeSchema };
export { FinishedResultSchema };
export { FinishedTimedRoundSchema };
export { GAMES };
export { GAME_SENTENCES };
export { GAME_TYPES };
export { GRID_GAMES };
export { GRID_SENTENCES };
export { GUEST };
export { HealthSchema };
export { InvitationRequestSchema };
export { InvitationResponseSchema };
export { KeptSessionSchema };
export { LEARNING_GOALS };
export { LEARNING_LEVELS };
export { LEARNING_LIMITS };
export { LEARNING_SESSION_KINDS };
export { LEVEL_STARTS_AT_XP };
export { LearningAnswerSchema };
export { LearningStateSchema };
export { LoggedActivitySchema };
export { MASTERY_LEVELS };
export { MATH_LEVELS };
export { MONEY_BACK_DAYS };
export { NextPageSchema };
export { ONBOARDING_PARTS };
export { OpenSessionSchema };
export { PASSWORD_UPDATE_REDIRECT_MS };
export { PLANS };
export { PLAN_KEYS };
export { PRACTICE_HINTS };
export { PRODUCT_NAME };
export { PROFILE_SETUP_REDIRECT_MS };
export { PaymentOutcomeSchema };
export { PlanKeySchema };
export { ProgressReportSchema };
export { RECORD_KINDS };
export { REMOTES };
export { REMOTE_NAMES };
export { RESET_RESEND_SECONDS };
export { RESULT_BANNER_MS };
export { ReadinessSchema };
export { RemotesFileSchema };
export { ReviewCardSchema };
export { ReviewQueueSchema };
export { RuntimeConfigSchema };
export { SAVE_LIMITS };
export { SIGN_UP_PASSWORD_MIN };
export { SIGN_UP_REDIRECT_MS };
export { STUDY_TIMES };
export { SaveVerdictSchema };
export { SaveVerdictsSchema };
export { SavedAnswersSchema };
export { SavedCardsSchema };
export { SavedDailyResultSchema };
export { SavedDailySchema };
export { SignUpLimitSchema };
export { SkillProgressSchema };
export { StandingSchema };
export { StartedDailySchema };
export { StartedRoundSchema };
export { StartedSessionSchema };
export { TEXT_KINDS };
export { TIMED_ROUND_GAMES };
export { TodaySchema };
export { TodaysSheetSchema };
export { UPDATE_PASSWORD_MIN };
export { USERNAME_CHECK_DEBOUNCE_MS };
export { USERNAME_MAX };
export { USERNAME_MIN };
export { VerifyCheckoutRequestSchema };
export { VerifyCheckoutResponseSchema };
export { WebhookResponseSchema };
export { dailyName };
export { hintOf };
export { isForLater };
export { isNewer };
export { joinLists };
export { keepRecord };
export { readers as read };
export { readKnown };
export { readPages };
export { readRows };
export { recordText };
export { secureEntry };
export type { AccountMetadata };
export type { AdmittedCaller };
export type { Answer };
export type { AnsweredBy };
export type { ApiError };
export type { BuyerRoom };
export type { ClaimOutcome };
export type { CompletedSession };
export type { CountedCall };
export type { CreateAccountRequest };
export type { CreateAccountResponse };
export type { CreateCheckoutRequest };
export type { CreateCheckoutResponse };
export type { CreatePortalResponse };
export type { DailyStanding };
export type { DashboardSummary };
export type { Database };
export type { DatedAnswer };
export type { DeliveryState };
export type { Difficulty };
export type { DrillGame };
export type { DueCard };
export type { EndSubscriptionResponse };
export type { ExportedData };
export type { ExportedProgress };
export type { FinishedDaily };
export type { FinishedDrill };
export type { FinishedPractice };
export type { FinishedQuiz };
export type { FinishedResult };
export type { FinishedTimedRound };
export type { GameFigures };
export type { GameKind };
export type { GameProgress };
export type { GameType };
export type { GridGame };
export type { GridSummary };
export type { Health };
export type { InvitationRequest };
export type { InvitationResponse };
export type { Json };
export type { KeptSession };
export type { LearningAnswer };
export type { LearningLevel };
export type { LearningSessionKind };
export type { LearningState };
export type { LoggedActivity };
export type { NextPage };
export type { OpenCheckout };
export type { OpenSession };
export type { OperationProgress };
export type { Owner };
export type { PaymentOutcome };
export type { Plan };
export type { PlanKey };
export type { Plans };
export type { ProgressDay };
export type { ProgressReport };
export type { ProgressSum };
export type { Readiness };
export type { RecentResult };
export type { RecordKey };
export type { RemoteName };
export type { RemotesFile };
export type { ReviewCard };
export type { ReviewQueue };
export type { RoundSummary };
export type { RpcArgs };
export type { RpcResponses };
export type { RuntimeConfig };
export type { SaveVerdict };
export type { SavedAnswers };
export type { SavedCards };
export type { SavedDaily };
export type { SavedDailyResult };
export type { SentCard };
export type { SentEvent };
export type { SentPurchase };
export type { SentResult };
export type { SentSubscription };
export type { SignUpLimit };
export type { SkillProgress };
export type { Standing };
export type { StartedDaily };
export type { StartedRound };
export type { StartedSession };
export type { StoredAttempt };
export type { StoredBoard };
export type { StoredCohort };
export type { StoredEmailConfirmation };
export type { StoredHint };
export type { StoredMove };
export type { StoredPractice };
export type { StoredPreferences };
export type { StoredPurchaseId };
export type { StoredResult };
export type { StoredSecureEntry };
export type { TextKey };
export type { TimedRoundGame };
export type { Today };
export type { TodaysSheet };
export type { VerifyCheckoutRequest };
export type { VerifyCheckoutResponse };
export type { WeakFact };
export type { WebhookResponse };

// guessable-password.d.ts
declare function isGuessable(password: string, about?: readonly unknown[]): boolean;

export { isGuessable };

// without-secrets.d.ts
declare const isSecretName: (name: string) => boolean;
declare function withoutSecrets(text: string): string;

export { isSecretName };
export { withoutSecrets };

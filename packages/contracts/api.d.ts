// @ninefold/contracts 6.0.0
// index.d.ts
import * as v from 'valibot';

declare const MATH_LEVELS: readonly ["beginner", "elementary", "middle", "high_school", "college", "advanced"];
declare const LEARNING_GOALS: readonly ["exam_prep", "skill_building", "homework_help", "career_advancement", "personal_interest", "teaching_others", "competition", "refresh_knowledge"];
declare const STUDY_TIMES: readonly ["morning", "afternoon", "evening", "flexible"];
declare const DAILY_COMMITMENTS: readonly ["10-15", "15-20", "20-30", "30+"];
declare const AccountMetadataSchema: v.ObjectSchema<{
    readonly account_status: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<"pending_verification">, undefined>, undefined>;
    readonly first_name: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<string>, undefined>, undefined>;
    readonly last_name: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<string>, undefined>, undefined>;
    readonly math_level: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<"beginner" | "elementary" | "middle" | "high_school" | "college" | "advanced">, undefined>, undefined>;
    readonly learning_goals: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<("exam_prep" | "skill_building" | "homework_help" | "career_advancement" | "personal_interest" | "teaching_others" | "competition" | "refresh_knowledge")[]>, undefined>, undefined>;
    readonly preferred_study_time: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<"morning" | "afternoon" | "evening" | "flexible">, undefined>, undefined>;
    readonly daily_commitment: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<"10-15" | "15-20" | "20-30" | "30+">, undefined>, undefined>;
    readonly onboarding_completed: v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<boolean>, undefined>, undefined>;
}, undefined>;
type AccountMetadata = v.InferOutput<typeof AccountMetadataSchema>;

declare const ApiErrorSchema: v.ObjectSchema<{
    readonly error: v.StringSchema<undefined>;
    readonly code: v.StringSchema<undefined>;
    readonly session_id: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
}, undefined>;
type ApiError = v.InferOutput<typeof ApiErrorSchema>;

type GameKind = 'grid' | 'timed_round' | 'drill';
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

type BoardGame = GridGame | TimedRoundGame;
declare const BOARD_PERIODS: readonly ["day", "week", "all"];
type BoardPeriod = (typeof BOARD_PERIODS)[number];
declare const BoardRowSchema: v.ObjectSchema<{
    readonly place: v.NumberSchema<undefined>;
    readonly value: v.NumberSchema<undefined>;
    readonly mine: v.BooleanSchema<undefined>;
    readonly username: v.StringSchema<undefined>;
    readonly profile_color: v.StringSchema<undefined>;
    readonly country: v.NullableSchema<v.StringSchema<undefined>, undefined>;
}, undefined>;
type BoardRow = v.InferOutput<typeof BoardRowSchema>;
declare const BoardSchema: v.ObjectSchema<{
    readonly from_day: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly players: v.NumberSchema<undefined>;
    readonly my_place: v.NullableSchema<v.NumberSchema<undefined>, undefined>;
    readonly rows: v.ArraySchema<v.ObjectSchema<{
        readonly place: v.NumberSchema<undefined>;
        readonly value: v.NumberSchema<undefined>;
        readonly mine: v.BooleanSchema<undefined>;
        readonly username: v.StringSchema<undefined>;
        readonly profile_color: v.StringSchema<undefined>;
        readonly country: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    }, undefined>, undefined>;
    readonly shown: v.NullableSchema<v.BooleanSchema<undefined>, undefined>;
    readonly day_key: v.CustomSchema<string, undefined>;
    readonly seconds_to_reset: v.NumberSchema<undefined>;
}, undefined>;
type Board = v.InferOutput<typeof BoardSchema>;

declare const ArchiveSchema: v.ObjectSchema<{
    readonly days: v.ArraySchema<v.ObjectSchema<{
        readonly day_key: v.CustomSchema<string, undefined>;
        readonly grids: v.ObjectSchema<Record<"sum_grid" | "multiplication_grid" | "combined_grid", v.OptionalSchema<v.ObjectSchema<{
            readonly daily_seconds: v.NullableSchema<v.NumberSchema<undefined>, undefined>;
            readonly archive_seconds: v.NullableSchema<v.NumberSchema<undefined>, undefined>;
        }, undefined>, undefined>>, undefined>;
    }, undefined>, undefined>;
    readonly day_key: v.CustomSchema<string, undefined>;
    readonly seconds_to_reset: v.NumberSchema<undefined>;
}, undefined>;
type Archive = v.InferOutput<typeof ArchiveSchema>;
declare const MAX_ARCHIVE_DAYS = 62;
declare const GUEST_ARCHIVE_DAYS = 1;

declare const GridReplaySchema: v.ObjectSchema<{
    readonly seconds: v.NumberSchema<undefined>;
    readonly hints: v.NumberSchema<undefined>;
    readonly moves: v.ArraySchema<v.ObjectSchema<{
        readonly at: v.CustomSchema<number, undefined>;
        readonly cell: v.NullableSchema<v.CustomSchema<number, undefined>, undefined>;
        readonly digit: v.CustomSchema<number, undefined>;
    }, undefined>, undefined>;
}, undefined>;
type GridReplay = v.InferOutput<typeof GridReplaySchema>;
declare const RoundReplaySchema: v.ObjectSchema<{
    readonly score: v.NumberSchema<undefined>;
    readonly answers: v.ArraySchema<v.ObjectSchema<{
        readonly question: v.StringSchema<undefined>;
        readonly correct_answer: v.NumberSchema<undefined>;
        readonly answer: v.NullableSchema<v.NumberSchema<undefined>, undefined>;
        readonly milliseconds: v.CustomSchema<number, undefined>;
    }, undefined>, undefined>;
}, undefined>;
type RoundReplay = v.InferOutput<typeof RoundReplaySchema>;
declare const ChallengeSchema: v.VariantSchema<"status", [v.ObjectSchema<{
    readonly status: v.LiteralSchema<"unknown", undefined>;
}, undefined>, v.VariantSchema<"game_type", [v.ObjectSchema<{
    readonly hints: v.NumberSchema<undefined>;
    readonly givens: v.CustomSchema<readonly number[], undefined>;
    readonly targets: v.ObjectSchema<{
        readonly sum: v.OptionalSchema<v.ObjectSchema<{
            readonly rows: v.CustomSchema<[number, number, number], undefined>;
            readonly columns: v.CustomSchema<[number, number, number], undefined>;
        }, undefined>, undefined>;
        readonly product: v.OptionalSchema<v.ObjectSchema<{
            readonly rows: v.CustomSchema<[number, number, number], undefined>;
            readonly columns: v.CustomSchema<[number, number, number], undefined>;
        }, undefined>, undefined>;
    }, undefined>;
    readonly game_type: v.PicklistSchema<readonly ["sum_grid" | "multiplication_grid" | "combined_grid", ...("sum_grid" | "multiplication_grid" | "combined_grid")[]], undefined>;
    readonly day_key: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly status: v.LiteralSchema<"open", undefined>;
    readonly seconds: v.NumberSchema<undefined>;
    readonly verified: v.BooleanSchema<undefined>;
    readonly ghost: v.ArraySchema<v.ObjectSchema<{
        readonly at: v.NumberSchema<undefined>;
        readonly done: v.NumberSchema<undefined>;
    }, undefined>, undefined>;
    readonly mine: v.BooleanSchema<undefined>;
}, undefined>, v.ObjectSchema<{
    readonly score: v.NumberSchema<undefined>;
    readonly game_type: v.PicklistSchema<readonly ["mental_math_speed", ..."mental_math_speed"[]], undefined>;
    readonly answered_by: v.PicklistSchema<readonly ["choosing", "typing"], undefined>;
    readonly status: v.LiteralSchema<"open", undefined>;
    readonly seconds: v.NumberSchema<undefined>;
    readonly verified: v.BooleanSchema<undefined>;
    readonly ghost: v.ArraySchema<v.ObjectSchema<{
        readonly at: v.NumberSchema<undefined>;
        readonly done: v.NumberSchema<undefined>;
    }, undefined>, undefined>;
    readonly mine: v.BooleanSchema<undefined>;
}, undefined>], undefined>], undefined>;
type Challenge = v.InferOutput<typeof ChallengeSchema>;
type OpenChallenge = Extract<Challenge, {
    status: 'open';
}>;
type GridChallenge = Extract<OpenChallenge, {
    givens: unknown;
}>;
type RoundChallenge = Extract<OpenChallenge, {
    score: unknown;
}>;
declare const ChallengeCardSchema: v.VariantSchema<"game_type", [v.ObjectSchema<{
    readonly seconds: v.NumberSchema<undefined>;
    readonly givens: v.CustomSchema<readonly number[], undefined>;
    readonly targets: v.ObjectSchema<{
        readonly sum: v.OptionalSchema<v.ObjectSchema<{
            readonly rows: v.CustomSchema<[number, number, number], undefined>;
            readonly columns: v.CustomSchema<[number, number, number], undefined>;
        }, undefined>, undefined>;
        readonly product: v.OptionalSchema<v.ObjectSchema<{
            readonly rows: v.CustomSchema<[number, number, number], undefined>;
            readonly columns: v.CustomSchema<[number, number, number], undefined>;
        }, undefined>, undefined>;
    }, undefined>;
    readonly game_type: v.PicklistSchema<readonly ["sum_grid" | "multiplication_grid" | "combined_grid", ...("sum_grid" | "multiplication_grid" | "combined_grid")[]], undefined>;
}, undefined>, v.ObjectSchema<{
    readonly game_type: v.PicklistSchema<readonly ["mental_math_speed", ..."mental_math_speed"[]], undefined>;
    readonly score: v.NumberSchema<undefined>;
    readonly seconds: v.NumberSchema<undefined>;
}, undefined>], undefined>;
type ChallengeCard = v.InferOutput<typeof ChallengeCardSchema>;
declare const ChallengeSolutionSchema: v.VariantSchema<"kind", [v.ObjectSchema<{
    readonly seconds: v.NumberSchema<undefined>;
    readonly hints: v.NumberSchema<undefined>;
    readonly moves: v.ArraySchema<v.ObjectSchema<{
        readonly at: v.CustomSchema<number, undefined>;
        readonly cell: v.NullableSchema<v.CustomSchema<number, undefined>, undefined>;
        readonly digit: v.CustomSchema<number, undefined>;
    }, undefined>, undefined>;
    readonly kind: v.LiteralSchema<"grid", undefined>;
    readonly grid: v.CustomSchema<readonly number[], undefined>;
}, undefined>, v.ObjectSchema<{
    readonly kind: v.LiteralSchema<"round", undefined>;
    readonly answers: v.ArraySchema<v.ObjectSchema<{
        readonly question: v.StringSchema<undefined>;
        readonly correct_answer: v.NumberSchema<undefined>;
        readonly answer: v.NullableSchema<v.NumberSchema<undefined>, undefined>;
        readonly milliseconds: v.CustomSchema<number, undefined>;
    }, undefined>, undefined>;
}, undefined>], undefined>;
type ChallengeSolution = v.InferOutput<typeof ChallengeSolutionSchema>;
declare const StoredChallengeAttemptSchema: v.ObjectSchema<{
    readonly id: v.StringSchema<undefined>;
    readonly code: v.StringSchema<undefined>;
    readonly solution: v.OptionalSchema<v.VariantSchema<"kind", [v.ObjectSchema<{
        readonly seconds: v.NumberSchema<undefined>;
        readonly hints: v.NumberSchema<undefined>;
        readonly moves: v.ArraySchema<v.ObjectSchema<{
            readonly at: v.CustomSchema<number, undefined>;
            readonly cell: v.NullableSchema<v.CustomSchema<number, undefined>, undefined>;
            readonly digit: v.CustomSchema<number, undefined>;
        }, undefined>, undefined>;
        readonly kind: v.LiteralSchema<"grid", undefined>;
        readonly grid: v.CustomSchema<readonly number[], undefined>;
    }, undefined>, v.ObjectSchema<{
        readonly kind: v.LiteralSchema<"round", undefined>;
        readonly answers: v.ArraySchema<v.ObjectSchema<{
            readonly question: v.StringSchema<undefined>;
            readonly correct_answer: v.NumberSchema<undefined>;
            readonly answer: v.NullableSchema<v.NumberSchema<undefined>, undefined>;
            readonly milliseconds: v.CustomSchema<number, undefined>;
        }, undefined>, undefined>;
    }, undefined>], undefined>, undefined>;
    readonly sent: v.BooleanSchema<undefined>;
    readonly at: v.NumberSchema<undefined>;
}, undefined>;
type StoredChallengeAttempt = v.InferOutput<typeof StoredChallengeAttemptSchema>;
declare const StartedChallengeSchema: v.VariantSchema<"status", [v.ObjectSchema<{
    readonly status: v.PicklistSchema<["unknown", "too-many"], undefined>;
}, undefined>, v.ObjectSchema<{
    readonly status: v.LiteralSchema<"started", undefined>;
    readonly sheet: v.OptionalSchema<v.NumberSchema<undefined>, undefined>;
}, undefined>], undefined>;
type StartedChallenge = v.InferOutput<typeof StartedChallengeSchema>;
declare const ChallengeOutcomeSchema: v.VariantSchema<"status", [v.ObjectSchema<{
    readonly status: v.LiteralSchema<"unknown", undefined>;
}, undefined>, v.VariantSchema<"game_type", [v.ObjectSchema<{
    readonly game_type: v.PicklistSchema<readonly ["sum_grid" | "multiplication_grid" | "combined_grid", ...("sum_grid" | "multiplication_grid" | "combined_grid")[]], undefined>;
    readonly theirs: v.ObjectSchema<{
        readonly seconds: v.NumberSchema<undefined>;
        readonly hints: v.NumberSchema<undefined>;
        readonly moves: v.ArraySchema<v.ObjectSchema<{
            readonly at: v.CustomSchema<number, undefined>;
            readonly cell: v.NullableSchema<v.CustomSchema<number, undefined>, undefined>;
            readonly digit: v.CustomSchema<number, undefined>;
        }, undefined>, undefined>;
    }, undefined>;
    readonly yours: v.ObjectSchema<{
        readonly seconds: v.NumberSchema<undefined>;
        readonly hints: v.NumberSchema<undefined>;
        readonly moves: v.ArraySchema<v.ObjectSchema<{
            readonly at: v.CustomSchema<number, undefined>;
            readonly cell: v.NullableSchema<v.CustomSchema<number, undefined>, undefined>;
            readonly digit: v.CustomSchema<number, undefined>;
        }, undefined>, undefined>;
    }, undefined>;
    readonly status: v.PicklistSchema<["kept", "not-kept"], undefined>;
    readonly named: v.BooleanSchema<undefined>;
}, undefined>, v.ObjectSchema<{
    readonly game_type: v.PicklistSchema<readonly ["mental_math_speed", ..."mental_math_speed"[]], undefined>;
    readonly theirs: v.ObjectSchema<{
        readonly score: v.NumberSchema<undefined>;
        readonly answers: v.ArraySchema<v.ObjectSchema<{
            readonly question: v.StringSchema<undefined>;
            readonly correct_answer: v.NumberSchema<undefined>;
            readonly answer: v.NullableSchema<v.NumberSchema<undefined>, undefined>;
            readonly milliseconds: v.CustomSchema<number, undefined>;
        }, undefined>, undefined>;
    }, undefined>;
    readonly yours: v.ObjectSchema<{
        readonly score: v.NumberSchema<undefined>;
        readonly answers: v.ArraySchema<v.ObjectSchema<{
            readonly question: v.StringSchema<undefined>;
            readonly correct_answer: v.NumberSchema<undefined>;
            readonly answer: v.NullableSchema<v.NumberSchema<undefined>, undefined>;
            readonly milliseconds: v.CustomSchema<number, undefined>;
        }, undefined>, undefined>;
    }, undefined>;
    readonly status: v.PicklistSchema<["kept", "not-kept"], undefined>;
    readonly named: v.BooleanSchema<undefined>;
}, undefined>], undefined>], undefined>;
type ChallengeOutcome = v.InferOutput<typeof ChallengeOutcomeSchema>;
declare const MyChallengeSchema: v.VariantSchema<"game_type", [v.ObjectSchema<{
    readonly seconds: v.NumberSchema<undefined>;
    readonly best_seconds: v.NullableSchema<v.NumberSchema<undefined>, undefined>;
    readonly game_type: v.PicklistSchema<readonly ["sum_grid" | "multiplication_grid" | "combined_grid", ...("sum_grid" | "multiplication_grid" | "combined_grid")[]], undefined>;
    readonly day_key: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly code: v.StringSchema<undefined>;
    readonly created_at: v.StringSchema<undefined>;
    readonly answered: v.NumberSchema<undefined>;
}, undefined>, v.ObjectSchema<{
    readonly score: v.NumberSchema<undefined>;
    readonly best_score: v.NullableSchema<v.NumberSchema<undefined>, undefined>;
    readonly game_type: v.PicklistSchema<readonly ["mental_math_speed", ..."mental_math_speed"[]], undefined>;
    readonly answered_by: v.PicklistSchema<readonly ["choosing", "typing"], undefined>;
    readonly code: v.StringSchema<undefined>;
    readonly created_at: v.StringSchema<undefined>;
    readonly answered: v.NumberSchema<undefined>;
}, undefined>], undefined>;
type MyChallenge = v.InferOutput<typeof MyChallengeSchema>;
declare const ChallengeAnswersSchema: v.VariantSchema<"game_type", [v.ObjectSchema<{
    readonly givens: v.CustomSchema<readonly number[], undefined>;
    readonly grid: v.CustomSchema<readonly number[], undefined>;
    readonly yours: v.ObjectSchema<{
        readonly seconds: v.NumberSchema<undefined>;
        readonly hints: v.NumberSchema<undefined>;
        readonly moves: v.ArraySchema<v.ObjectSchema<{
            readonly at: v.CustomSchema<number, undefined>;
            readonly cell: v.NullableSchema<v.CustomSchema<number, undefined>, undefined>;
            readonly digit: v.CustomSchema<number, undefined>;
        }, undefined>, undefined>;
    }, undefined>;
    readonly answers: v.ArraySchema<v.ObjectSchema<{
        readonly seconds: v.NumberSchema<undefined>;
        readonly hints: v.NumberSchema<undefined>;
        readonly moves: v.ArraySchema<v.ObjectSchema<{
            readonly at: v.CustomSchema<number, undefined>;
            readonly cell: v.NullableSchema<v.CustomSchema<number, undefined>, undefined>;
            readonly digit: v.CustomSchema<number, undefined>;
        }, undefined>, undefined>;
        readonly id: v.StringSchema<undefined>;
        readonly measured: v.BooleanSchema<undefined>;
        readonly solved_at: v.StringSchema<undefined>;
        readonly player: v.NullableSchema<v.ObjectSchema<{
            readonly username: v.StringSchema<undefined>;
            readonly profile_color: v.StringSchema<undefined>;
            readonly country: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        }, undefined>, undefined>;
    }, undefined>, undefined>;
    readonly game_type: v.PicklistSchema<readonly ["sum_grid" | "multiplication_grid" | "combined_grid", ...("sum_grid" | "multiplication_grid" | "combined_grid")[]], undefined>;
    readonly day_key: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly code: v.StringSchema<undefined>;
    readonly answered: v.NumberSchema<undefined>;
}, undefined>, v.ObjectSchema<{
    readonly yours: v.ObjectSchema<{
        readonly score: v.NumberSchema<undefined>;
        readonly answers: v.ArraySchema<v.ObjectSchema<{
            readonly question: v.StringSchema<undefined>;
            readonly correct_answer: v.NumberSchema<undefined>;
            readonly answer: v.NullableSchema<v.NumberSchema<undefined>, undefined>;
            readonly milliseconds: v.CustomSchema<number, undefined>;
        }, undefined>, undefined>;
    }, undefined>;
    readonly answers: v.ArraySchema<v.ObjectSchema<{
        readonly score: v.NumberSchema<undefined>;
        readonly answers: v.ArraySchema<v.ObjectSchema<{
            readonly question: v.StringSchema<undefined>;
            readonly correct_answer: v.NumberSchema<undefined>;
            readonly answer: v.NullableSchema<v.NumberSchema<undefined>, undefined>;
            readonly milliseconds: v.CustomSchema<number, undefined>;
        }, undefined>, undefined>;
        readonly id: v.StringSchema<undefined>;
        readonly measured: v.BooleanSchema<undefined>;
        readonly solved_at: v.StringSchema<undefined>;
        readonly player: v.NullableSchema<v.ObjectSchema<{
            readonly username: v.StringSchema<undefined>;
            readonly profile_color: v.StringSchema<undefined>;
            readonly country: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        }, undefined>, undefined>;
    }, undefined>, undefined>;
    readonly game_type: v.PicklistSchema<readonly ["mental_math_speed", ..."mental_math_speed"[]], undefined>;
    readonly answered_by: v.PicklistSchema<readonly ["choosing", "typing"], undefined>;
    readonly code: v.StringSchema<undefined>;
    readonly answered: v.NumberSchema<undefined>;
}, undefined>], undefined>;
type ChallengeAnswers = v.InferOutput<typeof ChallengeAnswersSchema>;

declare const CLASS_LIMITS: {
    readonly classes: 20;
    readonly pupils: 60;
    readonly assignments: 200;
};
declare const ASSIGNMENT_KINDS: readonly ["skill", "placement", "technique", "sheet"];
type AssignmentKind = (typeof ASSIGNMENT_KINDS)[number];
declare const ASSIGNMENT_STATES: readonly ["open", "begun", "done"];
type AssignmentState = (typeof ASSIGNMENT_STATES)[number];
declare const OTHER_MISTAKE = "other";
declare const ClassAssignmentSchema: v.ObjectSchema<{
    readonly id: v.StringSchema<undefined>;
    readonly kind: v.PicklistSchema<readonly ["skill", "placement", "technique", "sheet"], undefined>;
    readonly what: v.StringSchema<undefined>;
    readonly due_on: v.StringSchema<undefined>;
    readonly assigned_on: v.StringSchema<undefined>;
}, undefined>;
type ClassAssignment = v.InferOutput<typeof ClassAssignmentSchema>;
declare const StudentSkillSchema: v.ObjectSchema<{
    readonly skill: v.StringSchema<undefined>;
    readonly level: v.NullableSchema<v.PicklistSchema<readonly ["attempted", "familiar", "proficient", "mastered"], undefined>, undefined>;
    readonly answers: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly correct: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly mistakes: v.ArraySchema<v.ObjectSchema<{
        readonly mistake: v.StringSchema<undefined>;
        readonly times: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    }, undefined>, undefined>;
}, undefined>;
type StudentSkill = v.InferOutput<typeof StudentSkillSchema>;
declare const StudentProgressSchema: v.ObjectSchema<{
    readonly id: v.StringSchema<undefined>;
    readonly name: v.StringSchema<undefined>;
    readonly joined_on: v.StringSchema<undefined>;
    readonly work: v.ArraySchema<v.PicklistSchema<readonly ["open", "begun", "done"], undefined>, undefined>;
    readonly skills: v.ArraySchema<v.ObjectSchema<{
        readonly skill: v.StringSchema<undefined>;
        readonly level: v.NullableSchema<v.PicklistSchema<readonly ["attempted", "familiar", "proficient", "mastered"], undefined>, undefined>;
        readonly answers: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly correct: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly mistakes: v.ArraySchema<v.ObjectSchema<{
            readonly mistake: v.StringSchema<undefined>;
            readonly times: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        }, undefined>, undefined>;
    }, undefined>, undefined>;
}, undefined>;
type StudentProgress = v.InferOutput<typeof StudentProgressSchema>;
declare const ClassOverviewSchema: v.ObjectSchema<{
    readonly id: v.StringSchema<undefined>;
    readonly name: v.StringSchema<undefined>;
    readonly code: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly assignments: v.ArraySchema<v.ObjectSchema<{
        readonly id: v.StringSchema<undefined>;
        readonly kind: v.PicklistSchema<readonly ["skill", "placement", "technique", "sheet"], undefined>;
        readonly what: v.StringSchema<undefined>;
        readonly due_on: v.StringSchema<undefined>;
        readonly assigned_on: v.StringSchema<undefined>;
    }, undefined>, undefined>;
    readonly pupils: v.ArraySchema<v.ObjectSchema<{
        readonly id: v.StringSchema<undefined>;
        readonly name: v.StringSchema<undefined>;
        readonly joined_on: v.StringSchema<undefined>;
        readonly work: v.ArraySchema<v.PicklistSchema<readonly ["open", "begun", "done"], undefined>, undefined>;
        readonly skills: v.ArraySchema<v.ObjectSchema<{
            readonly skill: v.StringSchema<undefined>;
            readonly level: v.NullableSchema<v.PicklistSchema<readonly ["attempted", "familiar", "proficient", "mastered"], undefined>, undefined>;
            readonly answers: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
            readonly correct: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
            readonly mistakes: v.ArraySchema<v.ObjectSchema<{
                readonly mistake: v.StringSchema<undefined>;
                readonly times: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
            }, undefined>, undefined>;
        }, undefined>, undefined>;
    }, undefined>, undefined>;
    readonly day_key: v.CustomSchema<string, undefined>;
    readonly seconds_to_reset: v.NumberSchema<undefined>;
}, undefined>;
type ClassOverview = v.InferOutput<typeof ClassOverviewSchema>;
declare const StudentClassSchema: v.ObjectSchema<{
    readonly id: v.StringSchema<undefined>;
    readonly name: v.StringSchema<undefined>;
    readonly assignments: v.ArraySchema<v.ObjectSchema<{
        readonly id: v.StringSchema<undefined>;
        readonly kind: v.PicklistSchema<readonly ["skill", "placement", "technique", "sheet"], undefined>;
        readonly what: v.StringSchema<undefined>;
        readonly due_on: v.StringSchema<undefined>;
        readonly assigned_on: v.StringSchema<undefined>;
    }, undefined>, undefined>;
    readonly me: v.ObjectSchema<{
        readonly id: v.StringSchema<undefined>;
        readonly name: v.StringSchema<undefined>;
        readonly joined_on: v.StringSchema<undefined>;
        readonly work: v.ArraySchema<v.PicklistSchema<readonly ["open", "begun", "done"], undefined>, undefined>;
        readonly skills: v.ArraySchema<v.ObjectSchema<{
            readonly skill: v.StringSchema<undefined>;
            readonly level: v.NullableSchema<v.PicklistSchema<readonly ["attempted", "familiar", "proficient", "mastered"], undefined>, undefined>;
            readonly answers: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
            readonly correct: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
            readonly mistakes: v.ArraySchema<v.ObjectSchema<{
                readonly mistake: v.StringSchema<undefined>;
                readonly times: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
            }, undefined>, undefined>;
        }, undefined>, undefined>;
    }, undefined>;
    readonly day_key: v.CustomSchema<string, undefined>;
    readonly seconds_to_reset: v.NumberSchema<undefined>;
}, undefined>;
type StudentClass = v.InferOutput<typeof StudentClassSchema>;
declare const MyClassesSchema: v.ObjectSchema<{
    readonly teaching: v.ArraySchema<v.ObjectSchema<{
        readonly id: v.StringSchema<undefined>;
        readonly name: v.StringSchema<undefined>;
        readonly pupils: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    }, undefined>, undefined>;
    readonly attending: v.ArraySchema<v.ObjectSchema<{
        readonly id: v.StringSchema<undefined>;
        readonly name: v.StringSchema<undefined>;
        readonly my_name: v.StringSchema<undefined>;
        readonly to_do: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly next_due_on: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    }, undefined>, undefined>;
    readonly day_key: v.CustomSchema<string, undefined>;
    readonly seconds_to_reset: v.NumberSchema<undefined>;
}, undefined>;
type MyClasses = v.InferOutput<typeof MyClassesSchema>;
declare const OpenAssignmentsSchema: v.ObjectSchema<{
    readonly open: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly next: v.ArraySchema<v.ObjectSchema<{
        readonly class_id: v.StringSchema<undefined>;
        readonly kind: v.PicklistSchema<readonly ["skill", "placement", "technique", "sheet"], undefined>;
        readonly what: v.StringSchema<undefined>;
        readonly due_on: v.StringSchema<undefined>;
        readonly state: v.PicklistSchema<readonly ["open", "begun", "done"], undefined>;
    }, undefined>, undefined>;
}, undefined>;
type OpenAssignments = v.InferOutput<typeof OpenAssignmentsSchema>;
declare const ClassByCodeSchema: v.ObjectSchema<{
    readonly status: v.PicklistSchema<["open", "joined", "own", "unknown", "full", "too-many", "name-taken", "wait"], undefined>;
    readonly name: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly class_id: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly wait_seconds: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
}, undefined>;
type ClassByCode = v.InferOutput<typeof ClassByCodeSchema>;
declare const RenamedInClassSchema: v.ObjectSchema<{
    readonly status: v.PicklistSchema<["renamed", "name-taken", "wait"], undefined>;
    readonly wait_seconds: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
}, undefined>;
type RenamedInClass = v.InferOutput<typeof RenamedInClassSchema>;

declare const StartedDailySchema: v.ObjectSchema<{
    readonly game_type: v.PicklistSchema<readonly ["sum_grid" | "multiplication_grid" | "combined_grid", ...("sum_grid" | "multiplication_grid" | "combined_grid")[]], undefined>;
    readonly started_at: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly elapsed_seconds: v.NumberSchema<undefined>;
    readonly completed: v.BooleanSchema<undefined>;
    readonly result: v.NullableSchema<v.ObjectSchema<{
        readonly id: v.StringSchema<undefined>;
        readonly completion_time_seconds: v.NumberSchema<undefined>;
        readonly time_verified: v.BooleanSchema<undefined>;
        readonly xp_earned: v.NumberSchema<undefined>;
        readonly completed_at: v.StringSchema<undefined>;
    }, undefined>, undefined>;
    readonly day_key: v.CustomSchema<string, undefined>;
    readonly seconds_to_reset: v.NumberSchema<undefined>;
}, undefined>;
type StartedDaily = v.InferOutput<typeof StartedDailySchema>;
declare const SavedDailyResultSchema: v.ObjectSchema<{
    readonly day_key: v.CustomSchema<string, undefined>;
    readonly completion_time_seconds: v.NumberSchema<undefined>;
    readonly time_verified: v.BooleanSchema<undefined>;
    readonly xp_earned: v.NumberSchema<undefined>;
    readonly total_xp: v.NumberSchema<undefined>;
    readonly current_streak: v.NumberSchema<undefined>;
}, undefined>;
type SavedDailyResult = v.InferOutput<typeof SavedDailyResultSchema>;
declare const LoggedActivitySchema: v.ObjectSchema<{
    readonly day_key: v.CustomSchema<string, undefined>;
    readonly counted: v.BooleanSchema<undefined>;
    readonly current_streak: v.NumberSchema<undefined>;
}, undefined>;
type LoggedActivity = v.InferOutput<typeof LoggedActivitySchema>;

declare const GridSummarySchema: v.ObjectSchema<{
    readonly played_today: v.BooleanSchema<undefined>;
    readonly started_today: v.BooleanSchema<undefined>;
    readonly today_time_seconds: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
    readonly best_time_seconds: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
    readonly games_played: v.NumberSchema<undefined>;
}, undefined>;
type GridSummary = v.InferOutput<typeof GridSummarySchema>;
declare const RoundSummarySchema: v.ObjectSchema<{
    readonly best_score: v.NullableSchema<v.NumberSchema<undefined>, undefined>;
    readonly rounds_played: v.NumberSchema<undefined>;
}, undefined>;
type RoundSummary = v.InferOutput<typeof RoundSummarySchema>;
declare const RecentResultSchema: v.ObjectSchema<{
    readonly game_type: v.PicklistSchema<readonly ["sum_grid" | "multiplication_grid" | "combined_grid", ...("sum_grid" | "multiplication_grid" | "combined_grid")[]], undefined>;
    readonly day_key: v.CustomSchema<string, undefined>;
    readonly completion_time_seconds: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly xp_earned: v.NumberSchema<undefined>;
}, undefined>;
type RecentResult = v.InferOutput<typeof RecentResultSchema>;
declare const DashboardSummarySchema: v.ObjectSchema<{
    readonly total_xp: v.NumberSchema<undefined>;
    readonly xp_today: v.NumberSchema<undefined>;
    readonly learning_level: v.SchemaWithFallback<v.PicklistSchema<readonly ["A1", "A2", "B1", "B2", "C1", "C2"], undefined>, "A1" | "A2" | "B1" | "B2" | "C1" | "C2">;
    readonly current_streak: v.NumberSchema<undefined>;
    readonly today_counts: v.BooleanSchema<undefined>;
    readonly freezes_left: v.NumberSchema<undefined>;
    readonly freeze_used_on: v.NullableSchema<v.CustomSchema<string, undefined>, undefined>;
    readonly learning_sessions_today: v.NumberSchema<undefined>;
    readonly learning_sessions_limit: v.NullableSchema<v.NumberSchema<undefined>, undefined>;
    readonly practices_completed_today: v.OptionalSchema<v.NumberSchema<undefined>, 0>;
    readonly reviews_completed_today: v.OptionalSchema<v.NumberSchema<undefined>, 0>;
    readonly reviews_due: v.OptionalSchema<v.NumberSchema<undefined>, 0>;
    readonly assigned: v.OptionalSchema<v.ObjectSchema<{
        readonly open: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly next: v.ArraySchema<v.ObjectSchema<{
            readonly class_id: v.StringSchema<undefined>;
            readonly kind: v.PicklistSchema<readonly ["skill", "placement", "technique", "sheet"], undefined>;
            readonly what: v.StringSchema<undefined>;
            readonly due_on: v.StringSchema<undefined>;
            readonly state: v.PicklistSchema<readonly ["open", "begun", "done"], undefined>;
        }, undefined>, undefined>;
    }, undefined>, {
        readonly open: 0;
        readonly next: readonly [];
    }>;
    readonly grids: v.ObjectSchema<Record<"sum_grid" | "multiplication_grid" | "combined_grid", v.ObjectSchema<{
        readonly played_today: v.BooleanSchema<undefined>;
        readonly started_today: v.BooleanSchema<undefined>;
        readonly today_time_seconds: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
        readonly best_time_seconds: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
        readonly games_played: v.NumberSchema<undefined>;
    }, undefined>>, undefined>;
    readonly timed_rounds: v.ObjectSchema<Record<"mental_math_speed", v.ObjectSchema<{
        readonly best_score: v.NullableSchema<v.NumberSchema<undefined>, undefined>;
        readonly rounds_played: v.NumberSchema<undefined>;
    }, undefined>>, undefined>;
    readonly recent_results: v.ArraySchema<v.ObjectSchema<{
        readonly game_type: v.PicklistSchema<readonly ["sum_grid" | "multiplication_grid" | "combined_grid", ...("sum_grid" | "multiplication_grid" | "combined_grid")[]], undefined>;
        readonly day_key: v.CustomSchema<string, undefined>;
        readonly completion_time_seconds: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly xp_earned: v.NumberSchema<undefined>;
    }, undefined>, undefined>;
    readonly day_key: v.CustomSchema<string, undefined>;
    readonly seconds_to_reset: v.NumberSchema<undefined>;
}, undefined>;
type DashboardSummary = v.InferOutput<typeof DashboardSummarySchema>;

declare const NextPageSchema: v.NullableSchema<v.ObjectSchema<{
    readonly table: v.StringSchema<undefined>;
    readonly key: v.ArraySchema<v.UnionSchema<[v.StringSchema<undefined>, v.NumberSchema<undefined>], undefined>, undefined>;
}, undefined>, undefined>;
type NextPage = v.InferOutput<typeof NextPageSchema>;
declare const ExportedDataSchema: v.ObjectSchema<{
    readonly exported_at: v.StringSchema<undefined>;
    readonly account: v.ObjectSchema<{
        readonly id: v.StringSchema<undefined>;
        readonly email: v.StringSchema<undefined>;
        readonly email_confirmed_at: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly created_at: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly last_sign_in_at: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly metadata: v.NullableSchema<v.RecordSchema<v.StringSchema<undefined>, v.UnknownSchema, undefined>, undefined>;
    }, undefined>;
    readonly sessions: v.ArraySchema<v.RecordSchema<v.StringSchema<undefined>, v.UnknownSchema, undefined>, undefined>;
    readonly tables: v.RecordSchema<v.StringSchema<undefined>, v.ArraySchema<v.RecordSchema<v.StringSchema<undefined>, v.UnknownSchema, undefined>, undefined>, undefined>;
    readonly next: v.NullableSchema<v.ObjectSchema<{
        readonly table: v.StringSchema<undefined>;
        readonly key: v.ArraySchema<v.UnionSchema<[v.StringSchema<undefined>, v.NumberSchema<undefined>], undefined>, undefined>;
    }, undefined>, undefined>;
}, undefined>;
type ExportedData = v.InferOutput<typeof ExportedDataSchema>;

declare const LEARNING_SESSION_KINDS: readonly ["skill", "practice", "review", "placement", "test_out"];
type LearningSessionKind = (typeof LEARNING_SESSION_KINDS)[number];
declare const MASTERY_LEVELS: readonly ["attempted", "familiar", "proficient", "mastered"];
declare const SkillProgressSchema: v.ObjectSchema<{
    readonly skill: v.StringSchema<undefined>;
    readonly answers: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly proofs: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly days_since_correct: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
    readonly days_since_proof: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
    readonly level: v.PicklistSchema<readonly ["attempted", "familiar", "proficient", "mastered"], undefined>;
}, undefined>;
type SkillProgress = v.InferOutput<typeof SkillProgressSchema>;
declare const LearningAnswerSchema: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, undefined>]>;
    readonly skill: v.StringSchema<undefined>;
    readonly difficulty: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.MaxValueAction<number, 5, undefined>]>;
    readonly seed: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly given: v.StringSchema<undefined>;
    readonly correct: v.BooleanSchema<undefined>;
    readonly chosen: v.BooleanSchema<undefined>;
    readonly helped: v.BooleanSchema<undefined>;
    readonly seconds: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>;
}, undefined>;
type LearningAnswer = v.InferOutput<typeof LearningAnswerSchema>;
declare const DatedAnswerSchema: v.ObjectSchema<{
    readonly answered_at: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly mistake: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, undefined>]>;
    readonly skill: v.StringSchema<undefined>;
    readonly difficulty: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.MaxValueAction<number, 5, undefined>]>;
    readonly seed: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly given: v.StringSchema<undefined>;
    readonly correct: v.BooleanSchema<undefined>;
    readonly chosen: v.BooleanSchema<undefined>;
    readonly helped: v.BooleanSchema<undefined>;
    readonly seconds: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>;
}, undefined>;
type DatedAnswer = v.InferOutput<typeof DatedAnswerSchema>;
type SentAnswer = LearningAnswer & Pick<DatedAnswer, 'mistake'>;
declare const OpenSessionSchema: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, undefined>]>;
    readonly kind: v.PicklistSchema<readonly ["skill", "practice", "review", "placement", "test_out"], undefined>;
    readonly level_id: v.PicklistSchema<readonly ["A1", "A2", "B1", "B2", "C1", "C2"], undefined>;
    readonly skill: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly answers: v.ArraySchema<v.ObjectSchema<{
        readonly answered_at: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
        readonly mistake: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, undefined>]>;
        readonly skill: v.StringSchema<undefined>;
        readonly difficulty: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.MaxValueAction<number, 5, undefined>]>;
        readonly seed: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly given: v.StringSchema<undefined>;
        readonly correct: v.BooleanSchema<undefined>;
        readonly chosen: v.BooleanSchema<undefined>;
        readonly helped: v.BooleanSchema<undefined>;
        readonly seconds: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>;
    }, undefined>, undefined>;
}, undefined>;
type OpenSession = v.InferOutput<typeof OpenSessionSchema>;
declare const LearningStateSchema: v.ObjectSchema<{
    readonly sessions_today: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly sessions_limit: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
    readonly placed_levels: v.ArraySchema<v.PicklistSchema<readonly ["A1", "A2", "B1", "B2", "C1", "C2"], undefined>, undefined>;
    readonly learning_level: v.SchemaWithFallback<v.PicklistSchema<readonly ["A1", "A2", "B1", "B2", "C1", "C2"], undefined>, "A1" | "A2" | "B1" | "B2" | "C1" | "C2">;
    readonly skills: v.ArraySchema<v.ObjectSchema<{
        readonly skill: v.StringSchema<undefined>;
        readonly answers: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly proofs: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly days_since_correct: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
        readonly days_since_proof: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
        readonly level: v.PicklistSchema<readonly ["attempted", "familiar", "proficient", "mastered"], undefined>;
    }, undefined>, undefined>;
    readonly open_session: v.SchemaWithFallback<v.NullableSchema<v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, undefined>]>;
        readonly kind: v.PicklistSchema<readonly ["skill", "practice", "review", "placement", "test_out"], undefined>;
        readonly level_id: v.PicklistSchema<readonly ["A1", "A2", "B1", "B2", "C1", "C2"], undefined>;
        readonly skill: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly answers: v.ArraySchema<v.ObjectSchema<{
            readonly answered_at: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
            readonly mistake: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, undefined>]>;
            readonly skill: v.StringSchema<undefined>;
            readonly difficulty: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.MaxValueAction<number, 5, undefined>]>;
            readonly seed: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
            readonly given: v.StringSchema<undefined>;
            readonly correct: v.BooleanSchema<undefined>;
            readonly chosen: v.BooleanSchema<undefined>;
            readonly helped: v.BooleanSchema<undefined>;
            readonly seconds: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>;
        }, undefined>, undefined>;
    }, undefined>, undefined>, null>;
    readonly reviews_due: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly day_key: v.CustomSchema<string, undefined>;
    readonly seconds_to_reset: v.NumberSchema<undefined>;
}, undefined>;
type LearningState = v.InferOutput<typeof LearningStateSchema>;
declare const StartedSessionSchema: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, undefined>]>;
    readonly sessions_today: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly sessions_limit: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
}, undefined>;
type StartedSession = v.InferOutput<typeof StartedSessionSchema>;
declare const SavedAnswersSchema: v.ObjectSchema<{
    readonly skills: v.ArraySchema<v.ObjectSchema<{
        readonly skill: v.StringSchema<undefined>;
        readonly answers: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly proofs: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly days_since_correct: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
        readonly days_since_proof: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
        readonly level: v.PicklistSchema<readonly ["attempted", "familiar", "proficient", "mastered"], undefined>;
    }, undefined>, undefined>;
}, undefined>;
type SavedAnswers = v.InferOutput<typeof SavedAnswersSchema>;
declare const CompletedSessionSchema: v.ObjectSchema<{
    readonly problems_attempted: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly problems_correct: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly accuracy: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly total_time_seconds: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly average_time_per_problem: v.NumberSchema<undefined>;
    readonly xp_earned: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly total_xp: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly learning_level: v.SchemaWithFallback<v.PicklistSchema<readonly ["A1", "A2", "B1", "B2", "C1", "C2"], undefined>, "A1" | "A2" | "B1" | "B2" | "C1" | "C2">;
    readonly current_streak: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly skills: v.ArraySchema<v.ObjectSchema<{
        readonly skill: v.StringSchema<undefined>;
        readonly answers: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly proofs: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly days_since_correct: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
        readonly days_since_proof: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
        readonly level: v.PicklistSchema<readonly ["attempted", "familiar", "proficient", "mastered"], undefined>;
    }, undefined>, undefined>;
}, undefined>;
type CompletedSession = v.InferOutput<typeof CompletedSessionSchema>;
declare const ReviewCardSchema: v.ObjectSchema<{
    readonly card: v.StringSchema<undefined>;
    readonly due_at: v.StringSchema<undefined>;
    readonly memory: v.ObjectSchema<{
        readonly stability: v.NumberSchema<undefined>;
        readonly difficulty: v.NumberSchema<undefined>;
        readonly reps: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly lapses: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly learning_steps: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly scheduled_days: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly state: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly last_review: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    }, undefined>;
}, undefined>;
type ReviewCard = v.InferOutput<typeof ReviewCardSchema>;
type SentCard = ReviewCard & {
    missed: boolean;
};
declare const DueCardSchema: v.ObjectSchema<{
    readonly missed_in: v.OptionalSchema<v.NullableSchema<v.StringSchema<undefined>, undefined>, undefined>;
    readonly missed_at: v.OptionalSchema<v.NullableSchema<v.StringSchema<undefined>, undefined>, undefined>;
    readonly card: v.StringSchema<undefined>;
    readonly due_at: v.StringSchema<undefined>;
    readonly memory: v.ObjectSchema<{
        readonly stability: v.NumberSchema<undefined>;
        readonly difficulty: v.NumberSchema<undefined>;
        readonly reps: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly lapses: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly learning_steps: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly scheduled_days: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly state: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly last_review: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    }, undefined>;
}, undefined>;
type DueCard = v.InferOutput<typeof DueCardSchema>;
declare const ReviewQueueSchema: v.ObjectSchema<{
    readonly cards: v.ArraySchema<v.ObjectSchema<{
        readonly missed_in: v.OptionalSchema<v.NullableSchema<v.StringSchema<undefined>, undefined>, undefined>;
        readonly missed_at: v.OptionalSchema<v.NullableSchema<v.StringSchema<undefined>, undefined>, undefined>;
        readonly card: v.StringSchema<undefined>;
        readonly due_at: v.StringSchema<undefined>;
        readonly memory: v.ObjectSchema<{
            readonly stability: v.NumberSchema<undefined>;
            readonly difficulty: v.NumberSchema<undefined>;
            readonly reps: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
            readonly lapses: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
            readonly learning_steps: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
            readonly scheduled_days: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
            readonly state: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
            readonly last_review: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        }, undefined>;
    }, undefined>, undefined>;
}, undefined>;
type ReviewQueue = v.InferOutput<typeof ReviewQueueSchema>;
declare const SavedCardsSchema: v.ObjectSchema<{
    readonly reviews_due: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
}, undefined>;
type SavedCards = v.InferOutput<typeof SavedCardsSchema>;
declare const LEARNING_LIMITS: {
    readonly answersOfSession: 100;
    readonly answersOfCall: 30;
    readonly cardsOfCall: 50;
    readonly cardsOfPlayer: 2000;
};

declare const RESULT_BANNER_MS = 2000;
declare const FREE_DAILY_SESSIONS = 3;
declare const FREE_SESSIONS_TEXT = "Three learning sessions a day are free, and reviews cost none";
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

interface PlanEntitlements {
    readonly practiceHints: number;
    readonly canToggleDarkMode: boolean;
}
interface Plan {
    readonly name: string;
    readonly memberLabel: string;
    readonly description: string;
    readonly amount: number;
    readonly currency: 'usd';
    readonly interval: 'year';
    readonly priceDisplay: string;
    readonly popular: boolean;
    readonly comingSoon: boolean;
    readonly promotion?: {
        readonly endsAt: string;
    };
    readonly entitlements: PlanEntitlements;
}
declare const FREE_ENTITLEMENTS: PlanEntitlements;
declare const TABLE: {
    elite: Plan;
};
type PlanKey = keyof typeof TABLE;
type Plans = Readonly<Record<PlanKey, Plan>>;
declare const PLANS: Plans;
declare const PLAN_KEYS: readonly PlanKey[];
interface PlanKeyField extends v.PicklistSchema<readonly PlanKey[], undefined> {
}
declare const PlanKeySchema: PlanKeyField;
declare const POPULAR_PLAN: PlanKey;
declare function findPlan(key: string | null | undefined): Plan | null;
declare const byPlan: <Value>(valueOf: (key: PlanKey) => Value) => Record<PlanKey, Value>;
declare const priceVariable: (key: PlanKey) => PriceVariable;
type PriceVariable = `STRIPE_PRICE_${Uppercase<PlanKey>}`;
declare const pastPricesVariable: (key: PlanKey) => PastPricesVariable;
type PastPricesVariable = `STRIPE_PAST_PRICES_${Uppercase<PlanKey>}`;
declare const planVariables: <Name extends PriceVariable | PastPricesVariable, Value>(nameOf: (key: PlanKey) => Name, valueOf: (key: PlanKey) => Value) => Record<Name, Value>;

declare const CreateCheckoutRequestSchema: v.ObjectSchema<{
    readonly tier: PlanKeyField;
    readonly customer_email: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.ToLowerCaseAction, v.MaxLengthAction<string, 254, undefined>, v.RegexAction<string, string | undefined>]>, undefined>;
    readonly flow: v.OptionalSchema<v.PicklistSchema<["signup", "upgrade"], undefined>, undefined>;
    readonly purchase_id: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, undefined>]>, undefined>;
}, undefined>;
type CreateCheckoutRequest = v.InferOutput<typeof CreateCheckoutRequestSchema>;
declare const CreateCheckoutResponseSchema: v.ObjectSchema<{
    readonly session_id: v.StringSchema<undefined>;
    readonly checkout_url: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UrlAction<string, undefined>]>;
}, undefined>;
type CreateCheckoutResponse = v.InferOutput<typeof CreateCheckoutResponseSchema>;
declare const VerifyCheckoutRequestSchema: v.ObjectSchema<{
    readonly session_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    readonly expected_tier: v.OptionalSchema<PlanKeyField, undefined>;
    readonly purchase_id: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, undefined>]>, undefined>;
}, undefined>;
type VerifyCheckoutRequest = v.InferOutput<typeof VerifyCheckoutRequestSchema>;
declare const VerifyCheckoutResponseSchema: v.ObjectSchema<{
    readonly valid: v.BooleanSchema<undefined>;
    readonly payment_status: v.StringSchema<undefined>;
    readonly pending: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
    readonly tier: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly amount_total: v.NullableSchema<v.NumberSchema<undefined>, undefined>;
    readonly currency: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly customer_email: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly customer_id: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly subscription_id: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly error: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
}, undefined>;
type VerifyCheckoutResponse = v.InferOutput<typeof VerifyCheckoutResponseSchema>;
declare const CreateAccountRequestSchema: v.ObjectSchema<{
    readonly session_id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    readonly email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.ToLowerCaseAction, v.MaxLengthAction<string, 254, undefined>, v.RegexAction<string, string | undefined>]>;
    readonly password: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 6, undefined>, v.MaxLengthAction<string, 500, undefined>]>;
    readonly tier: v.OptionalSchema<PlanKeyField, undefined>;
    readonly agreed_to_terms: v.LiteralSchema<true, undefined>;
    readonly purchase_id: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, undefined>]>, undefined>;
    readonly signing_up: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, undefined>]>, undefined>;
}, undefined>;
type CreateAccountRequest = v.InferOutput<typeof CreateAccountRequestSchema>;
declare const CreateAccountResponseSchema: v.ObjectSchema<{
    readonly success: v.LiteralSchema<true, undefined>;
    readonly password_by_mail: v.OptionalSchema<v.LiteralSchema<true, undefined>, undefined>;
}, undefined>;
type CreateAccountResponse = v.InferOutput<typeof CreateAccountResponseSchema>;
declare const CreatePortalResponseSchema: v.ObjectSchema<{
    readonly url: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UrlAction<string, undefined>]>;
}, undefined>;
type CreatePortalResponse = v.InferOutput<typeof CreatePortalResponseSchema>;
declare const EndSubscriptionResponseSchema: v.ObjectSchema<{
    readonly ended: v.NumberSchema<undefined>;
}, undefined>;
type EndSubscriptionResponse = v.InferOutput<typeof EndSubscriptionResponseSchema>;
declare const WebhookResponseSchema: v.ObjectSchema<{
    readonly received: v.LiteralSchema<true, undefined>;
    readonly outcome: v.PicklistSchema<["done", "seen-before", "ignored"], undefined>;
}, undefined>;
type WebhookResponse = v.InferOutput<typeof WebhookResponseSchema>;
type RateLimitedCall = 'checkout' | 'verify' | 'portal' | 'end' | 'receipt' | 'invite';
interface AuthenticatedCaller {
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
declare const PaymentOutcomeSchema: v.ObjectSchema<{
    readonly user_id: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly seen_before: v.BooleanSchema<undefined>;
    readonly redundant: v.ArraySchema<v.StringSchema<undefined>, undefined>;
}, undefined>;
type PaymentOutcome = v.InferOutput<typeof PaymentOutcomeSchema>;
interface ClaimOutcome {
    outcome: 'claimed' | 'taken' | 'other-email' | 'not-found';
    redundant: string[];
}
type EmailReleaseOutcome = {
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

declare const FinishedDailySchema: v.ObjectSchema<{
    readonly kind: v.LiteralSchema<"daily", undefined>;
    readonly game_type: v.PicklistSchema<readonly ["sum_grid" | "multiplication_grid" | "combined_grid", ...("sum_grid" | "multiplication_grid" | "combined_grid")[]], undefined>;
    readonly day_key: v.CustomSchema<string, undefined>;
    readonly grid: v.CustomSchema<readonly number[], undefined>;
    readonly id: v.StringSchema<undefined>;
    readonly completion_time_seconds: v.CustomSchema<number, undefined>;
    readonly finished_at: v.CustomSchema<string, undefined>;
}, undefined>;
type FinishedDaily = v.InferOutput<typeof FinishedDailySchema>;
declare const FinishedPracticeSchema: v.ObjectSchema<{
    readonly kind: v.LiteralSchema<"practice", undefined>;
    readonly game_type: v.PicklistSchema<readonly ["sum_grid" | "multiplication_grid" | "combined_grid", ...("sum_grid" | "multiplication_grid" | "combined_grid")[]], undefined>;
    readonly givens: v.CustomSchema<readonly number[], undefined>;
    readonly grid: v.CustomSchema<readonly number[], undefined>;
    readonly hints_used: v.CustomSchema<number, undefined>;
    readonly archive_day: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly id: v.StringSchema<undefined>;
    readonly completion_time_seconds: v.CustomSchema<number, undefined>;
    readonly finished_at: v.CustomSchema<string, undefined>;
}, undefined>;
type FinishedPractice = v.InferOutput<typeof FinishedPracticeSchema>;
declare const AnswerSchema: v.ObjectSchema<{
    readonly question: v.StringSchema<undefined>;
    readonly correct_answer: v.NumberSchema<undefined>;
    readonly answer: v.NullableSchema<v.NumberSchema<undefined>, undefined>;
    readonly milliseconds: v.CustomSchema<number, undefined>;
}, undefined>;
type Answer = v.InferOutput<typeof AnswerSchema>;
declare const ANSWERED_BY: readonly ["choosing", "typing"];
type AnsweredBy = (typeof ANSWERED_BY)[number];
declare const FinishedTimedRoundSchema: v.ObjectSchema<{
    readonly kind: v.LiteralSchema<"timed_round", undefined>;
    readonly game_type: v.PicklistSchema<readonly ["mental_math_speed", ..."mental_math_speed"[]], undefined>;
    readonly ticket: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly score: v.CustomSchema<number, undefined>;
    readonly accuracy: v.CustomSchema<number, undefined>;
    readonly answered_by: v.PicklistSchema<readonly ["choosing", "typing"], undefined>;
    readonly answers: v.ArraySchema<v.ObjectSchema<{
        readonly question: v.StringSchema<undefined>;
        readonly correct_answer: v.NumberSchema<undefined>;
        readonly answer: v.NullableSchema<v.NumberSchema<undefined>, undefined>;
        readonly milliseconds: v.CustomSchema<number, undefined>;
    }, undefined>, undefined>;
    readonly id: v.StringSchema<undefined>;
    readonly completion_time_seconds: v.CustomSchema<number, undefined>;
    readonly finished_at: v.CustomSchema<string, undefined>;
}, undefined>;
type FinishedTimedRound = v.InferOutput<typeof FinishedTimedRoundSchema>;
declare const FinishedDrillSchema: v.ObjectSchema<{
    readonly kind: v.LiteralSchema<"drill", undefined>;
    readonly game_type: v.PicklistSchema<readonly ["addition_drill", ..."addition_drill"[]], undefined>;
    readonly score: v.CustomSchema<number, undefined>;
    readonly accuracy: v.CustomSchema<number, undefined>;
    readonly answered_by: v.PicklistSchema<readonly ["choosing", "typing"], undefined>;
    readonly answers: v.ArraySchema<v.ObjectSchema<{
        readonly question: v.StringSchema<undefined>;
        readonly correct_answer: v.NumberSchema<undefined>;
        readonly answer: v.NullableSchema<v.NumberSchema<undefined>, undefined>;
        readonly milliseconds: v.CustomSchema<number, undefined>;
    }, undefined>, undefined>;
    readonly id: v.StringSchema<undefined>;
    readonly completion_time_seconds: v.CustomSchema<number, undefined>;
    readonly finished_at: v.CustomSchema<string, undefined>;
}, undefined>;
type FinishedDrill = v.InferOutput<typeof FinishedDrillSchema>;
declare const FinishedResultSchema: v.VariantSchema<"kind", [v.ObjectSchema<{
    readonly kind: v.LiteralSchema<"daily", undefined>;
    readonly game_type: v.PicklistSchema<readonly ["sum_grid" | "multiplication_grid" | "combined_grid", ...("sum_grid" | "multiplication_grid" | "combined_grid")[]], undefined>;
    readonly day_key: v.CustomSchema<string, undefined>;
    readonly grid: v.CustomSchema<readonly number[], undefined>;
    readonly id: v.StringSchema<undefined>;
    readonly completion_time_seconds: v.CustomSchema<number, undefined>;
    readonly finished_at: v.CustomSchema<string, undefined>;
}, undefined>, v.ObjectSchema<{
    readonly kind: v.LiteralSchema<"practice", undefined>;
    readonly game_type: v.PicklistSchema<readonly ["sum_grid" | "multiplication_grid" | "combined_grid", ...("sum_grid" | "multiplication_grid" | "combined_grid")[]], undefined>;
    readonly givens: v.CustomSchema<readonly number[], undefined>;
    readonly grid: v.CustomSchema<readonly number[], undefined>;
    readonly hints_used: v.CustomSchema<number, undefined>;
    readonly archive_day: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly id: v.StringSchema<undefined>;
    readonly completion_time_seconds: v.CustomSchema<number, undefined>;
    readonly finished_at: v.CustomSchema<string, undefined>;
}, undefined>, v.ObjectSchema<{
    readonly kind: v.LiteralSchema<"timed_round", undefined>;
    readonly game_type: v.PicklistSchema<readonly ["mental_math_speed", ..."mental_math_speed"[]], undefined>;
    readonly ticket: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly score: v.CustomSchema<number, undefined>;
    readonly accuracy: v.CustomSchema<number, undefined>;
    readonly answered_by: v.PicklistSchema<readonly ["choosing", "typing"], undefined>;
    readonly answers: v.ArraySchema<v.ObjectSchema<{
        readonly question: v.StringSchema<undefined>;
        readonly correct_answer: v.NumberSchema<undefined>;
        readonly answer: v.NullableSchema<v.NumberSchema<undefined>, undefined>;
        readonly milliseconds: v.CustomSchema<number, undefined>;
    }, undefined>, undefined>;
    readonly id: v.StringSchema<undefined>;
    readonly completion_time_seconds: v.CustomSchema<number, undefined>;
    readonly finished_at: v.CustomSchema<string, undefined>;
}, undefined>, v.ObjectSchema<{
    readonly kind: v.LiteralSchema<"drill", undefined>;
    readonly game_type: v.PicklistSchema<readonly ["addition_drill", ..."addition_drill"[]], undefined>;
    readonly score: v.CustomSchema<number, undefined>;
    readonly accuracy: v.CustomSchema<number, undefined>;
    readonly answered_by: v.PicklistSchema<readonly ["choosing", "typing"], undefined>;
    readonly answers: v.ArraySchema<v.ObjectSchema<{
        readonly question: v.StringSchema<undefined>;
        readonly correct_answer: v.NumberSchema<undefined>;
        readonly answer: v.NullableSchema<v.NumberSchema<undefined>, undefined>;
        readonly milliseconds: v.CustomSchema<number, undefined>;
    }, undefined>, undefined>;
    readonly id: v.StringSchema<undefined>;
    readonly completion_time_seconds: v.CustomSchema<number, undefined>;
    readonly finished_at: v.CustomSchema<string, undefined>;
}, undefined>], undefined>;
type FinishedResult = v.InferOutput<typeof FinishedResultSchema>;
type FinishedQuiz = FinishedTimedRound | FinishedDrill;
type SentResult = FinishedResult & {
    user_id: string;
    by_guest: boolean;
};
declare const SAVE_LIMITS: {
    readonly results: 200;
    readonly bytes: 65536;
};

declare const MAX_SHARED_NAME_LENGTH = 40;
type PublicNameKind = 'username' | 'sheet_name' | 'class_name' | 'pupil_name';
interface ReportedName {
    readonly kind: PublicNameKind;
    readonly subject_id: string;
    readonly name: string;
    readonly reports: number;
    readonly first_reported_at: string;
}
declare const PublicProfileSchema: v.ObjectSchema<{
    readonly username: v.StringSchema<undefined>;
    readonly profile_color: v.StringSchema<undefined>;
    readonly country: v.NullableSchema<v.StringSchema<undefined>, undefined>;
}, undefined>;
type PublicProfile = v.InferOutput<typeof PublicProfileSchema>;

type Owner = string;
declare const GUEST: Owner;
declare const StoredGridSchema: v.ObjectSchema<{
    readonly cells: v.CustomSchema<readonly number[], undefined>;
    readonly pencil: v.CustomSchema<readonly number[], undefined>;
    readonly revealed: v.GenericSchema<unknown, readonly number[]>;
}, undefined>;
type StoredGrid = v.InferOutput<typeof StoredGridSchema>;
declare const StoredMovesSchema: v.ArraySchema<v.ObjectSchema<{
    readonly at: v.CustomSchema<number, undefined>;
    readonly cell: v.NullableSchema<v.CustomSchema<number, undefined>, undefined>;
    readonly digit: v.CustomSchema<number, undefined>;
}, undefined>, undefined>;
type StoredMove = v.InferOutput<typeof StoredMovesSchema>[number];
declare const StoredAttemptSchema: v.ObjectSchema<{
    readonly owner: v.StringSchema<undefined>;
    readonly game: v.PicklistSchema<readonly ["sum_grid" | "multiplication_grid" | "combined_grid", ...("sum_grid" | "multiplication_grid" | "combined_grid")[]], undefined>;
    readonly dayKey: v.StringSchema<undefined>;
    readonly startedAt: v.CustomSchema<number, undefined>;
    readonly startedOnServer: v.BooleanSchema<undefined>;
    readonly begunByGuest: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
    readonly board: v.ObjectSchema<{
        readonly cells: v.CustomSchema<readonly number[], undefined>;
        readonly pencil: v.CustomSchema<readonly number[], undefined>;
        readonly revealed: v.GenericSchema<unknown, readonly number[]>;
    }, undefined>;
    readonly finishedInSeconds: v.OptionalSchema<v.CustomSchema<number, undefined>, undefined>;
    readonly moves: v.OptionalSchema<v.ArraySchema<v.ObjectSchema<{
        readonly at: v.CustomSchema<number, undefined>;
        readonly cell: v.NullableSchema<v.CustomSchema<number, undefined>, undefined>;
        readonly digit: v.CustomSchema<number, undefined>;
    }, undefined>, undefined>, undefined>;
}, undefined>;
type StoredAttempt = v.InferOutput<typeof StoredAttemptSchema>;
declare const StoredPracticeSchema: v.ObjectSchema<{
    readonly id: v.StringSchema<undefined>;
    readonly givens: v.CustomSchema<readonly number[], undefined>;
    readonly solution: v.CustomSchema<readonly number[], undefined>;
    readonly board: v.ObjectSchema<{
        readonly cells: v.CustomSchema<readonly number[], undefined>;
        readonly pencil: v.CustomSchema<readonly number[], undefined>;
        readonly revealed: v.GenericSchema<unknown, readonly number[]>;
    }, undefined>;
    readonly playedMs: v.CustomSchema<number, undefined>;
    readonly moves: v.OptionalSchema<v.ArraySchema<v.ObjectSchema<{
        readonly at: v.CustomSchema<number, undefined>;
        readonly cell: v.NullableSchema<v.CustomSchema<number, undefined>, undefined>;
        readonly digit: v.CustomSchema<number, undefined>;
    }, undefined>, undefined>, undefined>;
    readonly solved: v.BooleanSchema<undefined>;
    readonly solvedOn: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly bestSeconds: v.OptionalSchema<v.CustomSchema<number, undefined>, undefined>;
}, undefined>;
type StoredPractice = v.InferOutput<typeof StoredPracticeSchema>;
declare const StoredHintsSchema: v.ArraySchema<v.ObjectSchema<{
    readonly game: v.PicklistSchema<readonly ["sum_grid" | "multiplication_grid" | "combined_grid", ...("sum_grid" | "multiplication_grid" | "combined_grid")[]], undefined>;
    readonly givens: v.CustomSchema<readonly number[], undefined>;
    readonly solution: v.CustomSchema<readonly number[], undefined>;
    readonly cells: v.CustomSchema<readonly number[], undefined>;
    readonly at: v.CustomSchema<number, undefined>;
}, undefined>, undefined>;
type StoredHint = v.InferOutput<typeof StoredHintsSchema>[number];

interface RpcArgs {
    admit_caller: {
        p_call: RateLimitedCall;
    };
    answer_challenge: {
        p_solution: ChallengeSolution;
    };
    board: {
        p_game_type: BoardGame;
        p_answered_by: AnsweredBy;
        p_period: BoardPeriod;
    };
    assign_to_class: {
        p_kind: AssignmentKind;
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
    make_challenge: {
        p_moves: readonly StoredMove[];
    };
    make_daily_challenge: {
        p_game_type: GridGame;
        p_moves: readonly StoredMove[];
    };
    open_checkout: {
        p_tier: PlanKey;
    };
    personal_best: {
        p_game_type: GameType;
        p_answered_by: AnsweredBy;
    };
    report_name_in_class: {
        p_kind: Extract<PublicNameKind, 'class_name' | 'pupil_name'>;
    };
    save_daily_grid_result: {
        p_game_type: GridGame;
    };
    save_learning_answers: {
        p_answers: readonly SentAnswer[];
    };
    save_results: {
        p_results: readonly SentResult[];
    };
    save_review_cards: {
        p_cards: readonly SentCard[];
    };
    settle_reported_name: {
        p_kind: PublicNameKind;
    };
    start_daily: {
        p_game_type: GridGame;
    };
    take_over_learning_session: {
        p_level_id: LearningLevel;
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

declare const DayKeySchema: v.CustomSchema<string, undefined>;
declare const TodaySchema: v.ObjectSchema<{
    readonly day_key: v.CustomSchema<string, undefined>;
    readonly seconds_to_reset: v.NumberSchema<undefined>;
}, undefined>;
type Today = v.InferOutput<typeof TodaySchema>;
declare const FIRST_DAY = "2026-11-01";
declare function dailyName(dayKey: string): string;

declare const ExportedProgressSchema: v.ObjectSchema<{
    readonly exported_at: v.StringSchema<undefined>;
    readonly sessions: v.ArraySchema<v.ObjectSchema<{
        readonly id: v.StringSchema<undefined>;
        readonly kind: v.StringSchema<undefined>;
        readonly level_id: v.StringSchema<undefined>;
        readonly skill: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly placed_level: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly problems_attempted: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly problems_correct: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly accuracy: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly total_time_seconds: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly average_time_per_problem: v.NumberSchema<undefined>;
        readonly xp_earned: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly started_at: v.StringSchema<undefined>;
        readonly completed_at: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    }, undefined>, undefined>;
    readonly answers: v.ArraySchema<v.ObjectSchema<{
        readonly difficulty: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly session_id: v.StringSchema<undefined>;
        readonly place: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly saved_at: v.StringSchema<undefined>;
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, undefined>]>;
        readonly skill: v.StringSchema<undefined>;
        readonly seed: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly given: v.StringSchema<undefined>;
        readonly correct: v.BooleanSchema<undefined>;
        readonly chosen: v.BooleanSchema<undefined>;
        readonly helped: v.BooleanSchema<undefined>;
        readonly seconds: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>;
    }, undefined>, undefined>;
    readonly skills: v.ArraySchema<v.ObjectSchema<{
        readonly level: v.StringSchema<undefined>;
        readonly skill: v.StringSchema<undefined>;
        readonly answers: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly proofs: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly days_since_correct: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
        readonly days_since_proof: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
    }, undefined>, undefined>;
    readonly cards: v.ArraySchema<v.ObjectSchema<{
        readonly missed_in: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly missed_at: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly saved_at: v.StringSchema<undefined>;
        readonly card: v.StringSchema<undefined>;
        readonly due_at: v.StringSchema<undefined>;
        readonly memory: v.ObjectSchema<{
            readonly stability: v.NumberSchema<undefined>;
            readonly difficulty: v.NumberSchema<undefined>;
            readonly reps: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
            readonly lapses: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
            readonly learning_steps: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
            readonly scheduled_days: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
            readonly state: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
            readonly last_review: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        }, undefined>;
    }, undefined>, undefined>;
    readonly results: v.ArraySchema<v.ObjectSchema<{
        readonly id: v.StringSchema<undefined>;
        readonly game_type: v.StringSchema<undefined>;
        readonly practice: v.BooleanSchema<undefined>;
        readonly givens_count: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
        readonly answered_by: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly archive_day: v.OptionalSchema<v.NullableSchema<v.CustomSchema<string, undefined>, undefined>, null>;
        readonly score: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly completion_time_seconds: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly hints_used: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly accuracy: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly completed: v.BooleanSchema<undefined>;
        readonly completed_at: v.StringSchema<undefined>;
        readonly saved_at: v.StringSchema<undefined>;
        readonly session_data: v.RecordSchema<v.StringSchema<undefined>, v.UnknownSchema, undefined>;
    }, undefined>, undefined>;
    readonly dailies: v.ArraySchema<v.ObjectSchema<{
        readonly id: v.StringSchema<undefined>;
        readonly game_type: v.StringSchema<undefined>;
        readonly challenge_date: v.CustomSchema<string, undefined>;
        readonly grid: v.ArraySchema<v.NumberSchema<undefined>, undefined>;
        readonly completion_time_seconds: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly time_verified: v.BooleanSchema<undefined>;
        readonly hints_used: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly score: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly accuracy: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly xp_earned: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly completed_at: v.StringSchema<undefined>;
    }, undefined>, undefined>;
    readonly days: v.ArraySchema<v.ObjectSchema<{
        readonly day_key: v.CustomSchema<string, undefined>;
        readonly streak: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly after_freeze: v.BooleanSchema<undefined>;
    }, undefined>, undefined>;
    readonly next: v.NullableSchema<v.ObjectSchema<{
        readonly table: v.StringSchema<undefined>;
        readonly key: v.ArraySchema<v.UnionSchema<[v.StringSchema<undefined>, v.NumberSchema<undefined>], undefined>, undefined>;
    }, undefined>, undefined>;
}, undefined>;
type ExportedProgress = v.InferOutput<typeof ExportedProgressSchema>;

declare const MAX_GROUP_MEMBERS = 50;
declare const MAX_FRIEND_GROUPS = 20;
declare const FriendGroupSummarySchema: v.ObjectSchema<{
    readonly id: v.StringSchema<undefined>;
    readonly name: v.StringSchema<undefined>;
    readonly is_owner: v.BooleanSchema<undefined>;
    readonly members: v.NumberSchema<undefined>;
    readonly played_today: v.NumberSchema<undefined>;
}, undefined>;
type FriendGroupSummary = v.InferOutput<typeof FriendGroupSummarySchema>;
declare const FriendGroupsSchema: v.ArraySchema<v.ObjectSchema<{
    readonly id: v.StringSchema<undefined>;
    readonly name: v.StringSchema<undefined>;
    readonly is_owner: v.BooleanSchema<undefined>;
    readonly members: v.NumberSchema<undefined>;
    readonly played_today: v.NumberSchema<undefined>;
}, undefined>, undefined>;
declare const GroupMemberSchema: v.ObjectSchema<{
    readonly id: v.StringSchema<undefined>;
    readonly is_you: v.BooleanSchema<undefined>;
    readonly is_owner: v.BooleanSchema<undefined>;
    readonly player: v.ObjectSchema<{
        readonly username: v.StringSchema<undefined>;
        readonly profile_color: v.StringSchema<undefined>;
        readonly country: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    }, undefined>;
    readonly today: v.ObjectSchema<Record<"sum_grid" | "multiplication_grid" | "combined_grid", v.ObjectSchema<{
        readonly solved: v.BooleanSchema<undefined>;
        readonly seconds: v.NullableSchema<v.NumberSchema<undefined>, undefined>;
    }, undefined>>, undefined>;
    readonly week: v.ArraySchema<v.NumberSchema<undefined>, undefined>;
    readonly streak: v.NumberSchema<undefined>;
}, undefined>;
type GroupMember = v.InferOutput<typeof GroupMemberSchema>;
declare const FriendGroupSchema: v.ObjectSchema<{
    readonly id: v.StringSchema<undefined>;
    readonly name: v.StringSchema<undefined>;
    readonly is_owner: v.BooleanSchema<undefined>;
    readonly code: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly members: v.ArraySchema<v.ObjectSchema<{
        readonly id: v.StringSchema<undefined>;
        readonly is_you: v.BooleanSchema<undefined>;
        readonly is_owner: v.BooleanSchema<undefined>;
        readonly player: v.ObjectSchema<{
            readonly username: v.StringSchema<undefined>;
            readonly profile_color: v.StringSchema<undefined>;
            readonly country: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        }, undefined>;
        readonly today: v.ObjectSchema<Record<"sum_grid" | "multiplication_grid" | "combined_grid", v.ObjectSchema<{
            readonly solved: v.BooleanSchema<undefined>;
            readonly seconds: v.NullableSchema<v.NumberSchema<undefined>, undefined>;
        }, undefined>>, undefined>;
        readonly week: v.ArraySchema<v.NumberSchema<undefined>, undefined>;
        readonly streak: v.NumberSchema<undefined>;
    }, undefined>, undefined>;
    readonly day_key: v.CustomSchema<string, undefined>;
    readonly seconds_to_reset: v.NumberSchema<undefined>;
}, undefined>;
type FriendGroup = v.InferOutput<typeof FriendGroupSchema>;
declare const INVITATION_STATUSES: readonly ["open", "joined", "member", "full", "too-many", "set-up-first", "wrong-code", "wait"];
declare const GroupInvitationSchema: v.ObjectSchema<{
    readonly status: v.PicklistSchema<readonly ["open", "joined", "member", "full", "too-many", "set-up-first", "wrong-code", "wait"], undefined>;
    readonly sheet_id: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly name: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly members: v.NumberSchema<undefined>;
    readonly wait_seconds: v.NumberSchema<undefined>;
}, undefined>;
type GroupInvitation = v.InferOutput<typeof GroupInvitationSchema>;

declare const ProgressDaySchema: v.ObjectSchema<{
    readonly day_key: v.CustomSchema<string, undefined>;
    readonly counted: v.BooleanSchema<undefined>;
    readonly frozen: v.BooleanSchema<undefined>;
    readonly answers: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly correct: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly seconds: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly sessions: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly games: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly xp: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
}, undefined>;
type ProgressDay = v.InferOutput<typeof ProgressDaySchema>;
declare const ProgressSumSchema: v.ObjectSchema<{
    readonly days: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly answers: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly correct: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly seconds: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly sessions: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly games: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly xp: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
}, undefined>;
type ProgressSum = v.InferOutput<typeof ProgressSumSchema>;
declare const GameFiguresSchema: v.ObjectSchema<{
    readonly played: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly best_seconds: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
    readonly median_seconds: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
    readonly best_score: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
    readonly median_score: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>;
}, undefined>;
type GameFigures = v.InferOutput<typeof GameFiguresSchema>;
declare const GameProgressSchema: v.ObjectSchema<{
    readonly game_type: v.StringSchema<undefined>;
    readonly practice: v.BooleanSchema<undefined>;
    readonly givens_count: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
    readonly answered_by: v.NullableSchema<v.PicklistSchema<readonly ["choosing", "typing"], undefined>, undefined>;
    readonly all: v.ObjectSchema<{
        readonly played: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly best_seconds: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
        readonly median_seconds: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
        readonly best_score: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
        readonly median_score: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>;
    }, undefined>;
    readonly last: v.NullableSchema<v.ObjectSchema<{
        readonly played: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly best_seconds: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
        readonly median_seconds: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
        readonly best_score: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
        readonly median_score: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>;
    }, undefined>, undefined>;
    readonly before: v.NullableSchema<v.ObjectSchema<{
        readonly played: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly best_seconds: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
        readonly median_seconds: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
        readonly best_score: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
        readonly median_score: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>;
    }, undefined>, undefined>;
    readonly days: v.ArraySchema<v.ObjectSchema<{
        readonly day_key: v.CustomSchema<string, undefined>;
        readonly played: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly best_seconds: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
        readonly median_seconds: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
        readonly best_score: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
        readonly median_score: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>;
    }, undefined>, undefined>;
}, undefined>;
type GameProgress = v.InferOutput<typeof GameProgressSchema>;
declare const OperationProgressSchema: v.ObjectSchema<{
    readonly operation: v.PicklistSchema<["addition", "subtraction", "multiplication", "division"], undefined>;
    readonly carry: v.NullableSchema<v.BooleanSchema<undefined>, undefined>;
    readonly answers: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly correct: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly average_seconds: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>;
}, undefined>;
type OperationProgress = v.InferOutput<typeof OperationProgressSchema>;
declare const WeakFactSchema: v.ObjectSchema<{
    readonly fact: v.StringSchema<undefined>;
    readonly answers: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly missed: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
}, undefined>;
type WeakFact = v.InferOutput<typeof WeakFactSchema>;
declare const ProgressReportSchema: v.ObjectSchema<{
    readonly from_day: v.NullableSchema<v.CustomSchema<string, undefined>, undefined>;
    readonly current_streak: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly longest_streak: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly freezes_left: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly freeze_used_on: v.NullableSchema<v.CustomSchema<string, undefined>, undefined>;
    readonly days: v.ArraySchema<v.ObjectSchema<{
        readonly day_key: v.CustomSchema<string, undefined>;
        readonly counted: v.BooleanSchema<undefined>;
        readonly frozen: v.BooleanSchema<undefined>;
        readonly answers: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly correct: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly seconds: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly sessions: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly games: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly xp: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    }, undefined>, undefined>;
    readonly compared_days: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly last: v.ObjectSchema<{
        readonly days: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly answers: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly correct: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly seconds: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly sessions: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly games: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly xp: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    }, undefined>;
    readonly before: v.ObjectSchema<{
        readonly days: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly answers: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly correct: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly seconds: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly sessions: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly games: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly xp: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    }, undefined>;
    readonly skills: v.ArraySchema<v.ObjectSchema<{
        readonly skill: v.StringSchema<undefined>;
        readonly answers: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly proofs: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly days_since_correct: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
        readonly days_since_proof: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
        readonly level: v.PicklistSchema<readonly ["attempted", "familiar", "proficient", "mastered"], undefined>;
    }, undefined>, undefined>;
    readonly games: v.ArraySchema<v.ObjectSchema<{
        readonly game_type: v.StringSchema<undefined>;
        readonly practice: v.BooleanSchema<undefined>;
        readonly givens_count: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
        readonly answered_by: v.NullableSchema<v.PicklistSchema<readonly ["choosing", "typing"], undefined>, undefined>;
        readonly all: v.ObjectSchema<{
            readonly played: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
            readonly best_seconds: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
            readonly median_seconds: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
            readonly best_score: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
            readonly median_score: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>;
        }, undefined>;
        readonly last: v.NullableSchema<v.ObjectSchema<{
            readonly played: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
            readonly best_seconds: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
            readonly median_seconds: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
            readonly best_score: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
            readonly median_score: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>;
        }, undefined>, undefined>;
        readonly before: v.NullableSchema<v.ObjectSchema<{
            readonly played: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
            readonly best_seconds: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
            readonly median_seconds: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
            readonly best_score: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
            readonly median_score: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>;
        }, undefined>, undefined>;
        readonly days: v.ArraySchema<v.ObjectSchema<{
            readonly day_key: v.CustomSchema<string, undefined>;
            readonly played: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
            readonly best_seconds: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
            readonly median_seconds: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
            readonly best_score: v.NullableSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>, undefined>;
            readonly median_score: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>;
        }, undefined>, undefined>;
    }, undefined>, undefined>;
    readonly operations: v.ArraySchema<v.ObjectSchema<{
        readonly operation: v.PicklistSchema<["addition", "subtraction", "multiplication", "division"], undefined>;
        readonly carry: v.NullableSchema<v.BooleanSchema<undefined>, undefined>;
        readonly answers: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly correct: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly average_seconds: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>;
    }, undefined>, undefined>;
    readonly weak_facts: v.ArraySchema<v.ObjectSchema<{
        readonly fact: v.StringSchema<undefined>;
        readonly answers: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly missed: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    }, undefined>, undefined>;
    readonly day_key: v.CustomSchema<string, undefined>;
    readonly seconds_to_reset: v.NumberSchema<undefined>;
}, undefined>;
type ProgressReport = v.InferOutput<typeof ProgressReportSchema>;

declare const SavedDailySchema: v.ObjectSchema<{
    readonly completion_time_seconds: v.NumberSchema<undefined>;
    readonly time_verified: v.BooleanSchema<undefined>;
    readonly xp_earned: v.NumberSchema<undefined>;
    readonly total_xp: v.NumberSchema<undefined>;
    readonly current_streak: v.NumberSchema<undefined>;
}, undefined>;
type SavedDaily = v.InferOutput<typeof SavedDailySchema>;
declare const StandingSchema: v.ObjectSchema<{
    readonly personal_best: v.NullableSchema<v.NumberSchema<undefined>, undefined>;
    readonly previous_best: v.NullableSchema<v.NumberSchema<undefined>, undefined>;
    readonly verified: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
}, undefined>;
type Standing = v.InferOutput<typeof StandingSchema>;
declare const SaveVerdictSchema: v.ObjectSchema<{
    readonly id: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly status: v.PicklistSchema<["saved", "saved_before", "refused"], undefined>;
    readonly reason: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly retry: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
    readonly daily: v.OptionalSchema<v.ObjectSchema<{
        readonly completion_time_seconds: v.NumberSchema<undefined>;
        readonly time_verified: v.BooleanSchema<undefined>;
        readonly xp_earned: v.NumberSchema<undefined>;
        readonly total_xp: v.NumberSchema<undefined>;
        readonly current_streak: v.NumberSchema<undefined>;
    }, undefined>, undefined>;
    readonly standing: v.OptionalSchema<v.ObjectSchema<{
        readonly personal_best: v.NullableSchema<v.NumberSchema<undefined>, undefined>;
        readonly previous_best: v.NullableSchema<v.NumberSchema<undefined>, undefined>;
        readonly verified: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
    }, undefined>, undefined>;
}, undefined>;
type SaveVerdict = v.InferOutput<typeof SaveVerdictSchema>;
declare const SaveVerdictsSchema: v.ArraySchema<v.ObjectSchema<{
    readonly id: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly status: v.PicklistSchema<["saved", "saved_before", "refused"], undefined>;
    readonly reason: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly retry: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
    readonly daily: v.OptionalSchema<v.ObjectSchema<{
        readonly completion_time_seconds: v.NumberSchema<undefined>;
        readonly time_verified: v.BooleanSchema<undefined>;
        readonly xp_earned: v.NumberSchema<undefined>;
        readonly total_xp: v.NumberSchema<undefined>;
        readonly current_streak: v.NumberSchema<undefined>;
    }, undefined>, undefined>;
    readonly standing: v.OptionalSchema<v.ObjectSchema<{
        readonly personal_best: v.NullableSchema<v.NumberSchema<undefined>, undefined>;
        readonly previous_best: v.NullableSchema<v.NumberSchema<undefined>, undefined>;
        readonly verified: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
    }, undefined>, undefined>;
}, undefined>, undefined>;

declare const TodaysDailiesSchema: v.ObjectSchema<{
    readonly current_streak: v.NumberSchema<undefined>;
    readonly grids: v.ObjectSchema<Record<"sum_grid" | "multiplication_grid" | "combined_grid", v.ObjectSchema<{
        readonly started: v.BooleanSchema<undefined>;
        readonly time_seconds: v.NullableSchema<v.CustomSchema<number, undefined>, undefined>;
        readonly best_time_seconds: v.NullableSchema<v.CustomSchema<number, undefined>, undefined>;
    }, undefined>>, undefined>;
    readonly best_scores: v.ObjectSchema<Record<"mental_math_speed" | "addition_drill", v.NullableSchema<v.NumberSchema<undefined>, undefined>>, undefined>;
    readonly day_key: v.CustomSchema<string, undefined>;
    readonly seconds_to_reset: v.NumberSchema<undefined>;
}, undefined>;
type TodaysDailies = v.InferOutput<typeof TodaysDailiesSchema>;
declare const DailyStandingSchema: v.ObjectSchema<{
    readonly faster_than_percent: v.NullableSchema<v.NumberSchema<undefined>, undefined>;
}, undefined>;
type DailyStanding = v.InferOutput<typeof DailyStandingSchema>;

declare const StartedRoundSchema: v.ObjectSchema<{
    readonly ticket: v.StringSchema<undefined>;
    readonly sheet: v.NumberSchema<undefined>;
}, undefined>;
type StartedRound = v.InferOutput<typeof StartedRoundSchema>;

interface RpcResponses {
    admit_caller: AuthenticatedCaller;
    board: Board;
    answer_challenge: ChallengeOutcome;
    archive: Archive;
    challenge: Challenge;
    challenge_card: ChallengeCard | null;
    challenge_answers: ChallengeAnswers;
    claim_purchase: ClaimOutcome;
    class_of_code: ClassByCode;
    class_of_pupil: StudentClass;
    class_overview: ClassOverview;
    complete_learning_session: CompletedSession;
    daily_standing: DailyStanding;
    day_at: Today;
    dashboard_summary: DashboardSummary;
    export_my_data: ExportedData;
    export_progress: ExportedProgress;
    friends_invitation: GroupInvitation;
    friends_sheet: FriendGroup;
    friends_sheets: FriendGroupSummary[];
    fulfil_checkout: PaymentOutcome;
    join_friends_sheet: GroupInvitation;
    join_class: ClassByCode;
    learning_state: LearningState;
    log_daily_activity: LoggedActivity;
    make_challenge: {
        code: string;
    };
    make_daily_challenge: {
        code: string;
    };
    make_room_for_buyer: EmailReleaseOutcome;
    my_challenges: MyChallenge[];
    open_checkout: OpenCheckout;
    progress_report: ProgressReport;
    report_class_invitation: ClassByCode;
    report_friends_invitation: GroupInvitation;
    make_class: {
        id: string;
    };
    my_classes: MyClasses;
    rename_in_class: RenamedInClass;
    renew_class_code: {
        code: string | null;
    };
    reported_names: ReportedName[];
    review_queue: ReviewQueue;
    save_daily_grid_result: SavedDailyResult;
    save_learning_answers: SavedAnswers;
    save_results: SaveVerdict[];
    save_review_cards: SavedCards;
    start_challenge: StartedChallenge;
    start_daily: StartedDaily;
    take_over_learning_session: StartedSession;
    start_learning_session: StartedSession;
    start_round: StartedRound;
    subscriptions_without_owner: string[];
    sync_subscription: PaymentOutcome;
    today: Today;
    todays_sheet: TodaysDailies;
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
                    archive_day: string | null;
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
                    archive_day?: string | null;
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
                    archive_day?: string | null;
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
                    by_guest: boolean;
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
                    by_guest?: boolean;
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
                    by_guest?: boolean;
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
                    proved_at: string | null;
                    rating: number;
                    skill: string;
                    user_id: string;
                };
                Insert: {
                    answers: number;
                    last_correct_at?: string | null;
                    proofs: number;
                    proved_at?: string | null;
                    rating: number;
                    skill: string;
                    user_id: string;
                };
                Update: {
                    answers?: number;
                    last_correct_at?: string | null;
                    proofs?: number;
                    proved_at?: string | null;
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
        Views: Record<never, never>;
        Functions: {
            admit_caller: {
                Args: {
                    p_call: RpcArgs['admit_caller']['p_call'];
                };
                Returns: RpcResponses['admit_caller'];
            };
            answer_challenge: {
                Args: {
                    p_code: string;
                    p_try: string;
                    p_solution: RpcArgs['answer_challenge']['p_solution'];
                };
                Returns: RpcResponses['answer_challenge'];
            };
            archive: {
                Args: {
                    p_from: string;
                    p_to: string;
                };
                Returns: RpcResponses['archive'];
            };
            assign_to_class: {
                Args: {
                    p_class_id: string;
                    p_kind: RpcArgs['assign_to_class']['p_kind'];
                    p_what: string;
                    p_due_on: string;
                };
                Returns: undefined | null;
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
            challenge: {
                Args: {
                    p_code: string;
                };
                Returns: RpcResponses['challenge'];
            };
            challenge_answers: {
                Args: {
                    p_code: string;
                };
                Returns: RpcResponses['challenge_answers'];
            };
            challenge_card: {
                Args: {
                    p_code: string;
                };
                Returns: RpcResponses['challenge_card'];
            };
            claim_purchase: {
                Args: {
                    p_session_id: string;
                    p_user_id: string;
                };
                Returns: RpcResponses['claim_purchase'];
            };
            class_of_code: {
                Args: {
                    p_code: string;
                };
                Returns: RpcResponses['class_of_code'];
            };
            class_of_pupil: {
                Args: {
                    p_class_id: string;
                };
                Returns: RpcResponses['class_of_pupil'];
            };
            class_overview: {
                Args: {
                    p_class_id: string;
                };
                Returns: RpcResponses['class_overview'];
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
            delete_class: {
                Args: {
                    p_class_id: string;
                };
                Returns: undefined | null;
            };
            delete_friends_sheet: {
                Args: {
                    p_sheet_id: string;
                };
                Returns: undefined;
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
            friends_invitation: {
                Args: {
                    p_code: string;
                };
                Returns: RpcResponses['friends_invitation'];
            };
            friends_sheet: {
                Args: {
                    p_sheet_id: string;
                };
                Returns: RpcResponses['friends_sheet'];
            };
            friends_sheets: {
                Args: never;
                Returns: RpcResponses['friends_sheets'];
            };
            fulfil_checkout: {
                Args: {
                    p_event: RpcArgs['fulfil_checkout']['p_event'] | null;
                    p_purchase: RpcArgs['fulfil_checkout']['p_purchase'];
                    p_subscription: RpcArgs['fulfil_checkout']['p_subscription'] | null;
                };
                Returns: RpcResponses['fulfil_checkout'];
            };
            hand_over_friends_sheet: {
                Args: {
                    p_sheet_id: string;
                    p_member_id: string;
                };
                Returns: undefined;
            };
            join_class: {
                Args: {
                    p_code: string;
                    p_name: string;
                };
                Returns: RpcResponses['join_class'];
            };
            join_friends_sheet: {
                Args: {
                    p_code: string;
                };
                Returns: RpcResponses['join_friends_sheet'];
            };
            learning_state: {
                Args: never;
                Returns: RpcResponses['learning_state'];
            };
            leave_class: {
                Args: {
                    p_class_id: string;
                };
                Returns: undefined | null;
            };
            leave_friends_sheet: {
                Args: {
                    p_sheet_id: string;
                };
                Returns: undefined;
            };
            log_daily_activity: {
                Args: {
                    p_user_id: string | null;
                    p_game_type: RpcArgs['log_daily_activity']['p_game_type'];
                    p_score: number;
                };
                Returns: RpcResponses['log_daily_activity'];
            };
            make_challenge: {
                Args: {
                    p_result_id: string;
                    p_moves: RpcArgs['make_challenge']['p_moves'];
                };
                Returns: RpcResponses['make_challenge'];
            };
            make_class: {
                Args: {
                    p_id: string;
                    p_name: string;
                };
                Returns: RpcResponses['make_class'];
            };
            make_daily_challenge: {
                Args: {
                    p_game_type: RpcArgs['make_daily_challenge']['p_game_type'];
                    p_day_key: string;
                    p_moves: RpcArgs['make_daily_challenge']['p_moves'];
                };
                Returns: RpcResponses['make_daily_challenge'];
            };
            make_friends_sheet: {
                Args: {
                    p_sheet_id: string;
                    p_name: string;
                };
                Returns: string;
            };
            make_room_for_buyer: {
                Args: {
                    p_session_id: string;
                    p_is_buyer: boolean;
                };
                Returns: RpcResponses['make_room_for_buyer'];
            };
            my_challenges: {
                Args: {
                    p_before?: string;
                };
                Returns: RpcResponses['my_challenges'];
            };
            my_classes: {
                Args: never;
                Returns: RpcResponses['my_classes'];
            };
            name_challenge_try: {
                Args: {
                    p_try: string;
                    p_named: boolean;
                };
                Returns: boolean;
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
            remove_pupil: {
                Args: {
                    p_pupil_id: string;
                };
                Returns: undefined | null;
            };
            remove_sheet_member: {
                Args: {
                    p_sheet_id: string;
                    p_member_id: string;
                };
                Returns: undefined;
            };
            rename_class: {
                Args: {
                    p_class_id: string;
                    p_name: string;
                };
                Returns: undefined | null;
            };
            rename_friends_sheet: {
                Args: {
                    p_sheet_id: string;
                    p_name: string;
                };
                Returns: undefined;
            };
            rename_in_class: {
                Args: {
                    p_class_id: string;
                    p_name: string;
                };
                Returns: RpcResponses['rename_in_class'];
            };
            renew_class_code: {
                Args: {
                    p_class_id: string;
                    p_open: boolean;
                };
                Returns: RpcResponses['renew_class_code'];
            };
            renew_friends_code: {
                Args: {
                    p_sheet_id: string;
                };
                Returns: undefined;
            };
            report_board_name: {
                Args: {
                    p_username: string;
                };
                Returns: undefined;
            };
            report_challenge_name: {
                Args: {
                    p_try: string;
                };
                Returns: undefined;
            };
            report_class_invitation: {
                Args: {
                    p_code: string;
                };
                Returns: RpcResponses['report_class_invitation'];
            };
            report_friends_invitation: {
                Args: {
                    p_code: string;
                };
                Returns: RpcResponses['report_friends_invitation'];
            };
            report_friends_sheet: {
                Args: {
                    p_sheet_id: string;
                    p_member_id: string | null;
                };
                Returns: undefined | null;
            };
            report_name_in_class: {
                Args: {
                    p_kind: RpcArgs['report_name_in_class']['p_kind'];
                    p_subject_id: string;
                };
                Returns: undefined | null;
            };
            reported_names: {
                Args: never;
                Returns: RpcResponses['reported_names'];
            };
            review_queue: {
                Args: never;
                Returns: RpcResponses['review_queue'];
            };
            revoke_friends_code: {
                Args: {
                    p_sheet_id: string;
                };
                Returns: undefined;
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
            settle_reported_name: {
                Args: {
                    p_kind: RpcArgs['settle_reported_name']['p_kind'];
                    p_subject_id: string;
                    p_name: string;
                    p_remove: boolean;
                };
                Returns: undefined;
            };
            show_on_boards: {
                Args: {
                    p_shown: boolean;
                };
                Returns: boolean;
            };
            start_challenge: {
                Args: {
                    p_code: string;
                    p_try: string;
                };
                Returns: RpcResponses['start_challenge'];
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
            take_over_learning_session: {
                Args: {
                    p_id: string;
                    p_level_id: RpcArgs['take_over_learning_session']['p_level_id'];
                    p_skill: string;
                };
                Returns: RpcResponses['take_over_learning_session'];
            };
            technique_practiced: {
                Args: {
                    p_technique: string;
                    p_seconds_ago?: number;
                };
                Returns: undefined;
            };
            today: {
                Args: never;
                Returns: RpcResponses['today'];
            };
            todays_sheet: {
                Args: never;
                Returns: RpcResponses['todays_sheet'];
            };
            unassign: {
                Args: {
                    p_assignment_id: string;
                };
                Returns: undefined | null;
            };
            username_available: {
                Args: {
                    p_username: string;
                };
                Returns: boolean;
            };
            withdraw_challenge: {
                Args: {
                    p_code: string;
                };
                Returns: undefined;
            };
        };
        Enums: Record<never, never>;
        CompositeTypes: Record<never, never>;
    };
};

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

declare const DeployedConfigSchema: v.ObjectSchema<{
    readonly supabaseUrl: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UrlAction<string, undefined>]>;
    readonly supabasePublishableKey: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly paymentsUrl: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UrlAction<string, undefined>]>;
    readonly shareUrl: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UrlAction<string, undefined>]>, undefined>;
    readonly supportEmail: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, string | undefined>]>, undefined>;
    readonly turnstileSiteKey: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly sentryDsn: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly requireSignInForGames: v.BooleanSchema<undefined>;
    readonly breachedPasswordCheck: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
    readonly release: v.StringSchema<undefined>;
}, undefined>;
declare const RemoteSchema: v.ObjectSchema<{
    readonly entry: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UrlAction<string, undefined>]>;
    readonly canary: v.OptionalSchema<v.ObjectSchema<{
        readonly entry: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UrlAction<string, undefined>]>;
        readonly share: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 1, undefined>]>;
    }, undefined>, undefined>;
}, undefined>;
type RemoteEntries = {
    readonly [Name in RemoteName]: typeof RemoteSchema;
};
declare const RemotesFileSchema: v.ObjectSchema<RemoteEntries, undefined>;
type RemotesFile = v.InferOutput<typeof RemotesFileSchema>;

declare const emailFormat: (message?: string) => v.RegexAction<string, string | undefined>;
declare const EmailAddressSchema: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.ToLowerCaseAction, v.MaxLengthAction<string, 254, undefined>, v.RegexAction<string, string | undefined>]>;

declare const GAME_SENTENCES: Readonly<Record<GameType, string>>;

declare const HealthSchema: v.ObjectSchema<{
    readonly status: v.LiteralSchema<"ok", undefined>;
}, undefined>;
type Health = v.InferOutput<typeof HealthSchema>;
declare const ReadinessSchema: v.ObjectSchema<{
    readonly status: v.LiteralSchema<"ready", undefined>;
}, undefined>;
type Readiness = v.InferOutput<typeof ReadinessSchema>;

declare const InvitationRequestSchema: v.ObjectSchema<{
    readonly email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.ToLowerCaseAction, v.MaxLengthAction<string, 254, undefined>, v.RegexAction<string, string | undefined>]>;
    readonly adminKey: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, undefined>, v.MaxLengthAction<string, 500, undefined>]>;
    readonly redirectTo: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 500, undefined>]>, undefined>;
    readonly data: v.OptionalSchema<v.ObjectSchema<{
        readonly invited_by: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 100, undefined>]>, undefined>;
        readonly invitation_type: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>;
    }, undefined>, undefined>;
}, undefined>;
type InvitationRequest = v.InferOutput<typeof InvitationRequestSchema>;
declare const InvitationResponseSchema: v.ObjectSchema<{
    readonly success: v.LiteralSchema<true, undefined>;
    readonly message: v.StringSchema<undefined>;
}, undefined>;
type InvitationResponse = v.InferOutput<typeof InvitationResponseSchema>;

declare const StoredSessionSchema: v.ObjectSchema<{
    readonly saved: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, undefined>]>, undefined>;
    readonly task: v.NullableSchema<v.ObjectSchema<{
        readonly skill: v.StringSchema<undefined>;
        readonly difficulty: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.MaxValueAction<number, 5, undefined>]>;
        readonly seed: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly steps_shown: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly draft: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
        readonly why: v.OptionalSchema<v.PicklistSchema<["missed", "due", "new", "stretch", "strengthen", "measure"], undefined>, undefined>;
    }, undefined>, undefined>;
    readonly feedback: v.OptionalSchema<v.ObjectSchema<{
        readonly answer: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, undefined>]>;
        readonly steps_shown: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly why: v.OptionalSchema<v.PicklistSchema<["missed", "due", "new", "stretch", "strengthen", "measure"], undefined>, undefined>;
    }, undefined>, undefined>;
    readonly finished: v.BooleanSchema<undefined>;
    readonly by_guest: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
    readonly placed_level: v.NullableSchema<v.PicklistSchema<readonly ["A1", "A2", "B1", "B2", "C1", "C2"], undefined>, undefined>;
    readonly due: v.ArraySchema<v.ObjectSchema<{
        readonly missed_in: v.OptionalSchema<v.NullableSchema<v.StringSchema<undefined>, undefined>, undefined>;
        readonly missed_at: v.OptionalSchema<v.NullableSchema<v.StringSchema<undefined>, undefined>, undefined>;
        readonly card: v.StringSchema<undefined>;
        readonly due_at: v.StringSchema<undefined>;
        readonly memory: v.ObjectSchema<{
            readonly stability: v.NumberSchema<undefined>;
            readonly difficulty: v.NumberSchema<undefined>;
            readonly reps: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
            readonly lapses: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
            readonly learning_steps: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
            readonly scheduled_days: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
            readonly state: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
            readonly last_review: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        }, undefined>;
    }, undefined>, undefined>;
    readonly before: v.ArraySchema<v.ObjectSchema<{
        readonly skill: v.StringSchema<undefined>;
        readonly level: v.PicklistSchema<readonly ["attempted", "familiar", "proficient", "mastered"], undefined>;
    }, undefined>, undefined>;
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, undefined>]>;
    readonly kind: v.PicklistSchema<readonly ["skill", "practice", "review", "placement", "test_out"], undefined>;
    readonly level_id: v.PicklistSchema<readonly ["A1", "A2", "B1", "B2", "C1", "C2"], undefined>;
    readonly skill: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly answers: v.ArraySchema<v.ObjectSchema<{
        readonly answered_at: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
        readonly mistake: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UuidAction<string, undefined>]>;
        readonly skill: v.StringSchema<undefined>;
        readonly difficulty: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.MaxValueAction<number, 5, undefined>]>;
        readonly seed: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly given: v.StringSchema<undefined>;
        readonly correct: v.BooleanSchema<undefined>;
        readonly chosen: v.BooleanSchema<undefined>;
        readonly helped: v.BooleanSchema<undefined>;
        readonly seconds: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>;
    }, undefined>, undefined>;
}, undefined>;
type StoredSession = v.InferOutput<typeof StoredSessionSchema>;

declare const StoredTechniqueSchema: v.ObjectSchema<{
    readonly technique: v.StringSchema<undefined>;
    readonly found_at: v.StringSchema<undefined>;
}, undefined>;
type StoredTechnique = v.InferOutput<typeof StoredTechniqueSchema>;

type Row = Database['public']['Tables']['profiles']['Row'];
declare const OWN_PROFILE_COLUMNS: {
    readonly firstName: "first_name";
    readonly lastName: "last_name";
    readonly username: "username";
    readonly profileColor: "profile_color";
    readonly country: "country";
};
type OwnProfile = {
    readonly [Name in keyof typeof OWN_PROFILE_COLUMNS]: Row[(typeof OWN_PROFILE_COLUMNS)[Name]];
};
declare function ownProfileOf(row: Partial<Row> & Pick<Row, 'first_name' | 'profile_color'>): OwnProfile;

declare function parseNamed<Schema extends v.GenericSchema>(schema: Schema, value: unknown, name: string): v.InferOutput<Schema>;

interface PlanLimits extends PlanEntitlements {
    readonly learningSessions: number | null;
    readonly progressDays: number | null;
    readonly archiveDays: number | null;
    readonly exportsProgress: boolean;
}
declare const FREE_LIMITS: PlanLimits;
declare const PLAN_LIMITS: Readonly<Record<PlanKey, PlanLimits>>;

declare const PRODUCT_NAME = "Ninefold";
declare const LOCALE = "en-US";

declare function readKnown<Schema extends v.GenericSchema>(schema: Schema, response: unknown, report: (error: Error) => void): v.InferOutput<Schema>;

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

declare const RuntimeConfigSchema: v.ObjectSchema<{
    readonly supabaseUrl: v.StringSchema<undefined>;
    readonly supabasePublishableKey: v.StringSchema<undefined>;
    readonly paymentsUrl: v.StringSchema<undefined>;
    readonly shareUrl: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly turnstileSiteKey: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly sentryDsn: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly supportEmail: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly requireSignInForGames: v.BooleanSchema<undefined>;
    readonly breachedPasswordCheck: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
    readonly release: v.StringSchema<undefined>;
}, undefined>;
type RuntimeConfig = v.InferOutput<typeof RuntimeConfigSchema>;

interface StoredPreferences {
    soundEnabled: boolean;
    darkMode: boolean | null;
}
type StoredCohort = string;
type StoredEmailConfirmation = 'true';
type StoredSignUpId = string;
type StoredInvitation = `${number} ${string}`;
declare const CHECKOUT_ENTRIES: {
    readonly session: "account:secure:checkout-session";
    readonly tier: "account:secure:subscription-tier";
};
interface CheckoutEntry {
    value: string;
    timestamp: number;
    ttl: number;
}
declare const checkoutEntry: (value: string) => CheckoutEntry;
type StoredPurchaseId = string;

declare const RECORD_KINDS: readonly ["account:secure:", "games:attempt:", "games:challenge:", "games:hints:", "games:practice:", "games:result:", "learning-session:", "learning-technique:"];
declare const TEXT_KINDS: readonly ["account:purchase", "cohort", "email-confirmed", "games:last-player", "games:played:", "games:practice-difficulty:", "games:running:", "invitation", "letters", "link-session", "preferences", "signing-up"];
type RecordKey = `${(typeof RECORD_KINDS)[number]}${string}`;
type TextKey = `${(typeof TEXT_KINDS)[number]}${string}`;

declare const recordText: (record: object) => string;
declare const isNewer: (text: string | null) => boolean;
interface WebStorage {
    getItem(key: string): string | null;
    setItem(key: string, text: string): void;
}
declare function storeRecord(storage: WebStorage, key: RecordKey, record: object): boolean;

declare const StoredResultSchema: v.ObjectSchema<{
    readonly owner: v.StringSchema<undefined>;
    readonly state: v.PicklistSchema<["pending", "saved", "rejected"], undefined>;
    readonly result: v.VariantSchema<"kind", [v.ObjectSchema<{
        readonly kind: v.LiteralSchema<"daily", undefined>;
        readonly game_type: v.PicklistSchema<readonly ["sum_grid" | "multiplication_grid" | "combined_grid", ...("sum_grid" | "multiplication_grid" | "combined_grid")[]], undefined>;
        readonly day_key: v.CustomSchema<string, undefined>;
        readonly grid: v.CustomSchema<readonly number[], undefined>;
        readonly id: v.StringSchema<undefined>;
        readonly completion_time_seconds: v.CustomSchema<number, undefined>;
        readonly finished_at: v.CustomSchema<string, undefined>;
    }, undefined>, v.ObjectSchema<{
        readonly kind: v.LiteralSchema<"practice", undefined>;
        readonly game_type: v.PicklistSchema<readonly ["sum_grid" | "multiplication_grid" | "combined_grid", ...("sum_grid" | "multiplication_grid" | "combined_grid")[]], undefined>;
        readonly givens: v.CustomSchema<readonly number[], undefined>;
        readonly grid: v.CustomSchema<readonly number[], undefined>;
        readonly hints_used: v.CustomSchema<number, undefined>;
        readonly archive_day: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
        readonly id: v.StringSchema<undefined>;
        readonly completion_time_seconds: v.CustomSchema<number, undefined>;
        readonly finished_at: v.CustomSchema<string, undefined>;
    }, undefined>, v.ObjectSchema<{
        readonly kind: v.LiteralSchema<"timed_round", undefined>;
        readonly game_type: v.PicklistSchema<readonly ["mental_math_speed", ..."mental_math_speed"[]], undefined>;
        readonly ticket: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
        readonly score: v.CustomSchema<number, undefined>;
        readonly accuracy: v.CustomSchema<number, undefined>;
        readonly answered_by: v.PicklistSchema<readonly ["choosing", "typing"], undefined>;
        readonly answers: v.ArraySchema<v.ObjectSchema<{
            readonly question: v.StringSchema<undefined>;
            readonly correct_answer: v.NumberSchema<undefined>;
            readonly answer: v.NullableSchema<v.NumberSchema<undefined>, undefined>;
            readonly milliseconds: v.CustomSchema<number, undefined>;
        }, undefined>, undefined>;
        readonly id: v.StringSchema<undefined>;
        readonly completion_time_seconds: v.CustomSchema<number, undefined>;
        readonly finished_at: v.CustomSchema<string, undefined>;
    }, undefined>, v.ObjectSchema<{
        readonly kind: v.LiteralSchema<"drill", undefined>;
        readonly game_type: v.PicklistSchema<readonly ["addition_drill", ..."addition_drill"[]], undefined>;
        readonly score: v.CustomSchema<number, undefined>;
        readonly accuracy: v.CustomSchema<number, undefined>;
        readonly answered_by: v.PicklistSchema<readonly ["choosing", "typing"], undefined>;
        readonly answers: v.ArraySchema<v.ObjectSchema<{
            readonly question: v.StringSchema<undefined>;
            readonly correct_answer: v.NumberSchema<undefined>;
            readonly answer: v.NullableSchema<v.NumberSchema<undefined>, undefined>;
            readonly milliseconds: v.CustomSchema<number, undefined>;
        }, undefined>, undefined>;
        readonly id: v.StringSchema<undefined>;
        readonly completion_time_seconds: v.CustomSchema<number, undefined>;
        readonly finished_at: v.CustomSchema<string, undefined>;
    }, undefined>], undefined>;
    readonly begunByGuest: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
    readonly claimedBy: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly fullOn: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly daily: v.OptionalSchema<v.ObjectSchema<{
        readonly completion_time_seconds: v.NumberSchema<undefined>;
        readonly time_verified: v.BooleanSchema<undefined>;
        readonly xp_earned: v.NumberSchema<undefined>;
        readonly total_xp: v.NumberSchema<undefined>;
        readonly current_streak: v.NumberSchema<undefined>;
    }, undefined>, undefined>;
    readonly standing: v.OptionalSchema<v.ObjectSchema<{
        readonly personal_best: v.NullableSchema<v.NumberSchema<undefined>, undefined>;
        readonly previous_best: v.NullableSchema<v.NumberSchema<undefined>, undefined>;
        readonly verified: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
    }, undefined>, undefined>;
}, undefined>;
type StoredResult<Result extends FinishedResult = FinishedResult> = Omit<v.InferOutput<typeof StoredResultSchema>, 'result'> & {
    result: Result;
};
type DeliveryState = StoredResult['state'];

export { ACTIVATION_DELAY_MS };
export { ACTIVATION_POLL_MS };
export { ACTIVATION_REDIRECT_MS };
export { ANSWERED_BY };
export { ASSIGNMENT_KINDS };
export { ASSIGNMENT_STATES };
export { AccountMetadataSchema };
export { AnswerSchema };
export { ApiErrorSchema };
export { ArchiveSchema };
export { BOARD_PERIODS };
export { BoardSchema };
export { CHECKOUT_ENTRIES };
export { CHECKOUT_ENTRY_TTL_MS };
export { CLASS_LIMITS };
export { ChallengeAnswersSchema };
export { ChallengeCardSchema };
export { ChallengeOutcomeSchema };
export { ChallengeSchema };
export { ClassAssignmentSchema };
export { ClassByCodeSchema };
export { ClassOverviewSchema };
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
export { DeployedConfigSchema };
export { DueCardSchema };
export { EMAIL_RESEND_WAIT_SECONDS };
export { EMAIL_RESENT_NOTICE_MS };
export { EMAIL_SIGN_IN_POLL_MS };
export { EMAIL_VERIFICATION_POLL_MS };
export { EmailAddressSchema };
export { EndSubscriptionResponseSchema };
export { ExportedDataSchema };
export { ExportedProgressSchema };
export { FIRST_DAY };
export { FREE_DAILY_SESSIONS };
export { FREE_ENTITLEMENTS };
export { FREE_LIMITS };
export { FREE_SESSIONS_TEXT };
export { FinishedDailySchema };
export { FinishedDrillSchema };
export { FinishedPracticeSchema };
export { FinishedResultSchema };
export { FinishedTimedRoundSchema };
export { FriendGroupSchema };
export { FriendGroupSummarySchema };
export { FriendGroupsSchema };
export { GAMES };
export { GAME_SENTENCES };
export { GAME_TYPES };
export { GRID_GAMES };
export { GRID_SENTENCES };
export { GUEST };
export { GUEST_ARCHIVE_DAYS };
export { GroupInvitationSchema };
export { GroupMemberSchema };
export { HealthSchema };
export { INVITATION_STATUSES };
export { InvitationRequestSchema };
export { InvitationResponseSchema };
export { LEARNING_GOALS };
export { LEARNING_LEVELS };
export { LEARNING_LIMITS };
export { LEARNING_SESSION_KINDS };
export { LOCALE };
export { LearningAnswerSchema };
export { LearningStateSchema };
export { LoggedActivitySchema };
export { MASTERY_LEVELS };
export { MATH_LEVELS };
export { MAX_ARCHIVE_DAYS };
export { MAX_FRIEND_GROUPS };
export { MAX_GROUP_MEMBERS };
export { MAX_SHARED_NAME_LENGTH };
export { MONEY_BACK_DAYS };
export { MyChallengeSchema };
export { MyClassesSchema };
export { NextPageSchema };
export { ONBOARDING_PARTS };
export { OTHER_MISTAKE };
export { OWN_PROFILE_COLUMNS };
export { OpenAssignmentsSchema };
export { OpenSessionSchema };
export { PASSWORD_UPDATE_REDIRECT_MS };
export { PLANS };
export { PLAN_KEYS };
export { PLAN_LIMITS };
export { POPULAR_PLAN };
export { PRACTICE_HINTS };
export { PRODUCT_NAME };
export { PROFILE_SETUP_REDIRECT_MS };
export { PaymentOutcomeSchema };
export { PlanKeySchema };
export { ProgressReportSchema };
export { PublicProfileSchema };
export { RECORD_KINDS };
export { REMOTES };
export { REMOTE_NAMES };
export { RESET_RESEND_SECONDS };
export { RESULT_BANNER_MS };
export { ReadinessSchema };
export { RemotesFileSchema };
export { RenamedInClassSchema };
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
export { SkillProgressSchema };
export { StandingSchema };
export { StartedChallengeSchema };
export { StartedDailySchema };
export { StartedRoundSchema };
export { StartedSessionSchema };
export { StoredAttemptSchema };
export { StoredChallengeAttemptSchema };
export { StoredGridSchema };
export { StoredHintsSchema };
export { StoredMovesSchema };
export { StoredPracticeSchema };
export { StoredResultSchema };
export { StoredSessionSchema };
export { StoredTechniqueSchema };
export { StudentClassSchema };
export { StudentProgressSchema };
export { StudentSkillSchema };
export { TEXT_KINDS };
export { TIMED_ROUND_GAMES };
export { TodaySchema };
export { TodaysDailiesSchema };
export { UPDATE_PASSWORD_MIN };
export { USERNAME_CHECK_DEBOUNCE_MS };
export { USERNAME_MAX };
export { USERNAME_MIN };
export { VerifyCheckoutRequestSchema };
export { VerifyCheckoutResponseSchema };
export { WebhookResponseSchema };
export { byPlan };
export { checkoutEntry };
export { dailyName };
export { emailFormat };
export { findPlan };
export { hintOf };
export { isForLater };
export { isNewer };
export { joinLists };
export { ownProfileOf };
export { parseNamed };
export { pastPricesVariable };
export { planVariables };
export { priceVariable };
export { readKnown };
export { readPages };
export { recordText };
export { storeRecord };
export type { AccountMetadata };
export type { Answer };
export type { AnsweredBy };
export type { ApiError };
export type { Archive };
export type { AssignmentKind };
export type { AssignmentState };
export type { AuthenticatedCaller };
export type { Board };
export type { BoardGame };
export type { BoardPeriod };
export type { BoardRow };
export type { Challenge };
export type { ChallengeAnswers };
export type { ChallengeCard };
export type { ChallengeOutcome };
export type { ChallengeSolution };
export type { CheckoutEntry };
export type { ClaimOutcome };
export type { ClassAssignment };
export type { ClassByCode };
export type { ClassOverview };
export type { CompletedSession };
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
export type { DrillGame };
export type { DueCard };
export type { EmailReleaseOutcome };
export type { EndSubscriptionResponse };
export type { ExportedData };
export type { ExportedProgress };
export type { FinishedDaily };
export type { FinishedDrill };
export type { FinishedPractice };
export type { FinishedQuiz };
export type { FinishedResult };
export type { FinishedTimedRound };
export type { FriendGroup };
export type { FriendGroupSummary };
export type { GameFigures };
export type { GameKind };
export type { GameProgress };
export type { GameType };
export type { GridChallenge };
export type { GridGame };
export type { GridReplay };
export type { GridSummary };
export type { GroupInvitation };
export type { GroupMember };
export type { Health };
export type { InvitationRequest };
export type { InvitationResponse };
export type { Json };
export type { LearningAnswer };
export type { LearningLevel };
export type { LearningSessionKind };
export type { LearningState };
export type { LoggedActivity };
export type { MyChallenge };
export type { MyClasses };
export type { NextPage };
export type { OpenAssignments };
export type { OpenCheckout };
export type { OpenSession };
export type { OperationProgress };
export type { OwnProfile };
export type { Owner };
export type { PastPricesVariable };
export type { PaymentOutcome };
export type { Plan };
export type { PlanEntitlements };
export type { PlanKey };
export type { PlanKeyField };
export type { PlanLimits };
export type { Plans };
export type { PriceVariable };
export type { ProgressDay };
export type { ProgressReport };
export type { ProgressSum };
export type { PublicNameKind };
export type { PublicProfile };
export type { RateLimitedCall };
export type { Readiness };
export type { RecentResult };
export type { RecordKey };
export type { RemoteName };
export type { RemotesFile };
export type { RenamedInClass };
export type { ReportedName };
export type { ReviewCard };
export type { ReviewQueue };
export type { RoundChallenge };
export type { RoundReplay };
export type { RoundSummary };
export type { RpcArgs };
export type { RpcResponses };
export type { RuntimeConfig };
export type { SaveVerdict };
export type { SavedAnswers };
export type { SavedCards };
export type { SavedDaily };
export type { SavedDailyResult };
export type { SentAnswer };
export type { SentCard };
export type { SentEvent };
export type { SentPurchase };
export type { SentResult };
export type { SentSubscription };
export type { SkillProgress };
export type { Standing };
export type { StartedChallenge };
export type { StartedDaily };
export type { StartedRound };
export type { StartedSession };
export type { StoredAttempt };
export type { StoredChallengeAttempt };
export type { StoredCohort };
export type { StoredEmailConfirmation };
export type { StoredGrid };
export type { StoredHint };
export type { StoredInvitation };
export type { StoredMove };
export type { StoredPractice };
export type { StoredPreferences };
export type { StoredPurchaseId };
export type { StoredResult };
export type { StoredSession };
export type { StoredSignUpId };
export type { StoredTechnique };
export type { StudentClass };
export type { StudentProgress };
export type { StudentSkill };
export type { TextKey };
export type { TimedRoundGame };
export type { Today };
export type { TodaysDailies };
export type { VerifyCheckoutRequest };
export type { VerifyCheckoutResponse };
export type { WeakFact };
export type { WebhookResponse };

// redact-secrets.d.ts
declare const isSecretName: (name: string) => boolean;
declare function redactSecrets(text: string): string;

export { isSecretName };
export { redactSecrets };

// passwords.d.ts
declare function isGuessable(password: string, about?: readonly unknown[]): boolean;

export { isGuessable };

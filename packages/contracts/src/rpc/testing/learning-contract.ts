import {
  type LearningAnswer,
  type LearningSessionKind,
  type SentAnswer,
  type SentCard,
  SUPPORTS,
} from '../../learning';
import type { LearningLevel } from '../../limits';
import { callRpc, type RpcClient } from '../call-rpc';
import {
  completeLearningSessionCall,
  learningStateCall,
  migrateGuestSessionCall,
  reviewQueueCall,
  saveLearningAnswersCall,
  saveReviewCardsCall,
  startLearningSessionCall,
} from '../learning';
import { hintOfRefusal } from './hint-of-refusal';

interface LearningServer {
  /** A new person with a free account. */
  newLearner(): Promise<RpcClient>;
  newId(): string;
}

const DAY_MS = 86_400_000;

/** Sessions, their answers and review cards. Not part of it: XP, streaks, and how answers change mastery. */
export function testLearningContract({ newLearner, newId }: LearningServer): void {
  const start = (
    client: RpcClient,
    kind: LearningSessionKind,
    p_level_id: LearningLevel = 'A1',
    p_id = newId(),
  ) =>
    callRpc(client, startLearningSessionCall, {
      ...{ p_id, p_kind: kind, p_level_id },
      p_skill: kind === 'skill' ? 'mean' : null,
    });
  const stateOf = (client: RpcClient) => callRpc(client, learningStateCall);
  const save = (client: RpcClient, p_session_id: string, ...p_answers: SentAnswer[]) =>
    callRpc(client, saveLearningAnswersCall, { p_session_id, p_answers });
  const complete = (client: RpcClient, p_session_id: string, p_placed_level: LearningLevel | null = null) =>
    callRpc(client, completeLearningSessionCall, { p_session_id, p_placed_level });
  const answer = (over: Partial<LearningAnswer> = {}): LearningAnswer => ({
    ...{ id: newId(), skill: 'mean', difficulty: 3, seed: 1, given: '7', seconds: 0 },
    ...{ correct: true, chosen: false, helped: false, ...over },
  });
  const card = (card: string, dueInDays: number): SentCard => ({
    card,
    due_at: new Date(Date.now() + DAY_MS * dueInDays).toISOString(),
    missed: false,
    memory: {
      ...{ stability: 2, difficulty: 5, reps: 1, lapses: 0, learning_steps: 0, scheduled_days: 1, state: 2 },
      last_review: new Date(Date.now() - DAY_MS).toISOString(),
    },
  });
  const saveCards = (client: RpcClient, ...p_cards: SentCard[]) =>
    callRpc(client, saveReviewCardsCall, { p_cards });

  test('a session that is started twice counts once', async () => {
    const client = await newLearner();
    const { id } = await start(client, 'practice');
    const again = await start(client, 'practice', 'A1', id);
    expect(again).toEqual({ id, sessions_today: 1, sessions_limit: 3 });
    expect(await stateOf(client)).toMatchObject({
      sessions_today: 1,
      open_session: { id, kind: 'practice', level_id: 'A1', skill: null, answers: [] },
    });
  });

  test('placements do not count, and a review needs a due card', async () => {
    const client = await newLearner();
    expect(await start(client, 'placement')).toMatchObject({ sessions_today: 0 });
    expect(await hintOfRefusal(start(client, 'review'))).toBe('nothing-due');
    await saveCards(client, card('skill:mean', -1));
    expect(await start(client, 'review')).toMatchObject({ sessions_today: 0 });
  });

  test('a session beyond the daily limit is refused, and one that was started continues', async () => {
    const client = await newLearner();
    const { id } = await start(client, 'skill');
    await start(client, 'practice');
    await start(client, 'test_out');
    expect(await hintOfRefusal(start(client, 'practice'))).toBe('daily-session-limit');
    expect(await start(client, 'skill', 'A1', id)).toMatchObject({ id, sessions_today: 3 });
  });

  test('sessions of others are refused', async () => {
    const client = await newLearner();
    expect(await hintOfRefusal(save(client, newId(), answer()))).toBe('not-your-session');
    expect(await hintOfRefusal(complete(client, newId()))).toBe('not-your-session');
  });

  test('answers that are sent twice count once, and their skills are returned', async () => {
    const client = await newLearner();
    const { id } = await start(client, 'skill');
    const [first, second] = [answer(), answer({ correct: false })];
    await save(client, id, first);
    const { skills } = await save(client, id, first, second);
    expect(skills.map(({ skill, answers }) => [skill, answers])).toEqual([['mean', 2]]);
    const { open_session } = await stateOf(client);
    expect(open_session?.answers.map((one) => one.id)).toEqual([first.id, second.id]);
  });

  test('an answer with support is a helped one, whatever the device says', async () => {
    const client = await newLearner();
    const { id } = await start(client, 'practice');
    await save(client, id, { ...answer(), support: 'retry' });
    const { open_session, last_answers } = await stateOf(client);
    expect(open_session?.answers).toMatchObject([{ correct: false, helped: true, support: 'retry' }]);
    expect(last_answers).toMatchObject([{ correct: false, helped: true }]);
  });

  test('what is kept of help follows from every combination of what the device says', async () => {
    const client = await newLearner();
    const { id } = await start(client, 'practice');
    const combined = [true, false].flatMap((correct) =>
      [true, false].flatMap((helped) =>
        [true, false, undefined].flatMap((solved) =>
          ([null, ...SUPPORTS] as const).map((support) => ({ correct, helped, solved, support })),
        ),
      ),
    );
    const sent = combined.map(({ solved, ...said }) => ({
      ...answer(said),
      support: said.support,
      ...(solved !== undefined && { solved }),
    }));
    const half = sent.length / 2;
    await save(client, id, ...sent.slice(0, half));
    await save(client, id, ...sent.slice(half));
    const kept = combined.map(({ correct, helped, solved, support }) => {
      const wasFirstRight = correct && !helped && support === null;
      const wasSolved = correct || (solved ?? helped);
      return {
        correct: wasFirstRight,
        // A miss after a shown step stays a miss, although the step is help.
        helped: helped || (wasSolved && !wasFirstRight),
        solved: wasSolved,
        support,
      };
    });
    const { open_session, last_answers } = await stateOf(client);
    expect(open_session?.answers).toMatchObject(kept);
    expect(last_answers).toMatchObject(kept);
  });

  test('the answers of the last practice are kept, whatever is tested or begun after it', async () => {
    const client = await newLearner();
    expect((await stateOf(client)).last_answers).toEqual([]);
    const { id } = await start(client, 'practice');
    await save(client, id, answer({ skill: 'median' }), { ...answer({ correct: false }), support: 'lesson' });
    await complete(client, id);
    const test = await start(client, 'test_out');
    await save(client, test.id, answer());
    await complete(client, test.id);
    await start(client, 'skill');
    expect((await stateOf(client)).last_answers).toEqual([
      { skill: 'median', correct: true, helped: false, solved: true, support: null },
      { skill: 'mean', correct: false, helped: false, solved: false, support: 'lesson' },
    ]);
  });

  test('a session that is completed twice has the same figures', async () => {
    const client = await newLearner();
    const { id } = await start(client, 'skill', 'A2');
    await save(client, id, answer(), answer(), answer({ correct: false }));
    const completed = await complete(client, id);
    expect(completed).toMatchObject({ problems_attempted: 3, problems_correct: 2, accuracy: 67 });
    expect(completed.skills.map(({ skill }) => skill)).toEqual(['mean']);
    expect(completed.learning_level).toBe('A2');
    expect(await complete(client, id)).toEqual(completed);
    expect(await stateOf(client)).toMatchObject({
      open_session: null,
      learning_level: 'A2',
      sessions_today: 1,
    });
  });

  test('a completed session takes the answers that it has, and no others', async () => {
    const client = await newLearner();
    const { id } = await start(client, 'skill');
    const known = answer();
    await save(client, id, known);
    await complete(client, id);
    expect((await save(client, id, known)).skills).toHaveLength(1);
    expect(await hintOfRefusal(save(client, id, answer()))).toBe('session-over');
  });

  test('the newest session is open, and the one before it after its completion', async () => {
    const client = await newLearner();
    const first = await start(client, 'skill');
    const second = await start(client, 'practice');
    expect((await stateOf(client)).open_session?.id).toBe(second.id);
    await complete(client, second.id);
    expect((await stateOf(client)).open_session?.id).toBe(first.id);
  });

  test('a placement ends with a level of its path, and changes no skills', async () => {
    const client = await newLearner();
    const { id } = await start(client, 'placement', 'B2');
    expect((await stateOf(client)).open_session?.level_id).toBe('B1');
    await save(client, id, answer());
    expect(await hintOfRefusal(complete(client, id, 'A2'))).toBe('malformed-answers');
    expect(await complete(client, id, 'B2')).toMatchObject({ learning_level: 'B2', skills: [] });
    expect(await stateOf(client)).toMatchObject({ placed_levels: ['B2'], learning_level: 'B2', skills: [] });
  });

  test("a guest's first session of a path does not count", async () => {
    const client = await newLearner();
    const migrate = (p_level_id: LearningLevel) =>
      callRpc(client, migrateGuestSessionCall, { p_id: newId(), p_level_id, p_skill: 'mean' });
    const first = await migrate('B1');
    expect(first).toMatchObject({ sessions_today: 0 });
    expect((await stateOf(client)).open_session).toMatchObject({
      id: first.id,
      kind: 'skill',
      skill: 'mean',
    });
    expect(await migrate('C1')).toMatchObject({ sessions_today: 0 });
    expect(await migrate('B2')).toMatchObject({ sessions_today: 1 });
  });

  test('cards are due until they are reviewed', async () => {
    const client = await newLearner();
    const name = 'skill:mean:1f0c9a2e';
    expect(await saveCards(client, card(name, -1), card('fact:7x8', 1))).toEqual({ reviews_due: 1 });
    expect((await callRpc(client, reviewQueueCall)).cards.map((one) => one.card)).toEqual([name]);
    expect(await stateOf(client)).toMatchObject({ reviews_due: 1 });
    expect(await saveCards(client, card(name, 3))).toEqual({ reviews_due: 0 });
    expect((await callRpc(client, reviewQueueCall)).cards).toEqual([]);
  });

  test('a day has at most 20 cards, including those that were answered', async () => {
    const client = await newLearner();
    const names = Array.from({ length: 25 }, (_, at) => `skill:skill-${at + 10}`);
    expect(await saveCards(client, ...names.map((name) => card(name, -1)))).toEqual({ reviews_due: 20 });
    const shown = (await callRpc(client, reviewQueueCall)).cards.map((one) => one.card);
    expect(shown).toHaveLength(20);
    const { id } = await start(client, 'review');
    const [first, second] = shown as [string, string];
    const review = (name: string) => answer({ card: name, skill: name.replace('skill:', '') });
    await save(client, id, review(first), review(first), review(second));
    expect(await stateOf(client)).toMatchObject({ reviews_due: 18 });
    // Another device that continues the session needs the memory of the answered cards.
    const queue = (await callRpc(client, reviewQueueCall)).cards.map((one) => one.card);
    expect(new Set(queue)).toEqual(new Set(shown));
    expect(await saveCards(client, card(first, 3), card(second, 3))).toEqual({ reviews_due: 18 });
  });

  test('an answer keeps the name of its own card only', async () => {
    const client = await newLearner();
    await saveCards(client, card('skill:mean', -1), card('skill:median', -1));
    const { id } = await start(client, 'review');
    const claims = ['skill:mean', 'skill:median', 'skill:mean:1f0c9a2e', null];
    await save(client, id, ...claims.map((claim) => answer({ card: claim })));
    const { open_session } = await stateOf(client);
    expect(open_session?.answers.map((one) => one.card)).toEqual(['skill:mean', null, null, null]);
    const practice = await start(client, 'practice');
    await save(client, practice.id, answer({ card: 'skill:mean' }));
    expect((await stateOf(client)).open_session?.answers[0]?.card).toBeNull();
  });

  test('one malformed card refuses the list', async () => {
    const client = await newLearner();
    const list = saveCards(client, card('fact:7x8', -1), card('not a card', -1));
    expect(await hintOfRefusal(list)).toBe('malformed-cards');
    expect((await callRpc(client, reviewQueueCall)).cards).toEqual([]);
  });
}

import { newPlayer, type Player } from '../testing/players';
import { attempts, drill, mentalMath, refusal, type RoundArguments, save } from '../testing/rounds';

let player: Player;

beforeAll(async () => {
  player = await newPlayer();
});

type Change = Partial<Record<keyof RoundArguments, unknown>>;
const changed = (round: RoundArguments, change: Change) => ({ ...round, ...change }) as RoundArguments;

test.each<[string, RoundArguments]>([
  ['no answer at all', mentalMath(0)],
  ['wrong answers only', mentalMath(0, 3)],
  [
    '60 answers without a thought',
    changed(mentalMath(60), { p_session_data: { attempts: attempts(60, 0, 0) } }),
  ],
  [
    'a question that the end cut off',
    changed(mentalMath(2, 1), {
      p_session_data: { attempts: [...attempts(2, 1), { ...attempts(1)[0], given: null }] },
    }),
  ],
  ['figures without attempts', changed(mentalMath(2, 1), { p_session_data: {} })],
  [
    'a drill that was left open for a day',
    changed(drill(17), { p_completion_time_seconds: 86_400, p_session_data: {} }),
  ],
  [
    'a drill in no time',
    changed(drill(20), { p_completion_time_seconds: 1, p_session_data: { attempts: attempts(20, 0, 5) } }),
  ],
])('%s is a round', async (_, round) => {
  expect(await save(player.client, round)).toMatchObject({ saved: true });
});

const bare: Change = { p_session_data: {} };

test.each<[string, RoundArguments]>([
  ['a grid game', changed(mentalMath(12), { p_game_type: 'sum_grid' })],
  ['an unknown game', changed(mentalMath(12), { p_game_type: 'chess' })],
  ['no game', changed(mentalMath(12), { p_game_type: null })],
  ['no id', changed(mentalMath(12), { p_id: null })],
  ['no score', changed(mentalMath(12), { p_score: null })],
  ['a negative score', changed(mentalMath(0), { ...bare, p_score: -1 })],
  ['more answers than a minute holds', changed(mentalMath(61), bare)],
  ['a minute that lasted longer', changed(mentalMath(12), { p_completion_time_seconds: 61 })],
  ['no time', changed(mentalMath(12), { p_completion_time_seconds: null })],
  ['a drill of no length', changed(drill(17), { ...bare, p_completion_time_seconds: 0 })],
  ['21 right answers of 20', changed(drill(20), { ...bare, p_score: 21, p_accuracy: 100 })],
  ['an accuracy that no count of answers gives', changed(mentalMath(12, 1), { ...bare, p_accuracy: 99 })],
  ['an accuracy that is not that of the attempts', changed(mentalMath(12, 1), { p_accuracy: 100 })],
  ['an accuracy above 100', changed(drill(20), { ...bare, p_accuracy: 101 })],
  ['no accuracy', changed(drill(20), { p_accuracy: null })],
  ['a score above that of the attempts', changed(drill(17), { p_score: 18, p_accuracy: 90 })],
  ['19 attempts at 20 problems', changed(drill(19), { p_session_data: { attempts: attempts(19) } })],
  [
    'more thinking than a minute holds',
    changed(mentalMath(20), { p_session_data: { attempts: attempts(20, 0, 2_500) } }),
  ],
  ['a drill quicker than its thinking', changed(drill(20), { p_completion_time_seconds: 2 })],
  ['no session data', changed(mentalMath(12), { p_session_data: null })],
  ['session data that is a list', changed(mentalMath(12), { p_session_data: [] })],
  ['session data above 16 kB', changed(mentalMath(12), { p_session_data: { note: 'x'.repeat(16_384) } })],
])('%s is no round', async (_, round) => {
  expect(await refusal(player.client, round)).toMatchObject({
    code: '22023',
    hint: 'malformed-round',
    message: 'This round does not add up.',
  });
});

const attempt = { question: '2 + 2', answer: 4, given: 4, milliseconds: 400 };

test.each<[string, unknown]>([
  ['a text', 'all right'],
  ['null', null],
  ['a list of numbers', [4]],
  ['a list in a list', [[attempt]]],
  ['an answer that is a text', [{ ...attempt, answer: '4' }]],
  ['no given answer', [{ ...attempt, given: undefined }]],
  ['a negative time', [{ ...attempt, milliseconds: -1 }]],
  ['a time that is a text', [{ ...attempt, milliseconds: '400' }]],
])('attempts that are %s are no attempts', async (_, told) => {
  const round = changed(mentalMath(1), { p_session_data: { attempts: told } });
  expect(await refusal(player.client, round)).toMatchObject({ code: '22023', hint: 'malformed-round' });
});

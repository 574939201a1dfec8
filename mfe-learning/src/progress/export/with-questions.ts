import type { ExportedProgress } from '@ninefold/contracts';
import { DIFFICULTIES, exerciseForCard, loadExercise, readCardName, type Exercise } from '@ninefold/learning';
import { rightAnswerText } from '../../math/answer-text';
import { givenText } from '../../math/given-text';
import { plainBlocks, plainText, withMinusSigns } from '../../math/plain-text';

type ExportedAnswer = ExportedProgress['answers'][number];

/** Exercises per batch, between which the page can update: there can be tens of thousands of answers. */
const AT_ONCE = 200;

/** Adds questions to answers and cards; null for unknown skills. */
export async function withQuestions(progress: ExportedProgress) {
  return {
    ...progress,
    answers: await eachInTurn(progress.answers, withQuestion),
    cards: await eachInTurn(progress.cards, async (record) => {
      const card = readCardName(record.card);
      return { ...record, question: questionIn(card && (await loadExercise(exerciseForCard(card)))) };
    }),
  };
}

async function withQuestion(answer: ExportedAnswer) {
  const difficulty = DIFFICULTIES.find((one) => one === answer.difficulty);
  const exercise = difficulty === undefined ? null : await loadExercise({ ...answer, difficulty });
  return {
    ...answer,
    question: questionIn(exercise),
    given_text: exercise && givenText(exercise.answer, answer.given),
    right_answer: exercise && withMinusSigns(plainText(rightAnswerText(exercise.answer))),
  };
}

const questionIn = (exercise: Exercise | null) => exercise && plainBlocks(exercise.prompt);

async function eachInTurn<Item, Made>(items: readonly Item[], make: (item: Item) => Promise<Made>) {
  const made: Made[] = [];
  for (const [index, item] of items.entries()) {
    if (index > 0 && index % AT_ONCE === 0) await new Promise((resolve) => setTimeout(resolve));
    made.push(await make(item));
  }
  return made;
}

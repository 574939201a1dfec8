import type { ExportedProgress } from '@ninefold/contracts';
import {
  DIFFICULTIES,
  exerciseOfFact,
  loadExercise,
  loadMistakes,
  readCardName,
  type Exercise,
} from '@ninefold/learning';
import { rightAnswerText } from '../../math/answer-text';
import { givenText } from '../../math/given-text';
import { plainBlocks, plainText, withMinusSigns } from '../../math/plain-text';

type ExportedAnswer = ExportedProgress['answers'][number];
type ExportedCard = ExportedProgress['cards'][number];

/** Exercises per batch, between which the page can update: there can be tens of thousands of answers. */
const AT_ONCE = 200;

/** Adds questions to answers and facts, and mistakes to the cards of skills; null for unknown ones. */
export async function withQuestions(progress: ExportedProgress) {
  return {
    ...progress,
    answers: await eachInTurn(progress.answers, withQuestion),
    cards: await eachInTurn(progress.cards, withSubject),
  };
}

async function withSubject(card: ExportedCard) {
  const subject = readCardName(card.card);
  if (subject?.kind === 'fact')
    return { ...card, question: questionIn(await loadExercise(exerciseOfFact(subject))), mistake: null };
  const label = subject?.mistake;
  const mistakes = label ? await loadMistakes(subject.skill, new Set([label])) : null;
  return { ...card, question: null, mistake: mistakes?.get(label ?? '')?.name ?? null };
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

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/** Texts of the timed round and the drill alike. */
export const ROUND_COPY = {
  correct: 'Correct',
  incorrect: 'Incorrect',
  rightAnswer: (question: string, answer: number) => `${question} = ${answer}`,
  correctCount: 'Correct',
  incorrectCount: 'Incorrect',
  score: 'Score',
  accuracy: 'Accuracy',
  percent: (value: number) => `${value}%`,
  personalBest: 'Personal best',
  firstBest: 'Your first result: the one to beat.',
  newBest: (before: number) => `New personal best! It was ${before}.`,
  equalBest: 'You have equalled your best.',
  belowBest: (best: number) => `Your best is ${best}.`,
  shareLine: (score: number, accuracy: number) => `${score} correct · ${accuracy}% accuracy`,
  review: 'Every question',
  question: 'Question',
  yourAnswer: 'You',
  answer: 'Answer',
  time: 'Time',
  noAnswer: 'none, time was up',
  seconds,
  pace: (milliseconds: number) => `${seconds(milliseconds)} on average`,
} as const;

import { wordsIn } from '../exercise/math-parts';

const about = (isAbout: boolean) => (isAbout ? 'about ' : '');

export const copy = {
  answer: (isAbout: boolean) => `The answer is ${about(isAbout)}`,
  probability: (isAbout: boolean) => `The probability is ${about(isAbout)}`,
  that: (isAbout: boolean) => `That is ${about(isAbout)}`,
  is: (what: string, isAbout: boolean) => `${what} is ${about(isAbout)}`,
  /** An inserted formula is closed by a comma: "The discriminant, $b^2 - 4ac$, is". */
  named(article: string, name: string, verb: string, isAbout: boolean) {
    const hasAside = wordsIn(name).some((words) => words.includes(', '));
    const subject = `${article.charAt(0).toUpperCase()}${article.slice(1)}${name}${hasAside ? ',' : ''}`;
    return `${subject} ${verb} ${about(isAbout)}`;
  },
} as const;

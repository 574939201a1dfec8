import type { Exercise } from '../exercise/exercise';
import type { Text } from '../exercise/text';
import { copy } from './copy';

/** The text around a right answer that makes it a statement: "$7 xx 8$ = " and "". */
export interface Completion {
  readonly before: Text;
  readonly after: Text;
  /** Whether it contains the formula of the question, which then need not be shown again. */
  readonly isEquation: boolean;
}

/** Questions that only ask for the value of a formula. */
const CALCULATE =
  /^(?:Evaluate the expression\.|Evaluate\.|Work it out|Estimate|Find it\.|Write this|What percentage)/;

/** Questions for a variable: "Find $x$.", "Find the exponent $k$.", "Write the right side of $n = ...$." */
const LETTER =
  /^(?:Then find|Find|For which|What|Write the right side of|Write what comes after)[^$]*\$([a-z])(?:\$| ?=(?: ?\.\.\.)?\$)/i;

/** "Find the mean.", "What was the number of orders on Tuesday?", "What is this probability?" */
const NAME = /^(?:Find|Estimate|What (is|was)) (?:the |(this ))(.+)[.?]$/;

/** "Evaluate the expression for $x = 4$." */
const VALUE = /^Evaluate the expression for (.+)\.$/;

/** "How many seats is that?", "How many miles is that in all?" */
const UNIT = /^How many (\S+) is that( in all)?\?$/;

/** "Convert 9200 meters to kilometers." */
const CONVERT = /^Convert (.+) to [^.]+\.$/;

/** "How much is 10% of 240?" */
const HOW_MUCH = /^How much is (.+)\?$/;

/**
 * The statement that the right answer completes. Choices and pairs are statements by themselves. For an unknown form of
 * question the statement is "The answer is …".
 */
export function completionOf({ prompt, answer }: Exercise): Completion {
  if (answer.kind === 'choice' || answer.kind === 'pair') return statement('');
  const sentences = prompt.flatMap((block) => (block.kind === 'text' ? sentencesOf(block.text) : []));
  const formulas = prompt.flatMap((block) => (block.kind === 'math' ? [block.math] : []));
  const isAbout = answer.kind === 'number' && answer.tolerance !== undefined;
  const equals = isAbout ? '≈' : '=';

  const [formula] = formulas;
  const isCalculated =
    answer.kind === 'expression' || sentences.length === 0 || sentences.some((one) => CALCULATE.test(one));
  if (formula !== undefined && formulas.length === 1 && isCalculated && !/[=<>]/.test(formula))
    return { before: `$${formula}$ ${equals} `, after: '', isEquation: true };

  const matched = (pattern: RegExp) => sentences.map((one) => pattern.exec(one)).find((match) => match);
  const letter = matched(LETTER);
  if (letter) return statement(`$${letter[1]}$ ${equals} `);
  const name = matched(NAME);
  if (name) return statement(copy.named(name[2] ?? 'the ', name[3] ?? '', name[1] ?? 'is', isAbout), '.');
  const value = matched(VALUE);
  if (value) return statement(copy.named('the ', `value for ${value[1] ?? ''}`, 'is', isAbout), '.');
  const converted = matched(CONVERT);
  if (converted) return statement(`${converted[1]} ${equals} `);
  const part = matched(HOW_MUCH);
  if (part) return statement(copy.is(part[1] ?? '', isAbout), '.');
  if (sentences.some((one) => one.startsWith('How likely ')))
    return statement(copy.probability(isAbout), '.');
  const unit = matched(UNIT);
  // "1 seats" must become "1 seat".
  if (unit && answer.kind === 'number' && answer.unit === undefined && answer.value !== '1')
    return statement(copy.that(isAbout), ` ${unit[1]}${unit[2] ?? ''}.`);
  return statement(copy.answer(isAbout), '.');
}

const statement = (before: Text, after: Text = ''): Completion => ({ before, after, isEquation: false });

const sentencesOf = (text: Text): string[] => text.replace(/([.?!]) /g, '$1\n').split('\n');

import type { LearningLevel } from '@ninefold/contracts';
import { pathOf, type Skill, type SkillEntry } from './skill';

type Load = () => Promise<{ readonly skill: Skill }>;

/** "id | title | summary | the skills that it needs", and what loads the rest of the skill. */
const at =
  (level: LearningLevel) =>
  ([row = '']: TemplateStringsArray) =>
  (load: Load): SkillEntry => {
    const [id = '', title = '', summary = '', needs] = row.split(' | ');
    return {
      id,
      path: pathOf(level),
      level,
      title,
      summary,
      needs: needs?.split(', ') ?? [],
      load: () => load().then(({ skill }) => skill),
    };
  };

const [A1, A2, B1, B2, C1, C2] = [at('A1'), at('A2'), at('B1'), at('B2'), at('C1'), at('C2')];

/** Every skill, path by path. A skill comes after those that it needs. */
export const SKILLS: readonly SkillEntry[] = [
  A1`negative-numbers | Negative numbers | Add, subtract, multiply and divide numbers below zero.`(
    () => import('./algebra/negative-numbers/skill'),
  ),
  A1`order-of-operations | Order of operations | Know what comes first in a calculation with several operations. | negative-numbers`(
    () => import('./algebra/order-of-operations/skill'),
  ),
  A1`fraction-arithmetic | Operations with fractions | Add, subtract, multiply and divide fractions and mixed numbers.`(
    () => import('./algebra/fraction-arithmetic/skill'),
  ),
  A1`evaluating-expressions | Evaluating expressions | Substitute numbers for variables and find the value. | negative-numbers, order-of-operations`(
    () => import('./algebra/evaluating-expressions/skill'),
  ),
  A1`like-terms | Like terms | Simplify an expression by combining like terms. | evaluating-expressions`(
    () => import('./algebra/like-terms/skill'),
  ),
  A1`distributing | The distributive property | Write a product with parentheses as a sum. | like-terms`(
    () => import('./algebra/distributing/skill'),
  ),
  A1`one-step-equations | One-step equations | Find the number that makes an equation true in one step. | negative-numbers`(
    () => import('./algebra/one-step-equations/skill'),
  ),
  A1`two-step-equations | Two-step equations | Undo two steps in the right order to find a number. | one-step-equations, order-of-operations`(
    () => import('./algebra/two-step-equations/skill'),
  ),
  A1`ratios | Ratios | Compare, scale and share in a given ratio.`(() => import('./algebra/ratios/skill')),

  A2`variables-on-both-sides | Variables on both sides | Solve equations that have the variable on both sides. | two-step-equations, distributing`(
    () => import('./algebra/variables-on-both-sides/skill'),
  ),
  A2`rearranging-formulas | Rearranging formulas | Solve a formula for any of its variables. | two-step-equations, distributing`(
    () => import('./algebra/rearranging-formulas/skill'),
  ),
  A2`inequalities | Inequalities | Find all the numbers that make an inequality true. | variables-on-both-sides`(
    () => import('./algebra/inequalities/skill'),
  ),
  A2`slope | Slope | Say how steep a line is, from a picture or from two points. | negative-numbers`(
    () => import('./algebra/slope/skill'),
  ),
  A2`line-equations | Equations of lines | Go from a line to its equation and back. | evaluating-expressions, slope, two-step-equations`(
    () => import('./algebra/line-equations/skill'),
  ),
  A2`systems-by-graph | Systems of equations on a graph | Use two lines to see what makes two equations true, and how many solutions there are. | line-equations`(
    () => import('./algebra/systems-by-graph/skill'),
  ),
  A2`two-equations | Two equations | Find two numbers that make two equations true. | distributing, two-step-equations`(
    () => import('./algebra/two-equations/skill'),
  ),
  A2`exponent-laws | Laws of exponents | Multiply, divide and raise powers by counting factors. | evaluating-expressions`(
    () => import('./algebra/exponent-laws/skill'),
  ),
  A2`factoring | Factoring | Write a sum as a product of factors. | distributing`(
    () => import('./algebra/factoring/skill'),
  ),
  A2`quadratics-by-factoring | Quadratic equations by factoring | Solve an equation with a square by writing it as a product that is zero. | factoring, two-step-equations`(
    () => import('./algebra/quadratics-by-factoring/skill'),
  ),
  A2`quadratic-formula | The quadratic formula | Tell how many solutions a quadratic equation has, and find them, even if they are not whole numbers. | evaluating-expressions, variables-on-both-sides`(
    () => import('./algebra/quadratic-formula/skill'),
  ),

  B1`mean | The mean | Find the mean of a list, and a missing number from the mean.`(
    () => import('./statistics/mean/skill'),
  ),
  B1`median | The median | Find the number in the middle of a list or a table.`(
    () => import('./statistics/median/skill'),
  ),
  B1`mode-and-range | Mode and range | Say what occurs most often, and how far the numbers are spread.`(
    () => import('./statistics/mode-and-range/skill'),
  ),
  B1`bar-charts | Bar charts | Read and compare bars, and notice when an axis makes them look more different than they are.`(
    () => import('./statistics/bar-charts/skill'),
  ),
  B1`line-charts | Line charts | Read how something changes over time, how fast it does so on average, and what a chart does not say. | bar-charts`(
    () => import('./statistics/line-charts/skill'),
  ),
  B1`relative-frequency | Relative frequency | Turn counts into shares so that groups of different sizes can be compared.`(
    () => import('./statistics/relative-frequency/skill'),
  ),
  B1`pie-charts | Pie charts | Go from slices to shares, angles and amounts, and compare pies of different totals. | relative-frequency`(
    () => import('./statistics/pie-charts/skill'),
  ),
  B1`two-way-tables | Two-way tables | Complete a table of two properties, and tell which whole a percentage refers to. | relative-frequency`(
    () => import('./statistics/two-way-tables/skill'),
  ),
  B1`quartiles-and-box-plots | Quartiles and box plots | Cut a list into quarters, and read a box plot. | median, mode-and-range`(
    () => import('./statistics/quartiles-and-box-plots/skill'),
  ),
  B1`histograms | Histograms | Read how many there are in each class, and what that says about the whole. | mean, median, relative-frequency`(
    () => import('./statistics/histograms/skill'),
  ),
  B1`simple-probability | Probability | Find how likely something is by counting what can happen.`(
    () => import('./statistics/simple-probability/skill'),
  ),
  B1`combined-probability | Combined probability | Find how likely it is that two or more things happen together. | simple-probability`(
    () => import('./statistics/combined-probability/skill'),
  ),

  B2`weighted-mean | The weighted mean | Find a mean where some numbers count more than others. | mean, relative-frequency`(
    () => import('./statistics/weighted-mean/skill'),
  ),
  B2`standard-deviation | Standard deviation | Say in one number how far the values of a list are from its mean. | mean`(
    () => import('./statistics/standard-deviation/skill'),
  ),
  B2`counting | Counting | Count without a list: choices, orders and groups.`(
    () => import('./statistics/counting/skill'),
  ),
  B2`binomial | Binomial probability | Find how likely a number of successes is in a fixed number of independent trials. | counting, combined-probability`(
    () => import('./statistics/binomial/skill'),
  ),
  B2`conditional-probability | Conditional probability | Find how likely something is once you know something else. | relative-frequency, simple-probability`(
    () => import('./statistics/conditional-probability/skill'),
  ),
  B2`expected-value | Expected value | Find what a game of chance pays on average. | simple-probability, weighted-mean`(
    () => import('./statistics/expected-value/skill'),
  ),
  B2`normal-curve | The normal curve | Use 68, 95 and 99.7 percent to find how many values are in a range. | standard-deviation`(
    () => import('./statistics/normal-curve/skill'),
  ),
  B2`correlation | Correlation | Read from a scatter plot how two variables are related. | mean`(
    () => import('./statistics/correlation/skill'),
  ),
  B2`sampling-error | Samples and their margin of error | Say how far the result of a sample may be from the truth. | relative-frequency`(
    () => import('./statistics/sampling-error/skill'),
  ),
  B2`significance | Significance | Say what a significant result means, what it does not mean, and when to expect false alarms. | sampling-error, combined-probability`(
    () => import('./statistics/significance/skill'),
  ),

  C1`complements | Complements | See right away what it takes to reach 100, 1,000 or the value of a bill.`(
    () => import('./mental-math/complements/skill'),
  ),
  C1`left-to-right-addition | Addition from the left | Add large numbers in the order you read them.`(
    () => import('./mental-math/left-to-right-addition/skill'),
  ),
  C1`compensation | Compensation | Add, subtract and multiply with a round number, then correct for the difference.`(
    () => import('./mental-math/compensation/skill'),
  ),
  C1`doubling-and-halving | Doubling and halving | Turn a hard product or quotient into an easy one of the same value.`(
    () => import('./mental-math/doubling-and-halving/skill'),
  ),
  C1`times-5-11-25 | Times 5, 11 and 25 | Multiply and divide by 5, 11 and 25 faster than a calculator. | doubling-and-halving`(
    () => import('./mental-math/times-5-11-25/skill'),
  ),
  C1`times-9 | Times 9 and 99 | Multiply by 9, 19, 99 or 0.9: use the round number, then subtract what is too much. | complements`(
    () => import('./mental-math/times-9/skill'),
  ),
  C1`times-12-and-15 | Times 12 and 15 | Split 12, 15, 18 or 1.5 into a round number and a small part. | left-to-right-addition`(
    () => import('./mental-math/times-12-and-15/skill'),
  ),
  C1`squares-ending-in-5 | Squares ending in 5 | Square 35 or 115 in one step, and multiply pairs such as 43 and 47.`(
    () => import('./mental-math/squares-ending-in-5/skill'),
  ),
  C1`percentages | Percentages | Build any percentage from tenths and halves, and swap the numbers.`(
    () => import('./mental-math/percentages/skill'),
  ),

  C2`difference-of-squares | Difference of squares | Multiply two numbers using the number halfway between them. | squares-ending-in-5`(
    () => import('./mental-math/difference-of-squares/skill'),
  ),
  C2`products-near-100 | Products near 100 | Multiply 97 by 94 using how far each is from 100. | complements`(
    () => import('./mental-math/products-near-100/skill'),
  ),
  C2`estimating-products | Estimating products | Know roughly how much it is, and whether your estimate is too high or too low.`(
    () => import('./mental-math/estimating-products/skill'),
  ),
  C2`roots-by-estimate | Roots by estimate | Find a square root to one decimal place in your head. | squares-ending-in-5`(
    () => import('./mental-math/roots-by-estimate/skill'),
  ),
  C2`fractions-and-decimals | Fractions and decimals | Know eighths and twentieths as decimals, and calculate with the easier form. | percentages`(
    () => import('./mental-math/fractions-and-decimals/skill'),
  ),
  C2`unit-conversion | Converting units | Convert lengths, areas, volumes, times and speeds, including several steps in one.`(
    () => import('./mental-math/unit-conversion/skill'),
  ),
  C2`divisibility | Divisibility | See from the digits what divides a number, and what the remainder is.`(
    () => import('./mental-math/divisibility/skill'),
  ),
  C2`casting-out-nines | Casting out nines | Check a sum or a product by its digits, and know which mistakes this check misses. | divisibility`(
    () => import('./mental-math/casting-out-nines/skill'),
  ),
  C2`day-of-a-date | Day of a date | Name the weekday of any date from 1900 to 2099.`(
    () => import('./mental-math/day-of-a-date/skill'),
  ),
  C2`percentage-growth | Percent growth | Follow a value through increases and decreases, forward and back. | percentages`(
    () => import('./mental-math/percentage-growth/skill'),
  ),
];

/** undefined for a skill that this build does not know, for example one of a newer build. */
export function findSkill(id: string): SkillEntry | undefined {
  return SKILLS.find((skill) => skill.id === id);
}

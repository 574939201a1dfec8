/** Below the form, in pixels: the bar at the foot of a phone's page covers as much. */
const FOOT = 80;

/**
 * Scrolls so that a new exercise can be read and answered: the page is at its top if all of the form is in view there, else
 * as far down as the form needs, but never past the beginning of the exercise.
 */
export function showExercise(exercise: HTMLElement, form: HTMLElement): void {
  const page = document.documentElement;
  const placeOf = (edge: number) => edge + page.scrollTop;
  const needed = placeOf(form.getBoundingClientRect().bottom) + FOOT - window.innerHeight;
  page.scrollTop = Math.max(0, Math.min(needed, placeOf(exercise.getBoundingClientRect().top)));
}

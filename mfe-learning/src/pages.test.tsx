import { screen } from '@testing-library/react';
import { SKILLS } from '@ninefold/learning';
import { PAGES } from './pages';
import { fakeLearning } from './testing/fake-learning';
import { openLearning } from './testing/render-learning';
import './lesson/LessonPage';
import './technique-book/TechniqueList';
import './technique-book/TechniquePage';

beforeEach(() => localStorage.clear());

const withoutRepeats = (texts: readonly string[]) => [...new Set(texts)];

test('every lesson has its own title and description', () => {
  const paths = PAGES.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(SKILLS.map(({ id }) => `/learn/${id}`)));
  expect(paths).toEqual(withoutRepeats(paths));
  const descriptions = PAGES.map(({ description }) => description);
  expect(descriptions).toEqual(withoutRepeats(descriptions));
  // Lengths that search engines and chats do not truncate.
  expect(descriptions.filter(({ length }) => length <= 25 || length > 160)).toEqual([]);
});

test.each(['/learn/mean', '/learn/techniques', '/learn/techniques/only-cell'])(
  'a shared link to %s has the title of its page',
  async (path) => {
    const title = PAGES.find((page) => page.path === path)?.title ?? 'none';
    const setTitle = jest.fn();
    openLearning(path, fakeLearning(), { setTitle });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(setTitle).toHaveBeenCalledWith(title);
  },
);

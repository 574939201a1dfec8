import { screen, within } from '@testing-library/react';
import { makeWorksheet } from '@ninefold/learning';
import { fakeLearning } from '../testing/fake-learning';
import { openLearning } from '../testing/render-learning';
import './PrintSkill';

beforeEach(() => localStorage.clear());

const sheet = (name: string) => screen.findByRole('article', { name });
const open = (path: string) => openLearning(path, fakeLearning());

test('a worksheet has twelve exercises, with the answers on a separate sheet', async () => {
  open('/print/skill/mean?sheet=4821');
  const exercises = await sheet('The mean');
  const answers = await sheet('The mean: answers');
  expect(within(exercises).getAllByText('Answer:')).toHaveLength(12);
  const values = (await makeWorksheet('mean', 4_821)).map(({ answer }) => 'value' in answer && answer.value);
  expect(
    within(answers)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.split(' ')[0]),
  ).toEqual(values);
  // The version without answers does not link to them.
  expect(within(answers).getByText(/\/print\/skill\/mean\?sheet=4821$/)).toBeInTheDocument();
  expect(within(exercises).getByText(/\/print\/skill/)).toHaveTextContent(
    /\/print\/skill\/mean\?sheet=4821&answers=no$/,
  );
  expect(within(exercises).getByRole('img', { name: /^QR code for .*&answers=no$/ })).toBeInTheDocument();
  for (const paper of [exercises, answers]) expect(within(paper).getByText('Sheet 4821')).toBeInTheDocument();
});

test('the URL on the exercises shows them without answers, with a link to the answers', async () => {
  const { user } = open('/print/skill/mean?sheet=4821&answers=no');
  expect(within(await sheet('The mean')).getAllByText('Answer:')).toHaveLength(12);
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: 'With the answers' }));
  expect(await sheet('The mean: answers')).toBeInTheDocument();
});

test('without a number, picks one and stores it in the URL', async () => {
  open('/print/skill/mean');
  expect(await screen.findByText(/^localhost\/print\/skill\/mean\?sheet=\d{1,4}$/)).toBeInTheDocument();
});

test('offers another worksheet', async () => {
  const { user } = open('/print/skill/mean?sheet=4821');
  await user.click(await screen.findByRole('link', { name: 'Other exercises' }));
  expect(await screen.findByText(/^localhost.*\?sheet=4822$/)).toBeInTheDocument();
});

test('shows the not-found page for an unknown skill', async () => {
  open('/print/skill/alchemy?sheet=1');
  expect(await screen.findByText('Page Not Found')).toBeInTheDocument();
});

test('a lesson links to its worksheet', async () => {
  open('/learn/mean');
  expect(await screen.findByRole('link', { name: 'Print a worksheet' })).toHaveAttribute(
    'href',
    '/print/skill/mean',
  );
});

import { screen, within } from '@testing-library/react';
import { editionOf, makeWorksheet } from '@ninefold/learning';
import { fakeLearning } from '../testing/fake-learning';
import { openLearning } from '../testing/render-learning';
import './PrintSkill';

beforeEach(() => localStorage.clear());

const sheet = (name: string) => screen.findByRole('article', { name });
const open = (path: string) => openLearning(path, fakeLearning());

test('a worksheet has twelve exercises, with the answers on a separate sheet', async () => {
  open('/print/skill/mean?sheet=4821');
  const exercises = await sheet('The mean');
  const answers = await sheet('The mean: answers and steps');
  expect(within(exercises).getAllByText('Answer:')).toHaveLength(12);
  const made = await makeWorksheet('mean', 4_821);
  const [key] = within(answers).getAllByRole('list');
  expect([...key!.children].map((one) => one.querySelector('strong')?.textContent.split(' ')[0])).toEqual(
    made.map(({ answer }) => 'value' in answer && answer.value),
  );
  // The steps of the solution, one item each.
  expect([...key!.children].map((one) => within(one as HTMLElement).getAllByRole('listitem').length)).toEqual(
    made.map(({ solution }) => solution.length),
  );
  // The version without answers does not link to them.
  expect(within(answers).getByText(/\/print\/skill\/mean\?sheet=4821&edition=\w{3}$/)).toBeInTheDocument();
  expect(within(exercises).getByText(/\/print\/skill/)).toHaveTextContent(
    /\/print\/skill\/mean\?sheet=4821&edition=\w{3}&answers=no$/,
  );
  expect(within(exercises).getByRole('img', { name: /^QR code for .*&answers=no$/ })).toBeInTheDocument();
  for (const paper of [exercises, answers]) expect(within(paper).getByText('Sheet 4821')).toBeInTheDocument();
});

test('the URL on the exercises shows them without answers, with a link to the answers', async () => {
  const { user } = open('/print/skill/mean?sheet=4821&answers=no');
  expect(within(await sheet('The mean')).getAllByText('Answer:')).toHaveLength(12);
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: 'With the answers' }));
  expect(await sheet('The mean: answers and steps')).toBeInTheDocument();
});

test('prints two versions with different exercises, each with its letter, its URL and its key', async () => {
  const { user } = open('/print/skill/mean?sheet=4821');
  await user.click(await screen.findByRole('link', { name: 'Versions A and B' }));
  await screen.findAllByText('Sheet 4821 B');
  const papers = screen.getAllByRole('article');
  expect(papers).toHaveLength(4);
  for (const [index, letter] of ['A', 'B', 'A', 'B'].entries()) {
    const paper = within(papers[index]!);
    expect(paper.getByText(`Sheet 4821 ${letter}`)).toBeInTheDocument();
    expect(
      paper.getByText(new RegExp(`sheet=4821&version=${letter}&edition=\\w{3}(&answers=no)?$`)),
    ).toBeInTheDocument();
  }
  expect(papers[0]?.textContent).not.toBe(papers[1]?.textContent);
  const values = (await makeWorksheet('mean', 4_821, 'B')).map(
    ({ answer }) => 'value' in answer && answer.value,
  );
  const [key] = within(papers[3]!).getAllByRole('list');
  expect([...key!.children].map((one) => one.querySelector('strong')?.textContent.split(' ')[0])).toEqual(
    values,
  );
  await user.click(screen.getByRole('link', { name: 'One version' }));
  expect(await screen.findAllByText('Sheet 4821')).toHaveLength(2);
});

test('a key says when it does not match the sheet whose URL was opened', async () => {
  const edition = editionOf(await makeWorksheet('mean', 4_821));
  const { leave } = open(`/print/skill/mean?sheet=4821&edition=${edition.toUpperCase()}`);
  await sheet('The mean: answers and steps');
  expect(screen.queryByText(/have changed/)).not.toBeInTheDocument();
  leave();

  const { user } = open('/print/skill/mean?sheet=4821&edition=old&answers=no');
  expect(
    await screen.findByText('The exercises on this sheet have changed since it was printed.'),
  ).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'With the answers' }));
  const answers = await sheet('The mean: answers and steps');
  expect(screen.getByText(/These answers do not match the printed sheet/)).toBeInTheDocument();
  // The sheets that are printed now have their own edition.
  expect(within(answers).getByText(new RegExp(`&edition=${edition}$`))).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Other exercises' }));
  await screen.findAllByText('Sheet 4822');
  expect(screen.queryByText(/have changed/)).not.toBeInTheDocument();
});

test('the URL of version B opens version B', async () => {
  open('/print/skill/mean?sheet=4821&version=B&answers=no');
  expect(within(await sheet('The mean')).getByText('Sheet 4821 B')).toBeInTheDocument();
});

test('without a number, picks one and stores it in the URL', async () => {
  open('/print/skill/mean');
  expect(
    await screen.findByText(/^localhost\/print\/skill\/mean\?sheet=\d{1,4}&edition=\w{3}$/),
  ).toBeInTheDocument();
});

test('offers another worksheet', async () => {
  const { user } = open('/print/skill/mean?sheet=4821');
  await user.click(await screen.findByRole('link', { name: 'Other exercises' }));
  expect(await screen.findByText(/^localhost.*\?sheet=4822&edition=\w{3}$/)).toBeInTheDocument();
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

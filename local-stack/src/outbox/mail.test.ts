import { MailNotStored } from './mail';

test.each([
  ['ENOSPC', 507, 'the disk is full'],
  ['EDQUOT', 507, 'the disk is full'],
  ['EROFS', 503, 'the disk refuses it'],
])('mail that fails with %s is a %i: %s', (code, status, reason) => {
  const problem = new MailNotStored(code);
  expect(problem.status).toBe(status);
  expect(problem.message).toBe(`The mail cannot be stored: ${reason} (${code}).`);
});

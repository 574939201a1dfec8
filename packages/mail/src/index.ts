export { htmlOf, plainTextOf, type MailContent } from './layout';
export { copy as mailCopy } from './copy';

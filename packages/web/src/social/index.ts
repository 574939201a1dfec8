export { AccountLinks, type AccountLinksProps } from './AccountLinks';
export { refusals } from './copy';
export { CodeForm, type CodeFormProps } from './CodeForm';
export { Confirm, Question, type ConfirmProps, type QuestionProps } from './Confirm';
export { FocusFallback } from './FocusFallback';
export { InvitationCode, type InvitationCodeProps } from './InvitationCode';
export { Name, NameInText, PlayerName, type NameInTextProps } from './names';
export { NameForm, type NameFormProps } from './NameForm';
export { PreviewChoice, type PreviewChoiceProps } from './PreviewChoice';
export { ReportName, type ReportNameProps } from './ReportName';
export { ShareButton, type ShareButtonProps } from './ShareButton';
export { SignUpLinks } from './SignUpLinks';
export {
  failureMessage,
  refusalOf,
  reportFailure,
  useAction,
  type Action,
  type Refusals,
} from './use-action';

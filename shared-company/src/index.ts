export { AccountLinks, type AccountLinksProps } from './AccountLinks';
export { CodeForm, type CodeFormProps } from './CodeForm';
export { Confirm, Question, type ConfirmProps, type QuestionProps } from './Confirm';
export { Name, PlayerName } from './names';
export { NameForm, type NameFormProps } from './NameForm';
export { ReportName, type ReportNameProps } from './ReportName';
export { ShareButton, type ShareButtonProps } from './ShareButton';
export { SignUpLinks } from './SignUpLinks';
export { useAct, type Act } from './use-act';

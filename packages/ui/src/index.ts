export { avatarLetter } from './avatar-letter';
export { Alert, type AlertProps, type AlertTone } from './Alert';
export { boardLayout, BoardSkeleton, type BoardSkeletonProps } from './BoardSkeleton';
export { BOARD_ARROWS, digitOf } from './board-keys';
export { Button, buttonClass, classNames, type ButtonProps, type ButtonVariant } from './Button';
export { Dialog, type DialogProps } from './Dialog';
export {
  Checkbox,
  FieldNotes,
  TextField,
  type CheckboxProps,
  type FieldNotesProps,
  type TextFieldProps,
} from './fields';
export { Skeleton, skeletonClass, Spinner, type SkeletonProps } from './loading';
export { flagOf } from './flag-of';
export { ProgressBar, type ProgressBarProps } from './ProgressBar';
export { sheetProgress, type SheetFold, type SheetProgress, type SheetTask } from './sheet-progress';
export { Badge, Card, type BadgeTone } from './surfaces';
export { SheetStamp, type SheetStampProps } from './SheetStamp';
export { TodaysSheet, type TodaysSheetProps } from './TodaysSheet';
export { useKeptFocus } from './use-kept-focus';
export { VisuallyHidden } from './VisuallyHidden';
export { saveFile } from './save-file';

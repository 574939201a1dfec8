export { avatarLetter } from './avatar-letter';
export { Alert, type AlertProps, type AlertTone } from './Alert';
export { Announcer, useAnnouncement } from './Announcer';
export { puzzleLayout, PuzzleSkeleton, type PuzzleSkeletonProps } from './PuzzleSkeleton';
export { keepComposing } from './keep-composing';
export { digitOf } from './digit-of';
export { GRID_ARROWS } from './grid-keys';
export { Button, buttonClass, classNames, type ButtonProps, type ButtonVariant } from './Button';
export { Dialog, type DialogProps } from './Dialog';
export type { Elements } from './elements';
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
export { todaysProgress, type TodaysDaily, type TodaysProgress, type TodaysTask } from './todays-progress';
export { Badge, Card, type BadgeTone } from './surfaces';
export { Stamp, type StampProps } from './Stamp';
export { TodaysDailies, type TodaysDailiesProps } from './TodaysDailies';
export { translateOf } from './translate-of';
export { useFocusFallback } from './use-focus-fallback';
export { VisuallyHidden } from './VisuallyHidden';
export { saveFile } from './save-file';

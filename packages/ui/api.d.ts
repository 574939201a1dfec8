// @ninefold/ui 3.0.0
// index.d.ts
import * as react from 'react';
import { ReactNode } from 'react';
import { ComponentProps } from 'react';
import { RefObject } from 'react';

declare function avatarLetter(name: string): string;

type AlertTone = 'info' | 'success' | 'warning' | 'error';
interface AlertProps {
    tone?: AlertTone;
    title?: string;
    children?: ReactNode;
    className?: string;
}
declare function Alert({ tone, title, children, className }: AlertProps): react.JSX.Element;

declare const puzzleLayout: Readonly<Record<string, string>>;
interface PuzzleSkeletonProps {
    operations: number;
    label: ReactNode;
    rule?: string | undefined;
}
declare function PuzzleSkeleton({ operations, label, rule }: PuzzleSkeletonProps): react.JSX.Element;

type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;
declare const GRID_ARROWS: Readonly<Record<string, readonly [rows: number, columns: number]>>;
declare function digitOf({ key, code, shiftKey }: PressedKey): {
    digit: number;
    isNote: boolean;
};

declare function classNames(...names: readonly (string | false | null | undefined)[]): string;
type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
declare function buttonClass(variant?: ButtonVariant, className?: string): string;
interface ButtonProps extends ComponentProps<'button'> {
    variant?: ButtonVariant;
    busy?: boolean;
    busyLabel?: string;
}
declare function Button({ variant, busy, busyLabel, className, children, ...rest }: ButtonProps): react.JSX.Element;

interface DialogProps {
    open: boolean;
    onClose(): void;
    title: string;
    wide?: boolean;
    closeLabel?: string;
    children: ReactNode;
}
declare function Dialog({ open, onClose, title, wide, closeLabel, children }: DialogProps): react.JSX.Element;

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'prefix'> {
    label: string;
    error?: string | undefined;
    hint?: ReactNode;
    prefix?: ReactNode;
    suffix?: ReactNode;
}
declare function TextField({ label, error, hint, prefix, suffix, id, ...input }: TextFieldProps): react.JSX.Element;
interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
    label: ReactNode;
    error?: string | undefined;
}
declare function Checkbox({ label, error, id, ...input }: CheckboxProps): react.JSX.Element;
interface FieldNotesProps {
    id: string;
    error?: string | undefined;
    hint?: ReactNode;
}
declare function FieldNotes({ id, error, hint }: FieldNotesProps): react.JSX.Element;

interface SkeletonProps {
    width?: string;
    height: string;
    radius?: string;
}
declare function Skeleton({ width, height, radius }: SkeletonProps): react.JSX.Element;
declare function skeletonClass(size?: string): string;
declare function Spinner({ label }: {
    label: string;
}): react.JSX.Element;

declare const flagOf: (country: string) => string;

interface ProgressBarProps {
    label: string;
    value: number;
    max: number;
    valueText?: string;
}
declare function ProgressBar({ label, value, max, valueText }: ProgressBarProps): react.JSX.Element;

interface TodaysDaily {
    readonly id: string;
    readonly title: string;
    readonly sign: string;
    readonly xp: number;
    readonly seconds: number | null;
    readonly started: boolean;
    readonly progress?: {
        readonly filled: number;
        readonly open: number;
    } | undefined;
}
interface TodaysTask {
    readonly id: string;
    readonly title: string;
    readonly sign: ReactNode;
    readonly isDone: boolean;
    readonly note: string;
    readonly spoken: string;
}
interface TodaysProgress<Daily extends TodaysDaily> {
    readonly next: Daily | null;
    readonly done: number;
    readonly totalSeconds: number | null;
}
declare function todaysProgress<Daily extends TodaysDaily>(dailies: readonly Daily[]): TodaysProgress<Daily>;

declare function Card({ className, ...rest }: ComponentProps<'div'>): react.JSX.Element;
type BadgeTone = 'neutral' | 'accent' | 'good';
declare function Badge({ tone, children }: {
    tone?: BadgeTone;
    children: ReactNode;
}): react.JSX.Element;

interface StampProps {
    figure: ReactNode;
    above?: ReactNode;
    below: ReactNode;
}
declare function Stamp({ figure, above, below }: StampProps): react.JSX.Element;

interface TodaysDailiesProps {
    dailies: readonly TodaysDaily[];
    tasks?: readonly TodaysTask[];
    nextId?: string | undefined;
    stamp: string;
    formatTime(seconds: number): string;
    link?: (id: string, words: ReactNode) => ReactNode;
}
declare function TodaysDailies({ dailies, tasks, nextId, stamp, formatTime, link }: TodaysDailiesProps): react.JSX.Element;

declare function useFocusFallback(page: RefObject<HTMLElement | null>): void;

declare function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>): react.JSX.Element;

declare function saveFile(text: string, name: string, type: `${string}/${string}`): void;

export { Alert };
export { Badge };
export { Button };
export { Card };
export { Checkbox };
export { Dialog };
export { FieldNotes };
export { GRID_ARROWS };
export { ProgressBar };
export { PuzzleSkeleton };
export { Skeleton };
export { Spinner };
export { Stamp };
export { TextField };
export { TodaysDailies };
export { VisuallyHidden };
export { avatarLetter };
export { buttonClass };
export { classNames };
export { digitOf };
export { flagOf };
export { puzzleLayout };
export { saveFile };
export { skeletonClass };
export { todaysProgress };
export { useFocusFallback };
export type { AlertProps };
export type { AlertTone };
export type { BadgeTone };
export type { ButtonProps };
export type { ButtonVariant };
export type { CheckboxProps };
export type { DialogProps };
export type { FieldNotesProps };
export type { ProgressBarProps };
export type { PuzzleSkeletonProps };
export type { SkeletonProps };
export type { StampProps };
export type { TextFieldProps };
export type { TodaysDailiesProps };
export type { TodaysDaily };
export type { TodaysProgress };
export type { TodaysTask };

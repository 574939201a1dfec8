import type { ChangeEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextField, type TextFieldProps } from '@ninefold/ui';
import type { ProfileValues } from '../profile-fields';

interface ProfileTextFieldProps extends Omit<TextFieldProps, 'name' | 'onChange'> {
  name: keyof ProfileValues;
  /** Transforms the typed text immediately, for example to lower case. */
  rewrite?: (typed: string) => string;
}

/** A text field of the profile form. Typing clears its error. `error` is shown when validation found none. */
export function ProfileTextField({ name, rewrite, error, ...rest }: ProfileTextFieldProps) {
  const { register, formState, clearErrors } = useFormContext<ProfileValues>();
  const registered = register(name);
  return (
    <TextField
      {...rest}
      {...registered}
      error={formState.errors[name]?.message ?? error}
      onChange={(event) => {
        if (rewrite && !isComposing(event)) rewriteInput(event.target, rewrite);
        clearErrors(name);
        return registered.onChange(event);
      }}
      onCompositionEnd={(event) => {
        if (rewrite) rewriteInput(event.currentTarget, rewrite);
        return registered.onChange({ type: 'change', target: event.currentTarget });
      }}
    />
  );
}

/** An input method loses or repeats characters if the text changes under it. */
const isComposing = ({ nativeEvent }: ChangeEvent<HTMLInputElement>): boolean =>
  'isComposing' in nativeEvent && nativeEvent.isComposing === true;

/** Keeps the position of the caret. */
function rewriteInput(target: HTMLInputElement, rewrite: (typed: string) => string) {
  const rewritten = rewrite(target.value);
  if (rewritten === target.value) return;
  const caret = target.selectionStart ?? rewritten.length;
  target.value = rewritten;
  target.setSelectionRange(caret, caret);
}

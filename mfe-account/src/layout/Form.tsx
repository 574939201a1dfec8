import { useState, type ComponentProps } from 'react';
import { classNames, TextField, VisuallyHidden, type TextFieldProps } from '@ninefold/ui';
import { copy } from './copy';
import styles from './Form.module.css';

/** A column of fields. The browser's validation is off: the features validate, in the specification's words. */
export function Form({ className, ...rest }: ComponentProps<'form'>) {
  return <form noValidate {...rest} className={classNames(styles['form'], className)} />;
}

/** An email address: the right keyboard, and no correction of its letters. */
export function EmailField(props: Omit<TextFieldProps, 'type'>) {
  return <TextField {...props} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} />;
}

/** A password that the person can make readable. Password managers may fill it. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'suffix'>) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      suffix={
        <button type="button" className={styles['toggle']} onClick={() => setShown(!shown)}>
          {shown ? copy.hidePassword : copy.showPassword}
          <VisuallyHidden>{copy.passwordToggleObject}</VisuallyHidden>
        </button>
      }
    />
  );
}

import { useState, type ComponentProps } from 'react';
import { classNames, TextField, VisuallyHidden, type TextFieldProps } from '@ninefold/ui';
import { copy } from './copy';
import styles from './Form.module.css';

/** A column of fields. The browser's validation is off because features validate with the specification's messages. */
export function Form({ className, ...rest }: ComponentProps<'form'>) {
  return <form noValidate {...rest} className={classNames(styles['form'], className)} />;
}

/** An email field with the right keyboard and without autocorrection. */
export function EmailField(props: Omit<TextFieldProps, 'type'>) {
  return <TextField {...props} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} />;
}

/** A password field that can be revealed. Password managers may fill it. */
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
          <span>{shown ? copy.hidePassword : copy.showPassword}</span>
          <VisuallyHidden>{copy.passwordToggleObject}</VisuallyHidden>
        </button>
      }
    />
  );
}

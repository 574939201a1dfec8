import { useState } from 'react';
import { TextField, VisuallyHidden, type TextFieldProps } from 'shared-ui';
import { copy } from '../copy';
import styles from './PasswordField.module.css';

/** A password that its owner may look at. Nothing here stands in the way of a password manager. */
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

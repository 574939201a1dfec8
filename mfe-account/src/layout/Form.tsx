import type { ComponentProps } from 'react';
import { classNames } from 'shared-ui';
import styles from './Form.module.css';

/** Fields under each other. Validation is ours, in the specification's words, so the browser's is off. */
export function Form({ className, ...rest }: ComponentProps<'form'>) {
  return <form noValidate {...rest} className={classNames(styles['form'], className)} />;
}

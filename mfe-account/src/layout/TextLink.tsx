import type { ComponentProps } from 'react';
import { Link } from 'shared-platform';
import { classNames } from 'shared-ui';
import styles from './TextLink.module.css';

/** A link that stands alone, as tall as a thumb needs it. */
export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={classNames(styles['link'], className)} />;
}

import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { Link } from '@ninefold/platform';
import { Card, classNames, Skeleton, type Elements, useFocusFallback, VisuallyHidden } from '@ninefold/ui';
import { copy } from './copy';
import styles from './FormPage.module.css';

interface FormPageProps {
  title: string;
  lead?: ReactNode;
  children: Elements;
  /** Links shown below the card. */
  footer?: ReactNode;
}

/** A narrow card for one task. When the title changes, it takes the focus, so that screen readers announce it. */
export function FormPage({ title, lead, children, footer }: FormPageProps) {
  const page = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  useFocusFallback(page);

  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    heading.current?.focus();
  }, [title]);

  return (
    <div ref={page} className={styles['page']}>
      <Card className={styles['card']}>
        <div className={styles['head']}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className={styles['lead']}>{lead}</p>}
        </div>
        {children}
      </Card>
      {footer && <div className={styles['footer']}>{footer}</div>}
    </div>
  );
}

/** Roughly as large as the card, to prevent a layout shift. */
export function FormPageSkeleton() {
  return (
    <div className={styles['page']}>
      <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
      <Card className={styles['card']}>
        <Skeleton width="60%" height="2.25rem" />
        <Skeleton height="4.75rem" />
        <Skeleton height="4.75rem" />
        <Skeleton height="3rem" radius="var(--radius)" />
      </Card>
    </div>
  );
}

/** A standalone link, large enough for a thumb. */
export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={classNames(styles['link'], className)} />;
}

/** A button that looks like a link. */
export function TextButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={styles['textButton']} />;
}

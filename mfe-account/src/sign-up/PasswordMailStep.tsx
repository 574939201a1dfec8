import * as v from 'valibot';
import { useEffect } from 'react';
import { useLocation } from '@ninefold/platform';
import { buttonClass } from '@ninefold/ui';
import { shareEmail } from '../auth/share-email';
import { SignInStateSchema } from '../auth/email-address';
import { TextLink } from '../layout/FormPage';
import { copy } from './copy';
import { mailProviderOf } from './mail-providers';
import styles from './VerifyEmailStep.module.css';

const { verification: mailWords, 'password-mail': words } = copy;

/** Shown when the account of a purchase has no password: the emailed link leads to the page that sets one. */
export function PasswordMailStep() {
  const { email } = v.parse(SignInStateSchema, useLocation().state);
  useEffect(() => (email ? shareEmail(email) : undefined), [email]);
  const provider = email && mailProviderOf(email);
  return (
    <div className={styles['step']}>
      <div className={styles['inbox']}>
        <h2 className={styles['heading']}>{mailWords.inbox}</h2>
        <p>
          {email ? (
            <span>
              {words.sentTo}{' '}
              <span translate="no" className={styles['address']}>
                <strong>{email}</strong>.
              </span>
            </span>
          ) : (
            <span>{words.sent}</span>
          )}
          <span>{` ${words.openIt}`}</span>
        </p>
        <p>
          {words.noMail}{' '}
          <TextLink to="/reset-password" state={{ email }}>
            {words.again}
          </TextLink>
        </p>
      </div>
      {provider && (
        <a href={provider.url} target="_blank" rel="noreferrer" className={buttonClass()}>
          {mailWords.openMail(provider.name)}
        </a>
      )}
    </div>
  );
}

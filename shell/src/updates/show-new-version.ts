import styles from '../layout/NoticeRegion.module.css';
import { copy } from './copy';

/**
 * Shows a notice with a button in the shell's live region. It is not a React component, because the region is part of the
 * first file of each page and this is not.
 */
export function showNewVersion(reload: () => void): void {
  // Several chunks may fail.
  if (document.querySelector('[data-new-version]')) return;
  const notice = document.createElement('div');
  notice.dataset['newVersion'] = '';
  notice.className = styles['notice'] ?? '';
  const message = document.createElement('p');
  message.textContent = copy.newVersion;
  const button = document.createElement('button');
  button.textContent = copy.reload;
  button.className = styles['reload'] ?? '';
  button.addEventListener('click', reload);
  notice.append(message, button);
  (document.querySelector(`.${styles['region']}`) ?? document.body).append(notice);
}

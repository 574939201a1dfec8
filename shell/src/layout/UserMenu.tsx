import { useId } from 'react';
import { Link, type AuthState, type Platform } from '@ninefold/platform';
import { avatarLetter } from '@ninefold/ui';
import { useDarkMode } from '../platform/use-document-state';
import { copy } from './menu-copy';
import { useDisclosure } from './use-disclosure';
import styles from './UserMenu.module.css';

interface UserMenuProps {
  readonly auth: Extract<AuthState, { status: 'in' }>;
  readonly platform: Platform;
}

/** In the same chunk as the Supabase client, because only signed-in people see it. */
export default function UserMenu({ auth, platform }: UserMenuProps) {
  const id = useId();
  const { isOpen, setOpen, close, button, menu } = useDisclosure();
  const { user, profile } = auth;
  const { entitlements } = platform;
  const name = profile.username ?? profile.firstName;
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className={styles['button']}
        aria-label={copy.accountMenu(name)}
      >
        <Avatar name={name} color={profile.profileColor} />
      </button>
      <div ref={menu} id={id} hidden={!isOpen} className={styles['menu']}>
        <p translate="no" className={styles['menuName']}>
          <bdi>{name}</bdi>
        </p>
        <p translate="no" className={styles['email']}>
          {user.email}
        </p>
        <p className={styles['tier']}>{entitlements.plan?.memberLabel ?? entitlements.tierLabel}</p>
        <ul className={styles['items']}>
          {platform.isOpen('/friends') && (
            <li>
              <Link to="/friends" onClick={close} className={styles['item']}>
                {copy.friends}
              </Link>
            </li>
          )}
          <li>
            <Link to="/profile" onClick={close} className={styles['item']}>
              {copy.settings}
            </Link>
          </li>
          {entitlements.canToggleDarkMode && (
            <li>
              <DarkModeSwitch platform={platform} />
            </li>
          )}
          {entitlements.tier === 'free' && platform.isOpen('/upgrade') && (
            <li>
              <Link to="/upgrade" onClick={close} className={styles['item']}>
                {copy.upgrade}
              </Link>
            </li>
          )}
          <li>
            <button type="button" onClick={() => void platform.signOut()} className={styles['item']}>
              {copy.signOut}
            </button>
          </li>
        </ul>
      </div>
    </>
  );
}

/** The person's initial on their color. The surrounding control has a label. */
function Avatar({ name, color }: { name: string; color: string }) {
  return (
    <span aria-hidden translate="no" className={styles['avatar']} style={{ borderColor: color }}>
      {avatarLetter(name)}
    </span>
  );
}

function DarkModeSwitch({ platform }: { platform: Platform }) {
  const isDark = useDarkMode(platform);
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isDark}
      onClick={() => platform.preferences.setDarkMode(!isDark)}
      className={styles['item']}
    >
      {copy.darkMode}
      <span aria-hidden className={styles['track']} />
    </button>
  );
}

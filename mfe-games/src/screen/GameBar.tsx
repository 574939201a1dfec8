import { ArrowLeft, Volume2, VolumeX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, usePlatform } from '@ninefold/platform';
import type { Elements } from '@ninefold/ui';
import { copy } from './copy';
import styles from './GameBar.module.css';
import { HUB_PATH } from './paths';

export interface GameBarProps {
  title: string;
  /** The day, or "Practice". */
  subtitle: ReactNode;
  choice?: Elements;
  timer: Elements;
  /** Target of the back arrow. */
  back?: { readonly to: string; readonly label: string } | undefined;
}

const TO_THE_HUB = { to: HUB_PATH, label: copy.back };

export function GameBar({ title, subtitle, choice, timer, back = TO_THE_HUB }: GameBarProps) {
  const { preferences } = usePlatform();
  const { soundEnabled } = preferences;
  const Sound = soundEnabled ? Volume2 : VolumeX;

  return (
    <div className={styles['bar']}>
      <Link to={back.to} aria-label={back.label} className={styles['icon']}>
        <ArrowLeft aria-hidden size={22} />
      </Link>
      <div className={styles['heading']}>
        <h1 className={styles['title']}>
          <span>{title}</span> <span className={styles['subtitle']}>{subtitle}</span>
        </h1>
        {choice}
      </div>
      {timer}
      <button
        type="button"
        aria-label={soundEnabled ? copy.mute : copy.unmute}
        className={styles['icon']}
        onClick={() => preferences.setSoundEnabled(!soundEnabled)}
      >
        <Sound aria-hidden size={22} />
      </button>
    </div>
  );
}

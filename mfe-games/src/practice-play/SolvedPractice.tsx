import { useRef } from 'react';
import { Link } from '@ninefold/platform';
import { formatClock } from 'shared-puzzle-engine';
import { Button, buttonClass, type Elements } from '@ninefold/ui';
import donePage from '../finished/DonePage.module.css';
import { useTakeFocus } from '../screen/focus';
import { HUB_PATH } from '../screen/paths';
import { copy } from './copy';

export interface SolvedPracticeProps {
  seconds: number;
  /** The primary action. */
  next: Elements;
  challenge: Elements;
  /** Reopens the result. */
  onReview(): void;
}

/** Replaces the digits after the result of a solved grid was closed. */
export function SolvedPractice({ seconds, next, challenge, onReview }: SolvedPracticeProps) {
  const area = useRef<HTMLDivElement>(null);
  useTakeFocus(area, 'a, button', true);
  return (
    <div ref={area} className={donePage['links']}>
      <p>{copy.solvedIn(formatClock(seconds))}</p>
      {next}
      {challenge}
      <Button variant="secondary" onClick={onReview}>
        {copy.seeResult}
      </Button>
      <Link to={HUB_PATH} className={buttonClass('quiet')}>
        {copy.hub}
      </Link>
    </div>
  );
}

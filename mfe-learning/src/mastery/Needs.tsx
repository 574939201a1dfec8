import { findSkill, type SkillEntry } from '@ninefold/learning';
import { Link } from '@ninefold/platform';
import { copy } from './copy';
import styles from './Needs.module.css';

/** Prerequisites with their lessons. Shows all of them, because lines that come and go would move the page. */
export function Needs({ skill }: { skill: SkillEntry }) {
  const needs = skill.needs.flatMap((id) => findSkill(id) ?? []);
  if (needs.length === 0) return null;
  return (
    <p className={styles['needs']}>
      {copy.needs}{' '}
      {needs.map(({ id, title }, index) => (
        <span key={id}>
          <span>{index > 0 && ', '}</span>
          <Link to={`/learn/${id}`}>{title}</Link>
        </span>
      ))}
    </p>
  );
}

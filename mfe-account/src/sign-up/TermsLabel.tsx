import { Link } from '@ninefold/platform';

interface TermsLabelProps {
  readonly before: string;
  /** Each with the words after it. */
  readonly links: readonly { readonly to: string; readonly label: string; readonly after: string }[];
}

/** Of the box that agrees to the legal pages. They open in a tab of their own: the form keeps what was typed. */
export function TermsLabel({ before, links }: TermsLabelProps) {
  return (
    <>
      {before}
      {links.map(({ to, label, after }) => (
        <span key={to}>
          <Link to={to} target="_blank">
            {label}
          </Link>
          {after}
        </span>
      ))}
    </>
  );
}

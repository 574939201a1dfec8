import { Link } from '@ninefold/platform';

interface TermsLabelProps {
  readonly before: string;
  /** Each with the text that follows it. */
  readonly links: readonly { readonly to: string; readonly label: string; readonly after: string }[];
}

/** The label of the checkbox for the legal pages. They open in a new tab, so that the form keeps its values. */
export function TermsLabel({ before, links }: TermsLabelProps) {
  return (
    <span>
      <span>{before}</span>
      {links.map(({ to, label, after }) => (
        <span key={to}>
          <Link to={to} target="_blank">
            {label}
          </Link>
          <span>{after}</span>
        </span>
      ))}
    </span>
  );
}

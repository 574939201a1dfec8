import { forwardRef, type ReactNode, type Ref } from 'react';
import { useHref, type To } from 'react-router-dom';
import * as platform from '@ninefold/platform';
import { copy } from './embedded-copy';

interface SiteLinkProps {
  readonly site: string;
  readonly to: To;
  readonly className?: string | undefined;
  /** Accessible name of a link without text. */
  readonly label?: string | undefined;
  readonly anchor?: Ref<HTMLAnchorElement>;
  readonly children?: ReactNode;
}

/** A link to the same path on the site, in a new tab. */
export function SiteLink({ site, to, className, label, anchor, children }: SiteLinkProps) {
  const address = useHref(to);
  return (
    <a
      ref={anchor}
      href={new URL(address, site).href}
      target="_blank"
      rel="noopener"
      className={className}
      aria-label={label && label + copy.newTab}
    >
      <span className="link-content">{children}</span>
      {!label && <span className="new-tab">{copy.newTab}</span>}
    </a>
  );
}

/**
 * The `@ninefold/platform` module of an embedded remote. Its links lead to the site, because the remote's paths belong
 * to a memory router.
 * @param site origin of the site
 */
export function platformModuleOf(site: string): typeof platform {
  const Link: typeof platform.Link = forwardRef(function Link(
    { to, className, 'aria-label': label, children },
    ref,
  ) {
    return (
      <SiteLink site={site} to={to} className={className} label={label} anchor={ref}>
        {children}
      </SiteLink>
    );
  });
  return { ...platform, Link, NavLink: Link as unknown as typeof platform.NavLink };
}

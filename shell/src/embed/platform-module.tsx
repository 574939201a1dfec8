import { forwardRef } from 'react';
import { useHref } from 'react-router-dom';
import * as platform from '@ninefold/platform';
import { copy } from './embedded-copy';

/**
 * What the remote imports as `@ninefold/platform`, with links that lead out of the page: to the site, in a new tab. The
 * remote's own addresses live in a router without an address bar.
 * @param site its origin
 */
export function platformModuleOf(site: string): typeof platform {
  const Link = linkTo(site);
  return { ...platform, Link, NavLink: Link as unknown as typeof platform.NavLink };
}

/** A link of the router that leads to the same address of the site. */
export function linkTo(site: string): typeof platform.Link {
  return forwardRef(function SiteLink({ to, className, children, 'aria-label': label, onClick }, ref) {
    const address = useHref(to);
    const words = label ? { 'aria-label': `${label}${copy.newTab}` } : {};
    return (
      <a
        ref={ref}
        href={new URL(address, site).href}
        target="_blank"
        rel="noopener"
        className={className}
        onClick={onClick}
        {...words}
      >
        {children}
        {!label && <span className="new-tab">{copy.newTab}</span>}
      </a>
    );
  });
}

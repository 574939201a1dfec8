import { forwardRef, type AnchorHTMLAttributes, type MouseEvent } from 'react';
import {
  useHref,
  useLinkClickHandler,
  useLocation,
  useResolvedPath,
  type Link as RouterLink,
  type LinkProps,
  type NavLink as RouterNavLink,
} from 'react-router-dom';

/** URLs with a scheme or a host are left to the browser. */
const ABSOLUTE_URL = /^([a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * The router's `Link` without data loading, whose prefetching and forms add 2.5 kB to every first visit. `prefetch`,
 * `discover`, `viewTransition` and `preventScrollReset` have no effect.
 */
export const Link: typeof RouterLink = forwardRef(function Link(
  { to, replace = false, state, relative = 'route', reloadDocument, onClick, target = '', ...rest },
  ref,
) {
  const resolved = useHref(to, { relative });
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state, relative, target });
  const isOutside = reloadDocument || ABSOLUTE_URL.test(String(to));
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented && !isOutside) follow(event);
  };
  return (
    // eslint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the props
    <a
      {...withoutRouterData(rest)}
      ref={ref}
      href={isOutside && typeof to === 'string' ? to : resolved}
      target={target || undefined}
      onClick={press}
    />
  );
});

/** The attributes of the anchor, without the router's own. */
function withoutRouterData(props: Omit<LinkProps, 'to'>): AnchorHTMLAttributes<HTMLAnchorElement> {
  const attributes = { ...props };
  delete attributes.prefetch;
  delete attributes.discover;
  delete attributes.viewTransition;
  delete attributes.preventScrollReset;
  delete attributes.mask;
  delete attributes.defaultShouldRevalidate;
  return attributes;
}

/** Sets `aria-current` and the class `active` for the current page and the pages above it. */
export const NavLink: typeof RouterNavLink = forwardRef(function NavLink(
  { to, relative = 'route', end = false, caseSensitive = false, className, style, children, ...rest },
  ref,
) {
  const inCase = (path: string) => (caseSensitive ? path : path.toLowerCase());
  const current = inCase(useLocation().pathname);
  const target = inCase(useResolvedPath(to, { relative }).pathname);
  const below = target.endsWith('/') ? target : `${target}/`;
  const isActive = current === target || (!end && current.startsWith(below));
  const state = { isActive, isPending: false, isTransitioning: false };
  const content = typeof children === 'function' ? children(state) : children;
  return (
    <Link
      aria-current={isActive ? 'page' : undefined}
      {...rest}
      ref={ref}
      to={to}
      relative={relative}
      className={
        typeof className === 'function'
          ? className(state)
          : [className, isActive && 'active'].filter(Boolean).join(' ')
      }
      style={typeof style === 'function' ? style(state) : style}
    >
      {content}
    </Link>
  );
});

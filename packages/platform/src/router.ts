/**
 * What works inside the page's router: everything but routers and their data APIs. Remotes get it from the page under this name and as
 * `react-router-dom` and `react-router`: a second copy would be a second router, in which every path has no parameters.
 */
export { Link, NavLink } from './links';
export {
  createPath,
  createRoutesFromChildren,
  createRoutesFromElements,
  createSearchParams,
  generatePath,
  matchPath,
  matchRoutes,
  Navigate,
  NavigationType,
  Outlet,
  parsePath,
  renderMatches,
  resolvePath,
  Route,
  Routes,
  useBeforeUnload,
  useHref,
  useInRouterContext,
  useLinkClickHandler,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useOutlet,
  useOutletContext,
  useParams,
  useResolvedPath,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';

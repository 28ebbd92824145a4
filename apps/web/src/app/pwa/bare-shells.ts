/** Which pages the server draws alike for everyone: for the build of the service worker, by the routes of the app. */

/** A route as the router's build lists it. */
interface ListedRoute {
  readonly id: string;
  readonly parentId?: string | undefined;
  readonly path?: string | undefined;
}
type ListedRoutes = Readonly<Record<string, ListedRoute | undefined>>;

/** The layouts of the private pages (`routes.ts`); plain pages may show a part of their query without scripts. */
const bareLayouts: ReadonlySet<string> = new Set(['routes/frame/private-area', 'routes/frame/account-area']);

/** The route and all above it, the outermost first. */
function lineOf(routes: ListedRoutes, route: ListedRoute): readonly ListedRoute[] {
  const above = routes[route.parentId ?? ''];
  return above ? [...lineOf(routes, above), route] : [route];
}

/** The paths of all private pages, such as `/people/:employeeId`. */
export function bareShellsOf(routes: ListedRoutes): readonly string[] {
  const parents = new Set(Object.values(routes).map((route) => route?.parentId));
  return Object.values(routes).flatMap((route) => {
    if (!route || parents.has(route.id)) return [];
    const line = lineOf(routes, route);
    if (!line.some(({ id }) => bareLayouts.has(id))) return [];
    return [`/${line.flatMap(({ path }) => path || []).join('/')}`];
  });
}

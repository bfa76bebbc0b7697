import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

/** The build's routes as the router matches them. */
export const routesOf = (build: ServerBuild, parentId?: string): RouteObject[] =>
  Object.values(build.routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, module } = route;
    // The build's loaders answer what the router's own do; only their types tell them apart.
    const loader = module.loader as Exclude<RouteObject['loader'], undefined>;
    return [{ id, ...(path !== undefined && { path }), ...(loader && { loader }), children: routesOf(build, id) }];
  });

/** Tells which route shows a path, by its id. */
export const routeOver = (build: ServerBuild): ((pathname: string) => string | undefined) => {
  const routes = routesOf(build);
  return (pathname) => matchRoutes(routes, pathname)?.at(-1)?.route.id;
};

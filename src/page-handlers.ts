import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';

/** A page's routes: its own and those around it. */
const routesOfPage = ({ routes }: ServerBuild, id: string): ServerBuild['routes'] => {
  const own: ServerBuild['routes'] = {};
  for (let route = routes[id]; route; route = routes[route.parentId ?? '']) own[route.id] = route;
  return own;
};

/** Where a browser asks for routes that it does not have yet, whichever they are; React Router's own name, and no page's. */
const routesAsked = '/__manifest';

/** The path of the page whose data a browser fetches alone, as React Router names it. */
const pageOf = (pathname: string): string => pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '');

/**
 * Answers each page by React Router with that page's routes alone. It matches every route of the shop twice for a request and
 * makes an object of all their modules, which was a tenth of a rendering; here `routeOf` has said which route shows a path.
 */
export const pageHandlers = (
  build: ServerBuild,
  mode: string,
  routeOf: (pathname: string) => string | undefined,
): RequestHandler => {
  const whole = createRequestHandler(build, mode);
  const handlers = new Map<string, RequestHandler>();
  const handlerOf = (id: string): RequestHandler => {
    const known = handlers.get(id);
    if (known) return known;
    const handler = createRequestHandler({ ...build, routes: routesOfPage(build, id) }, mode);
    handlers.set(id, handler);
    return handler;
  };
  return async (request, context) => {
    const { pathname } = new URL(request.url);
    const id = pathname === routesAsked ? undefined : routeOf(pageOf(pathname));
    return await (id === undefined ? whole : handlerOf(id))(request, context);
  };
};

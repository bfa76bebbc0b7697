// oxlint-disable no-underscore-dangle -- The router's names.

/** Whether a page of the shop is read by page data (decision 075); the router knows all to which links lead in sight. */
export const isReadByPageData = (page: string): boolean => {
  const id = window.__reactRouterDataRouter?.match(page)?.at(-1)?.route.id;
  return id !== undefined && window.__reactRouterManifest?.routes[id]?.hasClientLoader === true;
};

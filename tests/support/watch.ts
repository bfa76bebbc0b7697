import type { Page } from '@playwright/test';

/** Everything that leaves for other sites; in their place somebody answers who only counts how often they were opened. */
export const watch = async (page: Page) => {
  const left: string[] = [];
  const sent: Record<string, unknown>[] = [];
  await page.route(
    (url) => url.hostname !== 'localhost',
    async (route) => {
      const request = route.request();
      left.push(request.url());
      if (request.method() === 'POST') sent.push(JSON.parse(request.postData() ?? '{}') as Record<string, unknown>);
      await route.fulfill({ contentType: 'text/javascript', body: 'document.cookie = "_ga=GA1.1.1.1; path=/"' });
    },
  );
  return { left, sent };
};

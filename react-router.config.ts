import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  routeDiscovery: { mode: 'lazy' },
  // What loads a page's data in the browser is a line or two: a file of its own would be a turn of its own.
  splitRouteModules: false,
} satisfies Config;

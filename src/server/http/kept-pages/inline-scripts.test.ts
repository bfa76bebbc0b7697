import { expect, it } from 'vitest';
import { scriptHashes } from './inline-scripts.ts';

it('names each script that stands in a page once, what waits to be begun too, and neither files nor data', () => {
  const page = [
    '<script nonce="">a()</script>',
    '<script>a()</script>',
    '<script type="text/plain" id="scripts">import "/x.js"</script>',
    '<script src="/assets/x.js"></script>',
    '<script type="application/ld+json">{"a":1}</script>',
  ].join('');
  // `printf 'a()' | openssl dgst -sha256 -binary | base64`, and the same of the second.
  expect(scriptHashes(page)).toEqual([
    "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='",
    "'sha256-ZgW18qg6SfnFrB5iIB79LeGezO9OsNnmT4V5tR3Cb3s='",
  ]);
});

import { expect, it } from 'vitest';
import { inlineHashes } from './inline-hashes.ts';

it('names scripts and looks that stand in a page once, what waits to be begun too, and neither files nor data', () => {
  const page = [
    '<script nonce="">a()</script>',
    '<script>a()</script>',
    '<script type="text/plain" id="scripts">import "/x.js"</script>',
    '<style nonce="">p{margin:0}</style>',
    '<script src="/assets/x.js"></script>',
    '<script type="application/ld+json">{"a":1}</script>',
  ].join('');
  // `printf 'a()' | openssl dgst -sha256 -binary | base64`, and the same of the second.
  expect(inlineHashes(page)).toEqual({
    scripts: [
      "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='",
      "'sha256-ZgW18qg6SfnFrB5iIB79LeGezO9OsNnmT4V5tR3Cb3s='",
    ],
    looks: ["'sha256-QRQPRLGyxt3RJiKpYNjpkgHcmHU2PywsfL2e8oI0LQA='"],
  });
});

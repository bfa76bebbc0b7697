import { expect, it } from 'vitest';
import { inlineHashes } from './inline-hashes.ts';

it('names a page’s own scripts and looks once, what waits to be begun too, and neither files nor data nor what is another’s', () => {
  const page = [
    '<script nonce="n1">a()</script>',
    '<script nonce="n1">a()</script>',
    '<script type="text/plain" id="scripts" nonce="n1">import "/x.js"</script>',
    '<style nonce="n1">p{margin:0}</style>',
    '<script src="/assets/x.js" nonce="n1"></script>',
    '<script type="application/ld+json" nonce="n1">{"a":1}</script>',
    '<p><script>evil()</script><script nonce="">evil()</script><style>p{display:none}</style></p>',
  ].join('');
  // `printf 'a()' | openssl dgst -sha256 -binary | base64`, and the same of the second.
  expect(inlineHashes(page, 'n1')).toEqual({
    scripts: [
      "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='",
      "'sha256-ZgW18qg6SfnFrB5iIB79LeGezO9OsNnmT4V5tR3Cb3s='",
    ],
    looks: ["'sha256-QRQPRLGyxt3RJiKpYNjpkgHcmHU2PywsfL2e8oI0LQA='"],
  });
});

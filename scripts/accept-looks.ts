import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

/** `npm run looks:accept`: takes the pictures of tests/journeys/looks.spec.ts anew, and keeps them small. */
const folder = new URL('../tests/journeys/looks/', import.meta.url);
const { status } = spawnSync('playwright', ['test', 'looks.spec', '--update-snapshots=changed', '--retries=0'], {
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);
for (const name of readdirSync(folder)) {
  const file = new URL(name, folder);
  const picture = readFileSync(file);
  // Fewer colours than the page has, and nearer to them than the comparison looks.
  const small = await sharp(picture).png({ palette: true, colours: 256, dither: 0, effort: 10 }).toBuffer();
  if (small.length < picture.length * 0.9) writeFileSync(file, small);
}

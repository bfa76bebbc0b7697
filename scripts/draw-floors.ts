// Draws the server's floors anew in docs/architecture.md, where imports have changed them.
import { readFileSync, writeFileSync } from 'node:fs';
import { architecture, drawing, modulesOf } from '../tests/architecture/floors.ts';

const document = readFileSync(architecture, 'utf8');
writeFileSync(
  architecture,
  document.replace(/```text floors[^]*?```/, () => drawing(modulesOf('server'))),
);

/** Says which import breaks which wall, and fails if one does. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './project.mjs';
import { cruiseWalls } from './walls/cruise-walls.mjs';

const folders = ['packages', 'apps', 'e2e'].filter((folder) => existsSync(path.join(projectRoot, folder)));
process.chdir(projectRoot);
const { violations, totalCruised } = await cruiseWalls(projectRoot, folders);

for (const { rule, from, to, cycle } of violations) {
  const way = cycle ? [from, ...cycle.map(({ name }) => name)].join(' → ') : `${from} → ${to}`;
  console.error(`${rule.name}: ${way}`);
}
console.log(`${totalCruised} modules, ${violations.length} breaches of the walls.`);
process.exitCode = violations.length > 0 ? 1 : 0;

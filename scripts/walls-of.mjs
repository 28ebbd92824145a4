/** The walls for some files alone: what each imports itself, and whether it is part of a circle. */
import { projectRoot } from './project.mjs';
import { cruiseWalls } from './walls/cruise-walls.mjs';
import { projectFiles } from './check/changed-files.mjs';
import { circleThrough, importGraph, readFrom } from './check/import-graph.mjs';

process.chdir(projectRoot);
const files = process.argv.slice(2);
const { violations } = await cruiseWalls(projectRoot, files, { maxDepth: 1 });
const graph = importGraph(
  projectFiles().filter(
    (file) => /^(packages|apps|e2e)\//.test(file) && !/\.test\.tsx?$|^apps\/server\/test\//.test(file),
  ),
  readFrom(projectRoot),
);
const said = [
  ...violations
    .filter(({ rule }) => rule.name !== 'no-circles')
    .map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  ...files.flatMap((file) => {
    const circle = circleThrough(graph, file);
    return circle ? [`no-circles: ${circle.join(' → ')}`] : [];
  }),
];
for (const line of said) console.error(line);
process.exitCode = said.length > 0 ? 1 : 0;

import { createRequire } from 'node:module';
import { cruise } from 'dependency-cruiser';
import { domainCircles } from './domain-circles.mjs';

const require = createRequire(import.meta.url);
const config = require('../../.dependency-cruiser.cjs');

readTsxToo(require('@swc/core'));

/**
 * Measures the imports below `baseDir` against the walls.
 * @param {string} baseDir
 * @param {string[]} folders or files
 * @param {{ maxDepth?: number }} limits `maxDepth` 1 reads only what these files import themselves
 */
export async function cruiseWalls(baseDir, folders, limits = {}) {
  const { enhancedResolveOptions, ...options } = config.options;
  const { output } = await cruise(
    folders,
    { ...options, ...limits, baseDir, validate: true, ruleSet: { forbidden: config.forbidden } },
    enhancedResolveOptions,
  );
  if (typeof output === 'string') throw new Error(output);
  const circles = domainCircles(output.modules).map((cycle) => ({
    rule: { name: circleWall, severity: 'error' },
    from: cycle[0],
    to: cycle[1],
    cycle: cycle.slice(1).map((name) => ({ name })),
  }));
  const { violations, totalCruised } = output.summary;
  return { totalCruised, violations: [...violations, ...circles] };
}

/** Looks at whole domains, which dependency-cruiser does not do. */
const circleWall = 'domains-have-no-circle';

/** @type {string[]} */
export const wallNames = [...new Set([...config.forbidden.map(({ name }) => name), circleWall])];

/**
 * dependency-cruiser 17 asks swc to read every file as plain TypeScript and stumbles over the first tag of a
 * .tsx. Version 18 tells them apart, but needs Node 22; TypeScript 7 gives it no parser at all.
 */
function readTsxToo(swc) {
  const { parseFileSync } = swc;
  swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });
}

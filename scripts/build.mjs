/** Builds what is stale, or of it the parts that are named; with --force, everything. */
import { buildOrExit } from './build/build-stale.mjs';
import { requireNode } from './project.mjs';

requireNode();
const only = process.argv.slice(2).filter((word) => !word.startsWith('--'));
await buildOrExit({ force: process.argv.includes('--force'), only });

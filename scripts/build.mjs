/** Builds what is stale; with --force, everything. */
import { buildStale } from './build/build-stale.mjs';
import { requireNode } from './project.mjs';

requireNode();
await buildStale({ force: process.argv.includes('--force') });

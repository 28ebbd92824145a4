/** Builds what is stale, or of it one part by its name; with --force, everything. */
import { buildStale } from './build/build-stale.mjs';
import { requireNode } from './project.mjs';

requireNode();
const only = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? '';
await buildStale({ force: process.argv.includes('--force'), only });

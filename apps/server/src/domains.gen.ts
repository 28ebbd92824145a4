// Written by `npm run lists` from the names of the files. Do not edit.
import type { Domain } from './platform/domain.ts';
import type { Platform } from './platform/platform.ts';

export const simpleDomains = (_platform: Platform): readonly Domain[] => [
];

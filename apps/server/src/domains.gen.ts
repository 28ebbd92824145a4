// Written by `npm run lists` from the names of the files. Do not edit.
import type { Domain } from './platform/domain.ts';
import type { Platform } from './platform/platform.ts';
import { createNewsletterDomain } from './talk/newsletter/index.ts';

export const simpleDomains = (platform: Platform): readonly Domain[] => [
  createNewsletterDomain(platform),
];

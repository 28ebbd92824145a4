import { createSearchDomain } from '../../../src/office/search/index.ts';
import type { Platform } from '../../../src/platform/platform.ts';
import { postDomains } from '../../fixtures/post-fixture.ts';
import type { NetworkParts } from '../../fixtures/network-fixture.ts';

/** What is composed above members and connections for the table of blocking. */
export const domainsAbove = (platform: Platform, parts: NetworkParts) => [
  ...postDomains(platform, parts),
  createSearchDomain(platform),
];

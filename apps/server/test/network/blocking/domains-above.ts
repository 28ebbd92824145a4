import { createChatDomain } from '../../../src/talk/chat/index.ts';
import { createSearchDomain } from '../../../src/office/search/index.ts';
import { picturesOf } from '../../../src/identity/profile/profile.store.ts';
import type { Platform } from '../../../src/platform/platform.ts';
import { postAndStory } from '../../fixtures/post-fixture.ts';
import type { NetworkParts } from '../../fixtures/network-fixture.ts';

const everyoneIsThere = { tell: () => undefined, isThere: () => true };

/** What is composed above members and connections for the table of blocking. */
export function domainsAbove(platform: Platform, parts: NetworkParts) {
  const { story, all } = postAndStory(platform, parts);
  return [
    ...all,
    createChatDomain(platform, { ...parts, profile: { picturesOf }, story }, everyoneIsThere),
    createSearchDomain(platform),
  ];
}

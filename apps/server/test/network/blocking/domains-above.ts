import { createCommentDomain } from '../../../src/network/comment/index.ts';
import { createModerationDomain } from '../../../src/network/moderation/index.ts';
import { createPostDomain } from '../../../src/network/post/index.ts';
import { createReactionDomain } from '../../../src/network/reaction/index.ts';
import type { Domain } from '../../../src/platform/domain.ts';
import type { Platform } from '../../../src/platform/platform.ts';
import type { NetworkParts } from '../../fixtures/network-fixture.ts';

/** What is composed above members and connections for the table of blocking. */
export function domainsAbove(platform: Platform, parts: NetworkParts): readonly Domain[] {
  const moderation = createModerationDomain(platform, parts);
  const reaction = createReactionDomain(platform, parts);
  const comment = createCommentDomain(platform, { ...parts, moderation, reaction });
  const post = createPostDomain(platform, { ...parts, comment, moderation, reaction });
  return [moderation, reaction, comment, post];
}

import type { Domain } from '../../../src/platform/domain.ts';
import type { Platform } from '../../../src/platform/platform.ts';
import type { NetworkParts } from '../../fixtures/network-fixture.ts';

/** What is composed above members and connections for the table of blocking. */
export const domainsAbove = (_platform: Platform, _parts: NetworkParts): readonly Domain[] => [];

import type { Domain } from '../../platform/domain.ts';
import type { PersonalPort } from '../../platform/personal.ts';
import type { Platform } from '../../platform/platform.ts';

export interface PrivacyDependencies {
  readonly platform: Platform;
  /** Every domain that keeps something of a person, those that others build on first. */
  readonly ports: readonly PersonalPort[];
  readonly endSession: (sessionId: string) => void;
}

export const portsOf = (domains: readonly Domain[]): PersonalPort[] =>
  domains.flatMap(({ personal }) => (personal ? [personal] : []));

import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { extensionPoint } from '../../platform/extension.ts';
import type { Platform } from '../../platform/platform.ts';
import type { FindSealed, SealInterface } from './seal.interface.ts';
import { sealRoutes } from './seal.routes.ts';

export type { FindSealed, SealInterface } from './seal.interface.ts';

/** The seal of this installation as anyone sees it; documents are sealed by `platform.sealing`. */
export function createSealDomain(platform: Platform): Domain & SealInterface {
  const sealed = extensionPoint<FindSealed>('seal.sealed');
  return { name: 'seal', routes: sealRoutes({ platform, sealed }), sealed };
}

export const seal = domainOn({ needs: [], create: createSealDomain });

import type { Platform } from '../../platform/platform.ts';
import type { DocumentInterface } from './document.interface.ts';

export interface DocumentDependencies extends Pick<DocumentInterface, 'reviews'> {
  readonly platform: Platform;
}

import type { BookingInterface } from '../../market/booking/index.ts';
import type { CartInterface } from '../../market/cart/index.ts';
import type { LedgerInterface } from '../../money/ledger/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PrivacyInterface } from '../../identity/privacy/index.ts';
import type { PieceInterface } from '../piece/index.ts';
import type { SupportInterface } from '../../talk/support/index.ts';

export interface ContentInterfaces {
  readonly booking: Pick<BookingInterface, 'rules'>;
  readonly cart: Pick<CartInterface, 'rules'>;
  readonly ledger: Pick<LedgerInterface, 'rules'>;
  readonly privacy: Pick<PrivacyInterface, 'readNotice'>;
  readonly piece: PieceInterface;
  readonly support: SupportInterface;
}

export type ContentDependencies = Pick<Platform, 'db' | 'config'> & ContentInterfaces;

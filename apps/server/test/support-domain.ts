import { readNotice } from '../src/identity/privacy/notice.store.ts';
import type { BookingInterface } from '../src/market/booking/index.ts';
import type { AccountInterface } from '../src/identity/account/index.ts';
import type { PartnerInterface } from '../src/identity/partner/index.ts';
import type { Platform } from '../src/platform/platform.ts';
import type { TellSockets } from '../src/platform/socket/namespace.ts';
import { createChatDomain } from '../src/talk/chat/index.ts';
import { createSupportDomain } from '../src/talk/support/index.ts';
import { aGround } from './ground.ts';

type Booking = Pick<BookingInterface, 'payable' | 'ownSide' | 'briefs' | 'bookingIds' | 'bookingNumbers'>;

/** No booking of ours is reported or talked about. */
const noBooking: Booking = {
  payable: async () => null,
  ownSide: () => null,
  briefs: async () => new Map<string, never>(),
  bookingIds: async () => new Map<string, never>(),
  bookingNumbers: async (_reader, bookingIds) => new Map(bookingIds.map((id) => [id, 'B7QXMK-4TZP2'])),
};

/** Two categories, by the names that customers read. */
const catalog = {
  categoryNames: async (lang: 'en' | 'hi') =>
    new Map([
      ['plumbing', lang === 'hi' ? 'प्लंबिंग' : 'Plumbing'],
      ['electrical', lang === 'hi' ? 'बिजली' : 'Electrical'],
    ]),
};

/** Support with the chat that keeps its talks; no one is at a socket. */
export function aSupportDomain(
  platform: Platform,
  { account, partner }: { readonly account: AccountInterface; readonly partner: PartnerInterface } = aGround(
    platform,
  ),
  booking: Booking = noBooking,
  tell: TellSockets = () => undefined,
) {
  const sockets = { tell, isThere: () => false };
  const profile = { picturesOf: async () => new Map<string, string>() };
  const chat = createChatDomain(platform, { account, partner, profile }, sockets);
  const support = createSupportDomain(platform, {
    account,
    privacy: { readNotice },
    booking,
    catalog,
    chat,
    tell,
  });
  return { chat, support };
}

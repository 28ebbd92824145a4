/** Ids as the product makes them: UUID v7, and the number of a booking. */
import { randomBytes, randomInt } from 'node:crypto';

export function newId() {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(Date.now(), 0, 6);
  bytes[6] = 0x70 | (bytes[6] & 0x0f);
  bytes[8] = 0x80 | (bytes[8] & 0x3f);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const five = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');

export const newBookingNumber = () => `B${five()}-${five()}`;
export const newApplicationNumber = () => `A${five()}-${five()}`;

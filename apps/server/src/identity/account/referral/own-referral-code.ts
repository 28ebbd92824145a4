import { randomBytes } from 'node:crypto';
import { type Platform, system } from '../../../platform/platform.ts';
import { codeFrom } from './referral.rules.ts';
import { addOwnCode, findOwnCode } from './referral.store.ts';

/** The person's own code, made when it is first asked for. Asked twice at one moment, it is one code. */
export async function ownCode(platform: Platform, userId: string, now: Date): Promise<string> {
  for (;;) {
    const known = await findOwnCode(platform.db, userId);
    if (known !== null) return known;
    await platform.write(system, (tx) => addOwnCode(tx, userId, codeFrom(randomBytes(8)), now));
  }
}

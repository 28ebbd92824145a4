import { hash, verify } from '@node-rs/argon2';

/** Argon2id with 19 MiB and two passes: the OWASP password storage cheat sheet's first choice. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The text form, which carries its own salt and costs. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost);
}

/** Of a password that nobody has: compared where there is none, so that an unknown name costs the same time. */
let nobodys: Promise<string> | undefined;

export async function passwordFits(kept: string | null, given: string): Promise<boolean> {
  nobodys ??= hashPassword('a password that nobody has');
  const fits = await verify(kept ?? (await nobodys), given.normalize('NFKC'));
  return kept !== null && fits;
}

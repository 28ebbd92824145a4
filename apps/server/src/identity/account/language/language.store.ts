import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { Language } from '../../../platform/spoken.rules.ts';

/** Null: none chosen. */
export async function findLanguage(reader: Reader, userId: string): Promise<Language | null> {
  const found = await reader
    .selectFrom('user_setting')
    .select('language')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return found?.language ?? null;
}

export async function saveLanguage(
  tx: Tx,
  { userId }: Authorized<{ readonly userId: string }>,
  language: Language,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('user_setting')
    .values({ user_id: userId, language, updated_at: now })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({
        language: eb.ref('excluded.language'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute();
}

import { randomUUID } from 'node:crypto';
import { istDay } from '@nukkad/contract/kernel/time';
import { sql } from 'kysely';
import { panFingerprint } from '../src/identity/partner/partner.seed.ts';
import { encryptAccountNumber, encryptPan } from '../src/market/partnership/partnership.seed.ts';
import type { Tx } from '../src/platform/db/database.ts';
import type { PartnerDocuments } from './city/partner-documents.ts';

interface WithDocuments {
  readonly organisationId: string;
  readonly owner: { readonly fullName: string };
  readonly documents: PartnerDocuments;
}

const checkedRow = (secret: string, { organisationId, owner, documents }: WithDocuments) => ({
  organisationId,
  ownerName: owner.fullName,
  constitution: documents.constitution,
  about: documents.about,
  line1: documents.line1,
  locality: documents.locality,
  panSealed: encryptPan(secret, organisationId, documents.pan),
  panLast4: documents.pan.slice(-4),
  panFingerprint: panFingerprint(secret, documents.pan),
  gstName: documents.gstNumber ? owner.fullName : null,
  checkId: randomUUID(),
  ifsc: documents.ifsc,
  bankName: documents.bankName,
  accountSealed: encryptAccountNumber(secret, organisationId, documents.accountNumber),
  accountLast4: documents.accountNumber.slice(-4),
});

/** What these partners said of themselves when they were reviewed, and the account that was verified: two statements. */
export async function seedPartnerDocuments(
  tx: Tx,
  secret: string,
  shops: readonly WithDocuments[],
  now: Date,
): Promise<void> {
  const rows = JSON.stringify(shops.map((shop) => checkedRow(secret, shop)));
  const given = sql`jsonb_to_recordset(${rows}::jsonb) as r ("organisationId" uuid, "ownerName" text, constitution text,
    about text, line1 text, locality text, "panSealed" text, "panLast4" text, "panFingerprint" text, "gstName" text,
    "checkId" uuid, ifsc text, "bankName" text, "accountSealed" text, "accountLast4" text)`;
  // Its desk and its people do the jobs, as the city has it.
  await sql`update organisation o set constitution = r.constitution, about = r.about, owner_name = r."ownerName",
      line1 = r.line1, locality = r.locality, pan_sealed = decode(r."panSealed", 'base64'), pan_last4 = r."panLast4",
      pan_fingerprint = decode(r."panFingerprint", 'base64'), pan_name = r."ownerName", pan_checked_at = ${now},
      gst_declared = true, gst_name = r."gstName", gst_checked_at = case when o.gst_number is null then null else ${now}::timestamptz end,
      owner_works = false
    from ${given} where o.organisation_id = r."organisationId"`.execute(tx);
  await sql`insert into partner_bank (organisation_id, check_id, holder_name, ifsc, bank_name, account_sealed, account_last4,
      state, checks_on, checks_today, verified_at, saved_at)
    select "organisationId", "checkId", "ownerName", ifsc, "bankName", decode("accountSealed", 'base64'), "accountLast4",
      'verified', ${istDay(now)}, 1, ${now}, ${now} from ${given}`.execute(tx);
}

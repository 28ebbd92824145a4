import type { PartnerAccounts } from '../../identity/partner/index.ts';
import { type SecretChange, openedBy } from '../../platform/encryption.ts';
import { type SealedColumns, sealedColumn } from '../../platform/resealing/sealed-columns.ts';
import { encryptAccountNumber, encryptPan, decryptAccountNumber, openPan } from './partnership-keys.ts';
import type { WantedFields } from './change/change.store.ts';

type Fingerprint = PartnerAccounts['panFingerprint'];

interface SealedPan {
  readonly panSealed: string;
  readonly panFingerprint: string;
}

/** As it is where it is so already; null: neither secret opens it. */
function freshPan(
  print: Fingerprint,
  { former, wanted }: SecretChange,
  organisationId: string,
  pan: SealedPan,
): SealedPan | null {
  const open = (secret: string) => openPan(secret, organisationId, pan.panSealed);
  if (openedBy(open, wanted) !== null) return pan;
  const plain = openedBy(open, former);
  if (plain === null) return null;
  return {
    panSealed: encryptPan(wanted, organisationId, plain),
    panFingerprint: print(wanted, plain),
  };
}

function freshAccount(
  { former, wanted }: SecretChange,
  organisationId: string,
  sealed: string,
): string | null {
  const open = (secret: string) => decryptAccountNumber(secret, organisationId, sealed);
  if (openedBy(open, wanted) !== null) return sealed;
  const plain = openedBy(open, former);
  return plain === null ? null : encryptAccountNumber(wanted, organisationId, plain);
}

const base64 = (value: unknown) => (Buffer.isBuffer(value) ? value.toString('base64') : '');
const bytes = (value: string) => Buffer.from(value, 'base64');

/** The PAN, and by what it is found without being read. */
const ofPartners = (print: Fingerprint): SealedColumns => ({
  table: 'organisation',
  key: ['organisation_id'],
  columns: ['pan_sealed', 'pan_fingerprint'],
  anew: (row, change) => {
    const pan = {
      panSealed: base64(row['pan_sealed']),
      panFingerprint: base64(row['pan_fingerprint']),
    };
    const fresh = freshPan(print, change, String(row['organisation_id']), pan);
    if (fresh === null) return null;
    if (fresh === pan) return {};
    return { pan_sealed: bytes(fresh.panSealed), pan_fingerprint: bytes(fresh.panFingerprint) };
  },
});

/** The column holds nothing else. */
const isFields = (value: unknown): value is WantedFields => typeof value === 'object' && value !== null;

/** What a live profile shall become. */
const ofChanges = (print: Fingerprint): SealedColumns => ({
  table: 'partner_change',
  key: ['change_id'],
  columns: ['wanted', 'organisation_id'],
  anew: (row, change) => {
    const { wanted } = row;
    if (!isFields(wanted)) return null;
    const fresh = freshFields(print, change, String(row['organisation_id']), wanted);
    if (fresh === null) return null;
    return fresh === wanted ? {} : { wanted: JSON.stringify(fresh) };
  },
});

function freshFields(
  print: Fingerprint,
  change: SecretChange,
  organisationId: string,
  wanted: WantedFields,
): WantedFields | null {
  const { pan, bank } = wanted;
  const known =
    pan?.panSealed && pan.panFingerprint
      ? { panSealed: pan.panSealed, panFingerprint: pan.panFingerprint }
      : undefined;
  const freshKnown = known && freshPan(print, change, organisationId, known);
  const account = bank && freshAccount(change, organisationId, bank.accountSealed);
  if (freshKnown === null || account === null) return null;
  if (freshKnown === known && account === bank?.accountSealed) return wanted;
  return {
    ...wanted,
    ...(pan && { pan: { ...pan, ...freshKnown } }),
    ...(bank && account && { bank: { ...bank, accountSealed: account } }),
  };
}

/** All that is encrypted of partners. */
export const sealedPartnerNumbers = ({
  panFingerprint,
}: Pick<PartnerAccounts, 'panFingerprint'>): readonly SealedColumns[] => [
  ofPartners(panFingerprint),
  sealedColumn({
    table: 'partner_bank',
    key: 'organisation_id',
    column: 'account_sealed',
    purpose: 'partner bank account',
  }),
  ofChanges(panFingerprint),
];

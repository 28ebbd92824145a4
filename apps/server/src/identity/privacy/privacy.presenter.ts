import {
  type KeptItem,
  type OpenMatter,
  type Privacy,
  purposes,
} from '@nukkad/contract/identity/privacy/privacy.model';
import type { Company } from '../../platform/config.ts';
import { signLink } from '../../platform/storage/links.ts';
import { exportKey } from './export-files.ts';
import type { Notice } from './notice.store.ts';
import type { Consent, DataExport } from './privacy.store.ts';

interface Found {
  readonly notice: Notice;
  readonly consents: readonly Consent[];
  readonly dataExport: DataExport | null;
  readonly open: readonly OpenMatter[];
  readonly kept: readonly KeptItem[];
}
interface Signing {
  readonly secret: string;
  readonly company: Company;
  readonly now: Date;
}

function presentExport(
  found: DataExport,
  { secret, now }: Omit<Signing, 'company'>,
): NonNullable<Privacy['dataExport']> {
  const link = (kind: 'page' | 'json') =>
    found.readyAt ? signLink(secret, exportKey(found, kind), found.userId, now) : null;
  return {
    state: found.readyAt ? 'ready' : 'making',
    askedAt: found.askedAt.toISOString(),
    expiresAt: found.expiresAt.toISOString(),
    page: link('page'),
    json: link('json'),
  };
}

export function presentPrivacy(found: Found, signing: Signing): Privacy {
  const { answersWithinDays } = found.notice.grievanceOfficer;
  const { grievanceOfficer, address } = signing.company;
  return {
    noticeVersion: found.notice.version,
    consents: purposes.map((purpose) => {
      const said = found.consents.find((consent) => consent.purpose === purpose);
      return {
        purpose,
        given: said?.given ?? false,
        at: said?.at.toISOString() ?? null,
        noticeVersion: said?.noticeVersion ?? null,
      };
    }),
    dataExport: found.dataExport && presentExport(found.dataExport, signing),
    erasure: { standsInTheWay: [...found.open], kept: [...found.kept] },
    grievanceOfficer: { ...grievanceOfficer, address, answersWithinDays },
  };
}

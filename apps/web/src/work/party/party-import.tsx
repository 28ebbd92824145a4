import { isOneOf } from '@nukkad/contract/kernel/record';
import { addParties } from '@nukkad/contract/work/party/party.api';
import { type PartyColumn, partySheet } from '@nukkad/contract/work/party/party.import';
import { partyKinds } from '@nukkad/contract/work/party/party.model';
import { useMemo } from 'react';
import { BulkImport } from '../../nouns/import/bulk-import.tsx';
import type { ImportKind } from '../../nouns/import/import-kind.ts';
import { call } from '../../platform/api/client.ts';
import type { Plural, Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { fetchPartyTemplate, readPartyFile, renewParties } from './party.queries.ts';
import { kindWords } from './party-words.ts';

const columns = (t: Translate): Readonly<Record<PartyColumn, string>> => ({
  name: t('party.name', 'Name'),
  kind: t('party.kind', 'Type'),
  gstNumber: t('party.gst', 'GST number'),
  contactName: t('party.contact', 'Contact'),
  mobileNumber: t('party.mobile', 'Mobile number'),
  email: t('party.email', 'Email'),
  address: t('party.address', 'Address'),
  pincode: t('party.address.pincode', 'PIN code'),
  openingBalance: t('party.opening.short', 'Opening balance'),
});

const kindOf = (t: Translate, plural: Plural): ImportKind<PartyColumn> => ({
  name: 'parties',
  sheet: partySheet,
  readFile: readPartyFile,
  send: async (mode, rows, onFault) => {
    const answer = await call(addParties, { body: { mode, onFault, rows: [...rows] }, quiet: true });
    if (answer.added > 0) void renewParties();
    return answer;
  },
  template: fetchPartyTemplate,
  templateName: 'parties',
  labelOf: (key) => columns(t)[key],
  choiceLabel: (_, choice) => (isOneOf(partyKinds, choice) ? kindWords[choice](t) : choice),
  addLabel: (count) =>
    plural('party.import.add', count, { one: 'Add {{count}} party', other: 'Add {{count}} parties' }),
  addedWords: (count) =>
    plural('party.import.added', count, { one: '{{count}} party added.', other: '{{count}} parties added.' }),
  afterwards: (
    <ButtonLink to="/projects/parties" tone="plain" small>
      {t('party.import.see', 'View all')}
    </ButtonLink>
  ),
});

/** Many parties from a file: those without a fault are added, the others stay to be fixed. */
export function PartyImport() {
  const { t, plural, language } = useTranslation();
  const kind = useMemo(() => kindOf(t, plural), [t, plural, language]);
  return <BulkImport kind={kind} />;
}

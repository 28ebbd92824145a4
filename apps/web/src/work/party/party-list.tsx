import { type PartyCard, partyKinds } from '@nukkad/contract/work/party/party.model';
import type { Column } from '@nukkad/lists/columns';
import { useListAddress } from '@nukkad/lists/use-list-address';
import { Link } from 'react-router';
import { Listing } from '../../nouns/work-list/listing.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { EmptyScreen } from '../../ui/empty-screen.tsx';
import { partyEmpty } from './party.empty.ts';
import { partiesAddress, useParties } from './party.queries.ts';
import { formatMoney } from '../../ui/money.tsx';
import { Text } from '../../ui/parts.tsx';
import { balanceWords, kindWords } from './party-words.ts';

type Voice = ReturnType<typeof useTranslation>;

const columnsOf = (voice: Voice): readonly Column<PartyCard>[] => {
  const { t } = voice;
  return [
    {
      id: 'name',
      title: t('party.name', 'Name'),
      text: ({ name }) => name,
      cell: ({ partyId, name }) => (
        <Link to={`/projects/parties/${partyId}`} translate="no">
          {name}
        </Link>
      ),
      fixed: true,
      card: 'heading',
    },
    {
      id: 'kind',
      title: t('party.kind', 'Type'),
      text: ({ kind }) => kindWords[kind](t),
      card: 'corner',
      width: '8rem',
    },
    {
      id: 'contact',
      title: t('party.contact', 'Contact'),
      text: ({ contactName, mobileNumber }) => [contactName, mobileNumber].filter(Boolean).join(', '),
      width: '15rem',
    },
    {
      id: 'gst',
      title: t('party.gst', 'GST number'),
      text: ({ gstNumber }) => gstNumber ?? '',
      width: '11rem',
      startsHidden: true,
    },
    {
      id: 'balance',
      title: t('party.balance', 'Balance'),
      text: ({ balance }) => balanceWords(voice, balance),
      figures: true,
      width: '12rem',
    },
    {
      id: 'overdue',
      title: t('party.overdue', 'Overdue'),
      text: ({ overdue }) => (overdue > 0 ? formatMoney(overdue, voice.locale) : ''),
      cell: ({ overdue }) =>
        overdue > 0 && (
          <Text tone="bad" weight={600}>
            {formatMoney(overdue, voice.locale)}
          </Text>
        ),
      figures: true,
      width: '9rem',
    },
  ];
};

/** Who the business works for and buys from, by name. */
export function PartyList() {
  const voice = useTranslation();
  const { t } = voice;
  const asked = useListAddress(partiesAddress);
  return (
    <Listing<PartyCard>
      name="parties"
      label={t('party.title', 'Customers and suppliers')}
      asked={asked}
      fields={[
        { kind: 'search', key: 'q', label: t('party.search', 'Name, number or GST number') },
        {
          kind: 'choice',
          key: 'kind',
          label: t('party.kind', 'Type'),
          options: partyKinds.map((value) => ({ value, label: kindWords[value](t) })),
        },
      ]}
      columns={columnsOf(voice)}
      pages={useParties(asked.filters)}
      keyOf={({ partyId }) => partyId}
      nameOf={({ name }) => name}
      empty={<EmptyScreen screen={partyEmpty['no-parties']} />}
    />
  );
}

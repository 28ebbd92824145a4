import { type PartyCard, partyKinds } from '@nukkad/contract/work/party/party.model';
import { type Column, heading, told } from '@nukkad/lists/columns';
import { useListAddress } from '@nukkad/lists/use-list-address';
import { choice, search } from '@nukkad/lists/fields';
import { Link } from 'react-router';
import { Listing } from '../../nouns/work-list/listing.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { partyEmpty } from './party.empty.ts';
import { partiesAddress, useParties } from './party.queries.ts';
import { formatMoney } from '../../ui/mark/money.tsx';
import { Text } from '../../ui/page/parts.tsx';
import { balanceWords, kindWords } from './party-words.ts';

type Voice = ReturnType<typeof useTranslation>;

const columnsOf = (voice: Voice): readonly Column<PartyCard>[] => {
  const { t } = voice;
  return [
    told('name', t('party.name', 'Name'), ({ name }) => name, {
      ...heading,
      cell: ({ partyId, name }) => (
        <Link to={`/projects/parties/${partyId}`} translate="no">
          {name}
        </Link>
      ),
    }),
    told('kind', t('party.kind', 'Type'), ({ kind }) => kindWords[kind](t), {
      card: 'corner',
      width: '8rem',
    }),
    told(
      'contact',
      t('party.contact', 'Contact'),
      ({ contactName, mobileNumber }) => [contactName, mobileNumber].filter(Boolean).join(', '),
      { width: '15rem' },
    ),
    told('gst', t('party.gst', 'GST number'), ({ gstNumber }) => gstNumber ?? '', {
      width: '11rem',
      startsHidden: true,
    }),
    told('balance', t('party.balance', 'Balance'), ({ balance }) => balanceWords(voice, balance), {
      figures: true,
      width: '12rem',
    }),
    told(
      'overdue',
      t('party.overdue', 'Overdue'),
      ({ overdue }) => (overdue > 0 ? formatMoney(overdue, voice.locale) : ''),
      {
        cell: ({ overdue }) =>
          overdue > 0 && (
            <Text tone="bad" weight={600}>
              {formatMoney(overdue, voice.locale)}
            </Text>
          ),
        figures: true,
        width: '9rem',
      },
    ),
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
        search(t('party.search', 'Name, number or GST number')),
        choice('kind', t('party.kind', 'Type'), partyKinds, (value) => kindWords[value](t)),
      ]}
      columns={columnsOf(voice)}
      pages={useParties(asked.filters)}
      keyOf={({ partyId }) => partyId}
      nameOf={({ name }) => name}
      empty={<EmptyScreen screen={partyEmpty['no-parties']} />}
    />
  );
}

import { partyKinds } from '@nukkad/contract/work/party/party.model';
import { listParties, partiesQuery } from '@nukkad/contract/work/party/party.api';
import { listAddress } from '@nukkad/lists/address';
import { told } from '@nukkad/lists/columns';
import { choice, search } from '@nukkad/lists/fields';
import { nameLink } from '../../nouns/work-list/columns.tsx';
import { listPart } from '../../nouns/work-list/list-part.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { Text } from '../../ui/page/parts.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { partyEmpty } from './party.empty.ts';
import { balanceWords, kindWords } from './party-words.ts';

/** Who the business works for and buys from, by name. */
export const PartyList = listPart(listParties, {
  name: 'parties',
  label: ({ t }) => t('party.title', 'Customers and suppliers'),
  address: listAddress(partiesQuery.shape, ['kind', 'q'], {}),
  fields: ({ t }) => [
    search(t('party.search', 'Name, number or GST number')),
    choice('kind', t('party.kind', 'Type'), partyKinds, (value) => kindWords[value](t)),
  ],
  keyOf: ({ partyId }) => partyId,
  nameOf: ({ name }) => name,
  columns: ({ t, locale, voice }) => [
    nameLink(
      'name',
      t('party.name', 'Name'),
      ({ name }) => name,
      ({ partyId }) => `/projects/parties/${partyId}`,
    ),
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
      ({ overdue }) => (overdue > 0 ? formatMoney(overdue, locale) : ''),
      {
        cell: ({ overdue }) =>
          overdue > 0 && (
            <Text tone="bad" weight={600}>
              {formatMoney(overdue, locale)}
            </Text>
          ),
        figures: true,
        width: '9rem',
      },
    ),
  ],
  empty: () => <EmptyScreen screen={partyEmpty['no-parties']} />,
});

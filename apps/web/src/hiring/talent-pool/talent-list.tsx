import { listSkills } from '@nukkad/contract/hiring/skill/skill.api';
import {
  listTalentTags,
  listTalents,
  talentsQuery,
} from '@nukkad/contract/hiring/talent-pool/talent-pool.api';
import { istDay } from '@nukkad/contract/kernel/time';
import { listAddress } from '@nukkad/lists/address';
import { told } from '@nukkad/lists/columns';
import { oneOf } from '@nukkad/lists/fields';
import { availability, expectedWage, experienceOf } from '../../nouns/candidate/candidate-facts.tsx';
import { acts, nameLink } from '../../nouns/work-list/columns.tsx';
import { type Voice, listPart } from '../../nouns/work-list/list-part.tsx';
import { useAsked } from '../../platform/api/asked.ts';
import { Moves } from '../../ui/press/moves.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { TalentDialogs } from './talent-dialogs.tsx';
import { talentPoolEmpty } from './talent-pool.empty.ts';

function useFields({ t }: Voice) {
  const trades = useAsked(listSkills, { query: { kind: 'trade', limit: 100 } });
  const tags = useAsked(listTalentTags);
  return [
    oneOf('tradeId', t('talent.trade', 'Job title'), trades.data?.items, 'skillId', 'name'),
    oneOf('tag', t('talent.tag', 'Tag'), tags.data?.items, 'tag', 'tag'),
  ];
}

/** Candidates whom the business keeps for other jobs, kept last first. */
export const TalentList = listPart(listTalents, {
  name: 'talent-pool',
  label: ({ t }) => t('talent.title', 'Talent pool'),
  address: listAddress(talentsQuery.shape, ['tradeId', 'tag'], {}),
  fields: useFields,
  keyOf: ({ candidate }) => candidate.userId,
  nameOf: ({ candidate }) => candidate.name,
  columns: ({ t, voice }) => [
    nameLink(
      'name',
      t('talent.name', 'Name'),
      ({ candidate }) => candidate.name,
      ({ candidate }) => `/view-all-candidates/${candidate.userId}`,
    ),
    told(
      'trades',
      t('talent.work', 'Works as'),
      ({ candidate }) => candidate.trades.map(({ name }) => name).join(', '),
      { width: '13rem' },
    ),
    told('tags', t('talent.tags', 'Tags'), ({ tags }) => tags.join(', '), {
      cell: ({ tags }) => <span translate="no">{tags.join(', ')}</span>,
      card: 'line',
      width: '12rem',
    }),
    told('words', t('talent.why', 'Why'), ({ words }) => words, {
      cell: ({ words }) => <span translate="no">{words}</span>,
      card: 'line',
      width: '16rem',
    }),
    told(
      'experience',
      t('talent.experience', 'Experience'),
      ({ candidate }) => experienceOf(voice, candidate.experienceMonths),
      { width: '9rem' },
    ),
    told('wage', t('talent.wage', 'Expected pay'), ({ candidate }) => expectedWage(voice, candidate), {
      width: '11rem',
    }),
    told(
      'available',
      t('talent.available', 'Can start'),
      ({ candidate }) => availability(voice, candidate.availableFrom, istDay(new Date())),
      { width: '9rem' },
    ),
    told('kept', t('talent.keptAt', 'Saved'), ({ keptAt }) => keptAt, {
      cell: ({ keptAt }) => <DateTime at={keptAt} as="date" />,
      width: '8rem',
    }),
    acts(t('talent.acts', 'Actions'), '18rem', ({ candidate: { userId, name }, can }) => (
      <Moves
        gap={0.25}
        small
        of={[
          {
            on: can.invite,
            opens: 'invite',
            about: { userId },
            label: t('talent.invite', 'Invite'),
            'aria-label': t('talent.invite.of', 'Invite {{name}}', { name }),
          },
          {
            on: can.change,
            opens: 'talent-change',
            about: { userId },
            label: t('talent.change', 'Edit'),
            'aria-label': t('talent.change.of', 'Edit tags and note of {{name}}', { name }),
          },
          {
            on: can.remove,
            opens: 'talent-remove',
            about: { userId },
            label: t('talent.remove', 'Remove'),
            'aria-label': t('talent.remove.of', 'Remove {{name}}', { name }),
          },
        ]}
      />
    )),
  ],
  empty: () => <EmptyScreen screen={talentPoolEmpty['no-talent-pool']} />,
  dialogs: ({ rows }) => (
    <TalentDialogs
      people={rows.map((kept) => ({
        userId: kept.candidate.userId,
        name: kept.candidate.name,
        kept,
        can: kept.can,
      }))}
    />
  ),
});

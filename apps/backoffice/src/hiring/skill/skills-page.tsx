import { listOfficeSkills, officeSkillsQuery } from '@nukkad/contract/hiring/skill/skill-office.api';
import type { OfficeSkill } from '@nukkad/contract/hiring/skill/skill-office.api';
import { skillKinds } from '@nukkad/contract/hiring/skill/skill.noun';
import { listAddress } from '@nukkad/lists/address';
import { told } from '@nukkad/lists/columns';
import { choice, drawn, search } from '@nukkad/lists/fields';
import IconTools from '@tabler/icons-react/dist/esm/icons/IconTools.mjs';
import { badge, counted, moment, opener } from '../../nouns/work-list/columns.tsx';
import { listPage } from '../../nouns/work-list/list-page.tsx';
import { t } from '../../platform/words.ts';
import { SkillForm } from './skill-form.tsx';
import { everyTrade, kindWords, levelWords } from './skill-words.ts';
import { TradeSelect } from './trade-select.tsx';

const uses = { true: t('skill.retired', 'Retired'), false: t('skill.inUse', 'In use') } as const;

/** Of a trade nothing: its heading says it. */
const tradeOf = ({ kind, tradeName }: OfficeSkill) => (kind === 'trade' ? '' : (tradeName ?? everyTrade));

/** What jobs and candidates are named by, by name; people choose from those in use. */
export const SkillsPage = listPage(listOfficeSkills, {
  name: 'skills',
  title: t('skill.title', 'Trades and skills'),
  about: t('skill.about', 'The job titles and skills people choose from. Changes appear at once.'),
  add: t('skill.add', 'Add trade or skill'),
  address: listAddress(officeSkillsQuery.shape, ['q', 'kind', 'tradeId', 'retired'], {}),
  fields: [
    search(t('skill.search', 'Name or spelling')),
    choice('kind', t('skill.kind', 'Kind'), skillKinds, kindWords),
    drawn('tradeId', kindWords.trade, (value, onChange) => (
      <TradeSelect
        placeholder={t('common.all', 'All')}
        value={value || null}
        onChange={(tradeId) => onChange(tradeId ?? '')}
      />
    )),
    choice('retired', t('skill.use', 'Use'), ['false', 'true'], uses),
  ],
  views: [
    { id: 'trades', name: t('skill.view.trades', 'Trades'), filters: { kind: 'trade' } },
    { id: 'retired', name: uses.true, filters: { retired: 'true' } },
  ],
  keyOf: ({ skillId }) => skillId,
  nameOf: ({ name }) => name,
  columns: ({ turnTo }) => [
    opener('name', t('skill.name', 'Name'), ({ name }) => name, {
      open: ({ skillId }) => turnTo(skillId),
      label: ({ name }) => t('skill.open', 'Edit “{{name}}”', { name }),
      width: '13rem',
    }),
    told('nameHi', t('skill.inHindi', 'In Hindi'), ({ nameHi }) => nameHi, {
      card: 'line',
      cell: ({ nameHi }) => <span lang="hi">{nameHi}</span>,
      width: '13rem',
    }),
    badge(
      ({ kind }) => kindWords[kind],
      ({ kind }) => (kind === 'trade' ? 'neel' : 'slate'),
      {
        id: 'kind',
        title: t('skill.kind', 'Kind'),
        width: '6rem',
      },
    ),
    told('trade', kindWords.trade, tradeOf, { width: '11rem' }),
    told(
      'level',
      t('skill.level', 'Wage level'),
      ({ wageLevel }) => (wageLevel ? levelWords[wageLevel] : ''),
      {
        width: '8rem',
      },
    ),
    counted('skills', t('skill.skills', 'Skills'), ({ skillCount }) => skillCount, {
      startsHidden: true,
      width: '5rem',
    }),
    told('spellings', t('skill.spellings', 'Spellings'), ({ spellings }) => spellings.join(', ')),
    told('use', t('skill.use', 'Use'), ({ isRetired }) => uses[isRetired ? 'true' : 'false'], {
      width: '6rem',
    }),
    told(
      'changedBy',
      t('skill.changedBy', 'Changed by'),
      ({ changedBy }) => changedBy ?? t('skill.builtIn', 'Built-in'),
      { startsHidden: true, width: '10rem' },
    ),
    moment('changedAt', t('skill.changedAt', 'Changed'), ({ changedAt }) => changedAt, {
      startsHidden: true,
      width: '11rem',
    }),
  ],
  empty: {
    Icon: IconTools,
    title: t('skill.none', 'No trades or skills yet'),
    words: t('skill.noneWords', 'Those that you add can be chosen at once.'),
  },
  added: (close) => <SkillForm skill={null} onClose={close} />,
  opened: (skill, close) => <SkillForm skill={skill} onClose={close} />,
});

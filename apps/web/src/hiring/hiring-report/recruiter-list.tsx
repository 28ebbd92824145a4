import { hiringQuery, listRecruiters } from '@nukkad/contract/hiring/hiring-report/hiring-report.api';
import { listAddress } from '@nukkad/lists/address';
import { heading, told } from '@nukkad/lists/columns';
import { listPart } from '../../nouns/work-list/list-part.tsx';
import { Row } from '../../ui/page/parts.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { PeriodField } from './figure-tools.tsx';
import { hoursInWords, keyWords } from './figure-words.ts';
import { hiringReportEmpty } from './hiring-report.empty.ts';

const width = '6.5rem';

/** What each of the team did in the period. */
export const RecruiterList = listPart(listRecruiters, {
  name: 'recruiters',
  label: ({ t }) => t('hiringReport.tab.team', 'By team member'),
  address: listAddress(hiringQuery.shape, ['days'], {}),
  keyOf: ({ userId }) => userId,
  nameOf: ({ fullName }) => fullName,
  columns: ({ t, voice }) => [
    told('name', t('hiringReport.name', 'Name'), ({ fullName }) => fullName, heading),
    told('invited', t('hiringReport.invited', 'Invitations'), ({ invited }) => String(invited), { width }),
    told('shortlisted', keyWords.Screening(t), ({ shortlisted }) => String(shortlisted), {
      card: 'line',
      width,
    }),
    told('rejected', t('hiringReport.rejected', 'Rejected'), ({ rejected }) => String(rejected), {
      card: 'line',
      width,
    }),
    told('interviews', t('hiringReport.interviews', 'Interviews'), ({ interviews }) => String(interviews), {
      width,
    }),
    told('offers', t('hiringReport.offers', 'Offers'), ({ offers }) => String(offers), { width }),
    told('hired', keyWords.Hired(t), ({ hired }) => String(hired), { card: 'corner', width }),
    told(
      'answer',
      t('hiringReport.answerIn', 'Usual time to answer'),
      ({ answerHours }) => hoursInWords(voice, answerHours),
      { width: '10rem' },
    ),
  ],
  sheet: 'hiring_recruiters',
  // Not a filter of the list: without a choice it narrows too, and an empty period must lead to another one.
  above: () => (
    <Row above={1} below={1}>
      <PeriodField />
    </Row>
  ),
  empty: ({ t }) => (
    <EmptyScreen
      screen={hiringReportEmpty['no-hiring-figures']}
      title={t('hiringReport.team.none', 'No decisions in this period')}
      words={t('hiringReport.team.none.words', 'Who invites, shortlists or hires candidates appears here.')}
    />
  ),
});

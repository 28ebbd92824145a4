import { listOfficeFaqs, officeFaqsQuery } from '@nukkad/contract/talk/support/faq-office.api';
import { faqCategories } from '@nukkad/contract/talk/support/faq.model';
import { listAddress } from '@nukkad/lists/address';
import { told } from '@nukkad/lists/columns';
import { choice, search } from '@nukkad/lists/fields';
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs';
import { moment, opener } from '../../../nouns/work-list/columns.tsx';
import { listPage } from '../../../nouns/work-list/list-page.tsx';
import { topicWords } from '../../../nouns/piece/topic-words.ts';
import { WriteOf } from '../../../nouns/piece/write-of.tsx';
import { t } from '../../../platform/words.ts';
import { ShownFaq } from './shown-faq.tsx';

const hidden = t('officeFaq.hidden', 'Hidden');

/** Common questions as customers and partners read them, and whether their answers help; by category and position. */
export const FaqsPage = listPage(listOfficeFaqs, {
  name: 'faqs',
  title: t('officeFaq.title', 'Common questions'),
  about: t(
    'officeFaq.about',
    'What the help pages answer, and whether it helps. Changes appear once they are published.',
  ),
  actions: <WriteOf kind="faq" label={t('officeFaq.add', 'Add question')} variant="filled" />,
  address: listAddress(officeFaqsQuery.shape, ['q', 'category', 'hidden'], {}),
  fields: [
    search(t('officeFaq.search', 'Question or answer')),
    choice('category', t('officeFaq.category', 'Category'), faqCategories, topicWords),
    choice('hidden', t('officeFaq.shown', 'Shown'), ['true'], () => hidden),
  ],
  views: [{ id: 'hidden', name: hidden, filters: { hidden: 'true' } }],
  keyOf: ({ faqId }) => faqId,
  nameOf: ({ question }) => question,
  columns: ({ turnTo }) => [
    opener('question', t('officeFaq.question', 'Question'), ({ question }) => question, {
      open: ({ faqId }) => turnTo(faqId),
      label: ({ question }) => t('officeFaq.open', 'Open “{{question}}”', { question }),
    }),
    told('category', t('officeFaq.category', 'Category'), ({ category }) => topicWords[category], {
      width: '9rem',
    }),
    told(
      'shown',
      t('officeFaq.shown', 'Shown'),
      ({ isShown }) => (isShown ? t('officeFaq.yes', 'Yes') : hidden),
      { card: 'corner', width: '6rem' },
    ),
    told('helped', t('officeFaq.helped', 'Helped'), ({ helped }) => helped, {
      figures: true,
      width: '5.5rem',
    }),
    told('didNotHelp', t('officeFaq.didNotHelp', 'Didn’t help'), ({ didNotHelp }) => didNotHelp, {
      figures: true,
      width: '7rem',
    }),
    told(
      'changedBy',
      t('officeFaq.changedBy', 'Changed by'),
      ({ changedBy }) => changedBy ?? t('officeFaq.builtIn', 'Built-in'),
      { width: '10rem' },
    ),
    moment('changedAt', t('officeFaq.changedAt', 'Changed'), ({ changedAt }) => changedAt, {
      startsHidden: true,
      width: '11rem',
    }),
  ],
  empty: {
    Icon: IconHelp,
    title: t('officeFaq.none', 'No questions yet'),
    words: t('officeFaq.noneWords', 'Questions that you publish appear on the help pages.'),
  },
  opened: (faq, close) => <ShownFaq faq={faq} onClose={close} />,
});

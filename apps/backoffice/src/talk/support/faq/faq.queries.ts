import { listOfficeFaqs, officeFaqsQuery } from '@nukkad/contract/talk/support/faq-office.api';
import { listAddress } from '@nukkad/lists/address';
import { call } from '../../../platform/call.ts';
import { countedList } from '../../../platform/paged.query.ts';

export const faqsAddress = listAddress(officeFaqsQuery.shape, ['q', 'category', 'hidden'], {});
type FaqFilter = ReturnType<typeof faqsAddress.read>;

/** By category and position. */
export const faqsList = (filter: FaqFilter) =>
  countedList(['faqs', filter], (page) => call(listOfficeFaqs, { query: { ...filter, ...page } }));

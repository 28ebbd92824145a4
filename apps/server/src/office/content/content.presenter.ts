import type { CompanyFacts, ContentPage, PageContent } from '@nukkad/contract/office/content/content.model';
import { aboutPage } from './pages/about.page.ts';
import { contactPage } from './pages/contact.page.ts';
import type { Lang, PageFacts } from './pages/page-facts.ts';
import type { PageWords } from './pages/page-words.model.ts';
import { hoursInWords } from './pages/page-words.ts';
import { policyPage } from './pages/policy.page.ts';
import { refundsPage } from './pages/refunds.page.ts';
import { termsPage } from './pages/terms.page.ts';
import { workPage } from './pages/work.page.ts';

const words: Readonly<Record<ContentPage, PageWords>> = {
  'about-us': aboutPage,
  terms: termsPage,
  policy: policyPage,
  refunds: refundsPage,
  'contact-us': contactPage,
  'work-with-us': workPage,
};

function presentCompany({ company, supportHours }: PageFacts, lang: Lang): CompanyFacts {
  const { name, address, registration, email, phone, grievanceOfficer } = company;
  return {
    name,
    address,
    registration,
    email,
    phone,
    hours: hoursInWords(supportHours, lang),
    grievanceOfficer: { ...grievanceOfficer },
  };
}

export function presentPage(page: ContentPage, facts: PageFacts, lang: Lang): PageContent {
  return { page, ...words[page](facts, lang), company: presentCompany(facts, lang) };
}

import type { CompanyFacts, ContentPage, PageContent } from '@nukkad/contract/office/content/content.model';
import type { LegalPage } from '@nukkad/contract/office/legal/legal-pages';
import { aboutPage } from './pages/about.page.ts';
import { contactPage } from './pages/contact.page.ts';
import type { Lang, PageFacts } from './pages/page-facts.ts';
import type { PageWords } from './pages/page-words.model.ts';
import { hoursInWords } from './pages/page-words.ts';
import { workPage } from './pages/work.page.ts';

type PlainPage = Exclude<ContentPage, LegalPage>;

const words: Readonly<Record<PlainPage, PageWords>> = {
  'about-us': aboutPage,
  'contact-us': contactPage,
  'work-with-us': workPage,
};

export function presentCompany({ company, supportHours }: PageFacts, lang: Lang): CompanyFacts {
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

export const presentPage = (page: PlainPage, facts: PageFacts, lang: Lang): PageContent => ({
  page,
  ...words[page](facts, lang),
  company: presentCompany(facts, lang),
  version: null,
});

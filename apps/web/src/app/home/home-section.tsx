import type { ShownSection } from '@nukkad/contract/office/piece/piece.model';
import { HomeHappy } from './home-happy.tsx';
import { HomePartner } from './home-partner.tsx';
import { HomeQuote } from './home-quote.tsx';
import { HomeSteps } from './home-steps.tsx';

/** A section with the words of operators, where they gave it any. */
export function HomeSection({ said }: { said: ShownSection }) {
  if (said.section === 'steps') return <HomeSteps said={said} />;
  if (said.section === 'happy') return <HomeHappy said={said} />;
  if (said.section === 'quote') return <HomeQuote said={said} />;
  return said.section === 'partner' ? <HomePartner said={said} /> : null;
}

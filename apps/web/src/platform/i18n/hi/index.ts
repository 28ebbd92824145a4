import { bookingWords } from './booking.ts';
import { bookingPartsWords } from './booking-parts.ts';
import { activityWords } from './activity.ts';
import { belongingWords } from './belonging.ts';
import { appWords } from './app.ts';
import { accountWords } from './account.ts';
import { changedWords } from './changed.ts';
import { cardWords } from './card.ts';
import { cartWords } from './cart.ts';
import { catalogWords } from './catalog.ts';
import { contentWords } from './content.ts';
import { documentWords } from './document.ts';
import { doorWords } from './doors.ts';
import { emptyWords } from './empty.ts';
import { fulfilmentWords } from './fulfilment.ts';
import { helpWords } from './help.ts';
import { homeWords } from './home.ts';
import { offerWords } from './offer.ts';
import { partnerWords } from './partner.ts';
import { paymentWords } from './payment.ts';
import { placeWords } from './place.ts';
import { placesWords } from './places.ts';
import { privacyWords } from './privacy.ts';
import { refusalWords } from './refusal.ts';
import { ruleWords } from './rule.ts';
import { shellWords } from './shell.ts';
import { statusWords } from './status.ts';
import { profileWords } from './profile.ts';
import { staffWords } from './staff.ts';
import { supportWords } from './support.ts';
import { uiWords } from './ui.ts';

/** Hindi, by noun; every key that the code speaks must be here (a test sees to it). */
export const hi: Readonly<Record<string, string>> = {
  ...bookingWords,
  ...bookingPartsWords,
  ...accountWords,
  ...activityWords,
  ...belongingWords,
  ...appWords,
  ...cardWords,
  ...changedWords,
  ...cartWords,
  ...catalogWords,
  ...contentWords,
  ...documentWords,
  ...doorWords,
  ...emptyWords,
  ...offerWords,
  ...fulfilmentWords,
  ...helpWords,
  ...homeWords,
  ...partnerWords,
  ...paymentWords,
  ...placeWords,
  ...placesWords,
  ...privacyWords,
  ...refusalWords,
  ...ruleWords,
  ...shellWords,
  ...statusWords,
  ...profileWords,
  ...staffWords,
  ...supportWords,
  ...uiWords,
};

/** What members say under posts, and what the author answers. */
import { type Phrases, lines } from './phrases.ts';
import type { Talk } from './scene.ts';

interface Said {
  readonly comments: Phrases;
  /** By the author of the post, to a comment. */
  readonly answers: Phrases;
}

const said = (
  comments: readonly [en: string, hi: string, hinglish: string],
  answers: readonly [en: string, hi: string, hinglish: string],
): Said => ({
  comments: { en: lines(comments[0]), hi: lines(comments[1]), hinglish: lines(comments[2]) },
  answers: { en: lines(answers[0]), hi: lines(answers[1]), hinglish: lines(answers[2]) },
});

export const saidUnder: Readonly<Record<Talk, Said>> = {
  work: said(
    [
      `Neat work. How long does it hold?
      We had the same in {locality}, it took {n} visits.
      Do you come to {locality} as well?
      What did it cost, if one may ask?
      That is {name} for you, always on time.
      {years} years in this house and nobody told us it can be mended.
      Can you look at ours on {day}?
      Good to see a bill with parts on it.
      Which make of parts do you use?
      Looks better than new.`,
      `बढ़िया काम। कितने दिन चलेगा?
      {locality} में भी आते हैं क्या?
      हमारे यहाँ भी यही हुआ था, {n} बार आना पड़ा।
      कितना ख़र्च आया?
      {day} को हमारे घर भी देख लीजिए।
      नए जैसा लग रहा है।`,
      `Badhiya kaam. Kitna kharcha aaya?
      {locality} mein bhi aate hain kya?
      {day} ko hamare ghar bhi dekh lijiye.`,
    ],
    [
      `About {years} years, if it is looked at once a year.
      Yes, to {locality} on {day}.
      It was {rupees} with parts.
      Thank you! We will tell {name}.
      Book a visit and we look at it first.`,
      `साल में एक बार जाँच हो तो {years} साल।
      हाँ, {day} को {locality} में ही हैं।
      सामान के साथ {rupees} लगे।
      धन्यवाद!`,
      `Haan, {day} ko wahin hain.
      Saamaan ke saath {rupees} lage.
      Dhanyavaad!`,
    ],
  ),
  tip: said(
    [
      `Did not know that. Trying it on {day}.
      My grandmother in {locality} said the same.
      Saved it for the whole building.
      Works. We have done it for {years} years.
      Is that true for old houses too?
      Sent to our society, {n} people thanked me.`,
      `यह नहीं पता था, {day} को करके देखेंगे।
      काम की बात, सोसाइटी में भी बता दी।
      हम {years} साल से यही करते हैं।
      पुराने घरों में भी यही ठीक है?`,
      `Kaam ki baat, society mein bhi bata di.
      Ye nahin pata tha, {day} ko karke dekhenge.`,
    ],
    [
      `In old houses even more so.
      Tell us how it went on {day}.
      Glad it helps {locality} too.
      Grandmothers know best.`,
      `पुराने घरों में और भी ज़रूरी है।
      {day} को बताइएगा कैसा रहा।
      जानकर अच्छा लगा।`,
      `Purane ghar mein aur bhi zaroori hai.
      {day} ko bataiyega.`,
    ],
  ),
  offer: said(
    [
      `Is {day} still free?
      We would take it, for a family near {landmark}.
      Kind of you. The children of {street} will be happy.
      Passing this on to a friend in {locality}.
      Can I come after {evening}?
      Does that hold for {other} too?`,
      `{day} अभी ख़ाली है क्या?
      {landmark} के पास एक परिवार को चाहिए।
      {locality} में एक दोस्त को बता दिया।
      {evening} के बाद आ सकते हैं?`,
      `{day} khaali hai kya?
      {evening} ke baad aa sakte hain?`,
    ],
    [
      `Yes, come on {day}.
      After {evening} is fine.
      It is yours, {street} near {landmark}.
      For {other} as well, from {day}.`,
      `हाँ, {day} को आ जाइए।
      {evening} के बाद ठीक है।
      {other} में भी, {day} से।`,
      `Haan, {day} ko aa jaiye.
      {evening} ke baad theek hai.`,
    ],
  ),
  news: said(
    [
      `Good news for {locality}.
      At last. {name} has asked for it since {year}.
      Same on {street} since {evening}.
      Who is the person to speak to at the ward office?
      Congratulations from all of {street}!
      Were there {guests} people really? Wonderful.
      My children talk about nothing else.
      Please write again, we are away till {day}.`,
      `{locality} के लिए अच्छी ख़बर।
      आख़िरकार! {name} कब से कह रहे थे।
      हमारी गली में भी {evening} से यही हाल है।
      {street} की तरफ़ से बधाई!
      वार्ड दफ़्तर में किससे बात करें?`,
      `{locality} ke liye achhi khabar.
      Hamari gali mein bhi {evening} se yahi haal hai.
      Bahut badhai!`,
    ],
    [
      `Will write again on {day}.
      {name} at the ward office, mornings before {clock}.
      Thank you all.
      It came back {minutes} minutes ago.`,
      `{day} को फिर लिखेंगे।
      {minutes} मिनट पहले ठीक हो गया।
      आप सबका धन्यवाद।`,
      `{day} ko phir likhenge.
      Sabka dhanyavaad.`,
    ],
  ),
  ask: said(
    [
      `We call the same one for {years} years, ask at {landmark}.
      {rupees} is fair, I paid {less} more last {month}.
      Try the search here with your PIN code, {n} came up for us.
      {name} from {locality} did ours on {day}.
      Book before {clock}, they fill up.
      Ask for the rate before they come.
      I can come with you on {day}.
      Ours took {hours} hours, in case you plan.`,
      `हम {years} साल से एक ही को बुलाते हैं, {landmark} पर पूछ लीजिए।
      {rupees} ठीक है।
      यहाँ अपने पिन कोड से ढूँढिए, हमें {n} मिले।
      {locality} के {name} ने हमारा काम {day} को किया था।
      पहले रेट पूछ लें।`,
      `{landmark} par poochh lijiye, {years} saal se wahi aate hain.
      {rupees} theek hai.
      Pehle rate poochh lijiye.`,
    ],
    [
      `Thank you, booked for {day}.
      That helps, will ask {name}.
      {rupees} then. Good to know.
      Found one, {clock} on {day}.`,
      `धन्यवाद, {day} का समय ले लिया।
      अच्छा हुआ पूछ लिया।
      {name} से बात करते हैं।`,
      `Dhanyavaad, {day} ka time le liya.
      {name} se baat karte hain.`,
    ],
  ),
  thanks: said(
    [
      `They did ours in {locality} too, no complaints.
      Good to hear. We have a visit on {day}.
      {name} is the best of them.
      Saving the name.
      Same here, {years} stars if one could.
      How did you pay, by UPI?`,
      `हमारे यहाँ {locality} में भी अच्छा काम किया।
      {name} सबसे अच्छे हैं।
      नाम लिख लिया।
      {day} को हमारे यहाँ भी आ रहे हैं।`,
      `Hamare yahan bhi achha kaam kiya.
      Naam likh liya.`,
    ],
    [
      `By UPI, {minutes} minutes later the bill was there.
      You will be happy with them.
      Ask for {name}.`,
      `UPI से, बिल {minutes} मिनट में आ गया।
      {name} को बुलाइए।`,
      `UPI se, bill turant aa gaya.`,
    ],
  ),
};

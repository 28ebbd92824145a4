/** What people who live on the street post. */
import { lines } from './phrases.ts';
import type { Scene } from './scene.ts';

const ask: Scene = {
  by: ['neighbour'],
  talk: 'ask',
  often: 4,
  opens: {
    en: lines(`
      Need help with {job} in {locality}. Who is good?
      Looking for {aTrade} near {landmark} who comes before {clock}.
      Is {rupees} fair for {job}?
      Which {trade} do you call, and for how many years?
      My mother in {locality} needs {aTrade} on {day}.
      Does anyone know {aTrade} who explains before starting?
      We move to {locality} in {month}. Whom should we know?`),
    hi: lines(`
      {locality} में {job}: कौन अच्छा करता है?
      {landmark} के पास कोई {trade} बताइए, {clock} से पहले आने वाला।
      {job} के {rupees} ठीक हैं क्या?
      आप किस {trade} को बुलाते हैं और कितने साल से?
      {day} को माँ के घर {trade} चाहिए, {locality} में।`),
    hinglish: lines(`
      {locality} mein {job}: kaun achha karta hai?
      Koi {trade} bataiye {landmark} ke paas, {clock} se pehle aane wala.
      {job} ke {rupees} theek hain kya?`),
  },
  ends: {
    en: lines(`
      We are on the {floor} floor, the lift works again.
      Budget about {rupees}.
      Two said {day}, neither came.
      Hindi or Kannada, both fine.
      It can wait till {day}.
      Last time it took {n} visits.`),
    hi: lines(`
      हम {floor} मंज़िल पर हैं, लिफ़्ट चालू है।
      बजट {rupees} के आसपास।
      {day} तक रुक सकते हैं।
      पिछली बार {n} बार आना पड़ा।`),
    hinglish: lines(`
      Budget {rupees} ke aaspaas.
      {day} tak ruk sakte hain.
      Pichhli baar {n} baar aana pada.`),
  },
};

const thanks: Scene = {
  by: ['neighbour'],
  talk: 'thanks',
  often: 3,
  opens: {
    en: lines(`
      Thank you {shop} for {job}, on time at {clock}.
      {shop} came on {day} as promised: {job}.
      Third time with {shop}, and again no surprise on the bill.
      {name} of {shop} found in {minutes} minutes what others looked for all {day}.
      Well done {shop}. It was {job}, and my father had only questions; all were answered.`),
    hi: lines(`
      धन्यवाद {shop}! {job}, ठीक {clock} पहुँचे।
      {shop} ने जैसा कहा वैसा किया: {job}।
      {name} ने {minutes} मिनट में ख़राबी ढूँढ ली, शुक्रिया {shop}।`),
    hinglish: lines(`
      Thank you {shop}, jo time bola usi time par aaye, {clock}.
      {shop} ne jaisa bola waisa kiya: {job}.`),
  },
  ends: {
    en: lines(`
      We paid {rupees} with a proper bill.
      My neighbour on the {floor} floor has booked them for {day}.
      Shoes off at the door without asking.
      Even the old part was put in a bag for us to see.`),
    hi: lines(`
      {rupees} दिए, पक्के बिल के साथ।
      {floor} मंज़िल वाले पड़ोसी ने भी {day} का समय लिया है।`),
    hinglish: lines(`
      {rupees} diye, pakke bill ke saath.
      Padosi ne bhi {day} ka time liya hai.`),
  },
};

const offer: Scene = {
  by: ['neighbour', 'worker'],
  talk: 'offer',
  often: 2,
  opens: {
    en: lines(`
      Giving away {thing}, {street} in {locality}.
      I have a drill and a {metres} metre ladder. Borrow them any {day}.
      Free maths help for class {grade}, {day} evenings near {landmark}.
      Going to {other} by car every {day} at {clock}, {n} seats free.
      I can read and explain electricity bills to seniors on {day}, {locality}.
      {n} saplings of {plant} ready for new homes in {locality}.`),
    hi: lines(`
      {locality} में {thing} मुफ़्त दे रहे हैं।
      मेरे पास ड्रिल और {metres} मीटर की सीढ़ी है, {day} को ले जाइए।
      कक्षा {grade} के बच्चों को {day} शाम गणित मुफ़्त पढ़ाते हैं।
      {plant} के {n} पौधे तैयार हैं, {locality} से ले जाइए।`),
    hinglish: lines(`
      {thing} free mein de rahe hain, {locality} se le jaiye.
      Mere paas drill aur seedhi hai, {day} ko le jaiye.`),
  },
  ends: {
    en: lines(`
      First come, first served, till {evening}.
      No money, only a promise to bring it back by {day}.
      Write below which {day} suits you.`),
    hi: lines(`
      {evening} तक, जो पहले आए।
      नीचे लिख दें कि कौन सा {day} ठीक रहेगा।`),
    hinglish: lines(`
      {evening} tak, jo pehle aaye.`),
  },
};

const news: Scene = {
  by: ['neighbour', 'worker'],
  talk: 'news',
  often: 4,
  opens: {
    en: lines(`
      Water tanker on {street} came at {clock}, {litres} litres for {n} houses.
      No power on {street} since {evening}; the lineman says {hours} hours.
      The pothole near {landmark} is filled after {n} letters.
      {season} The drain on {street} was cleaned on {day}.
      Street lights between {landmark} and {street} work again.
      Found on {street}: {found}. It is with the guard.
      {guests} people at the street dinner on {day}; {name} made the bisi bele bath.
      The {bus} bus stops at {landmark} again from {day}.
      Vegetables are {percent}% cheaper at the {day} market in {locality}.
      Children of {street} collected {rupees} for the stray dogs.
      {name} turned {age} on {day} and still walks to {landmark} every morning.
      Blood donation camp near {landmark} on {day}, from {clock}.`),
    hi: lines(`
      {street} पर {clock} पानी का टैंकर आया, {n} घरों के लिए {litres} लीटर।
      {evening} से {street} पर बिजली नहीं है, लाइनमैन {hours} घंटे कह रहा है।
      {landmark} के पास का गड्ढा {n} चिट्ठियों के बाद भर गया।
      {season} {street} की नाली {day} को साफ़ हुई।
      {street} पर मिला: {found}। गार्ड के पास रखा है।
      {day} के मोहल्ला भोज में {guests} लोग आए, खीर {name} ने बनाई।
      {locality} के {day} बाज़ार में सब्ज़ी {percent}% सस्ती है।
      {name} {day} को {age} साल के हो गए और आज भी रोज़ टहलने जाते हैं।
      {landmark} के पास {day} को रक्तदान शिविर है, {clock} से।
      {street} के बच्चों ने गली के कुत्तों के लिए {rupees} जमा किए।`),
    hinglish: lines(`
      {street} par {evening} se light nahin hai, lineman {hours} ghante bol raha hai.
      {landmark} ke paas ka gaddha bhar gaya, {n} chitthi ke baad.
      {day} ke market mein sabzi {percent}% sasti hai.
      {street} par {found} mila hai, guard ke paas hai.`),
  },
  ends: {
    en: lines(`
      Thanks to {name} for not giving up.
      Please keep the gate of {street} closed after {evening}.
      Next one on {day}.
      Auto drivers at {landmark} already know.`),
    hi: lines(`
      {name} का शुक्रिया, जो लगे रहे।
      {evening} के बाद {street} का गेट बंद रखें।
      अगली बार {day} को।`),
    hinglish: lines(`
      {name} ka shukriya, lage rahe.
      Agli baar {day} ko.`),
  },
};

const looking: Scene = {
  by: ['seeker'],
  talk: 'ask',
  often: 1,
  opens: {
    en: lines(`
      Looking for work as {aTrade} from {day}, {years} years of experience.
      Finished a course of {n} months, and free for work in {locality} or {other}.
      Did {job} today for a friend. I can do the same for your team.
      Two interviews this week, one near {landmark} on {day}. Wish me luck.`),
    hi: lines(`
      {day} से {trade} के काम की तलाश है, {years} साल का अनुभव।
      {n} महीने का कोर्स पूरा किया, {locality} या {other} में काम चलेगा।
      इस हफ़्ते दो इंटरव्यू हैं, एक {day} को {landmark} के पास।`),
    hinglish: lines(`
      {day} se {trade} ke kaam ki talash hai, {years} saal ka experience.
      {locality} ya {other} mein kaam chalega.`),
  },
  ends: {
    en: lines(`
      Day shift, about {wage} a month.
      I have my own tools and a scooter.`),
    hi: lines(`
      दिन की पाली, महीने के {wage} के आसपास।
      अपने औज़ार और स्कूटर हैं।`),
    hinglish: lines(`
      Day shift, mahine ka {wage} ke aaspaas.`),
  },
};

export const streetScenes: readonly Scene[] = [ask, thanks, offer, news, looking];

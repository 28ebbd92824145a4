/** What businesses and those who work for them post. */
import { lines } from './phrases.ts';
import type { Scene } from './scene.ts';

const work: Scene = {
  by: ['shop', 'worker'],
  talk: 'work',
  often: 5,
  opens: {
    en: lines(`
      Done today in {locality}: {job}.
      This morning near {landmark}: {job}.
      {Street}, {locality}: {job}.
      Work of the day: {job}.
      From our diary of {day}: {job}.
      A call from {locality} at {clock}: {job}.
      One more for the list: {job}.`),
    hi: lines(`
      आज {locality} में: {job}।
      {landmark} के पास आज का काम: {job}।
      {day} की डायरी से: {job}।
      {clock} {locality} से फ़ोन आया: {job}।
      आज का काम: {job}।`),
    hinglish: lines(`
      Aaj {locality} mein: {job}.
      {landmark} ke paas aaj ka kaam: {job}.
      {day} ki diary se: {job}.`),
  },
  ends: {
    en: lines(`
      Began at {clock}, done in {n} hours.
      The bill was {rupees}, as quoted.
      {n} of us, {hours} hours, and the floor was clean when we left.
      Parts with their bill, {rupees} in all.
      The warranty on it is {days} days.
      The owner offered filter coffee {n} times; we took it twice.
      Next visit is on {day}, to see that it holds.
      A neighbour on the {floor} floor has asked for the same on {day}.
      We found the cause after {minutes} minutes; the rest was quick.
      Our youngest did it alone, {name} only watched.
      Photos before and after went to the owner by {clock}.
      It would have cost {rupees} to buy new; mending took {less}.
      {Landmark} was jammed till {clock}, sorry for the wait.`),
    hi: lines(`
      {clock} शुरू किया, {n} घंटे में पूरा।
      बिल {rupees}, जितना बताया था उतना ही।
      सामान का बिल साथ में, कुल {rupees}।
      इस काम पर {days} दिन की वारंटी है।
      {day} को एक बार फिर देखने जाएँगे।
      {n} लोगों ने मिलकर किया, जाते समय फ़र्श साफ़ था।
      घरवालों ने {n} बार चाय पूछी।
      {floor} मंज़िल वालों ने भी {day} के लिए कहा है।`),
    hinglish: lines(`
      {n} ghante ka kaam, bill {rupees}.
      Warranty {days} din ki hai.
      {day} ko phir ek baar dekhne jaayenge.
      Gharwalon ne {n} baar chai poochhi.`),
  },
};

const tip: Scene = {
  by: ['shop', 'worker'],
  talk: 'tip',
  often: 3,
  opens: {
    en: lines(`
      {tip}
      Heard at {n} doors this week, so here it is once more. {tip}
      What we tell everyone in {locality}: {tip}
      {season} {tip}`),
    hi: lines(`
      {tip}
      इस हफ़्ते {n} घरों में यही बताया। {tip}
      {locality} के लोगों के लिए एक बात: {tip}
      {season} {tip}`),
    hinglish: lines(`
      {tip}
      Is hafte {n} gharon mein yahi bataya. {tip}
      {season} {tip}`),
  },
  ends: {
    en: lines(`
      Questions? Ask below, {name} reads them on {day}.
      It saved a family near {landmark} {rupees} last {month}.
      We learnt it the hard way in {year}.`),
    hi: lines(`
      कुछ पूछना हो तो नीचे लिखें, {name} {day} को जवाब देंगे।
      {locality} के एक परिवार के {rupees} बचे।`),
    hinglish: lines(`
      Kuch poochhna ho to neeche likhiye, {name} {day} ko jawab denge.
      {locality} mein ek family ke {rupees} bache.`),
  },
};

const slots: Scene = {
  by: ['shop'],
  talk: 'offer',
  often: 2,
  opens: {
    en: lines(`
      {n} visits free on {day} around {locality}.
      Morning of {day}: we are in {locality} anyway, {n} more houses fit in.
      {season} We have {n} teams out this week.
      Seniors of {locality}: {percent}% less on visits before {clock}.`),
    hi: lines(`
      {day} को {locality} के आसपास {n} विज़िट ख़ाली हैं।
      {season} इस हफ़्ते हमारी {n} टीमें निकली हैं।
      {locality} के बुज़ुर्गों के लिए {clock} से पहले {percent}% कम।`),
    hinglish: lines(`
      {day} ko {locality} mein {n} visit khaali hain.
      {season} Is hafte {n} team nikli hain.`),
  },
  ends: {
    en: lines(`
      Visit charge {less}, taken off the bill if you go ahead.
      Book before {clock} and choose who comes.
      From {rupees}, material apart.`),
    hi: lines(`
      विज़िट {less}, काम हुआ तो बिल से कम।
      {clock} से पहले बुक करें।`),
    hinglish: lines(`
      Visit {less}, kaam hua to bill se kam.
      {clock} se pehle book kijiye.`),
  },
};

const team: Scene = {
  by: ['shop', 'worker'],
  talk: 'news',
  often: 2,
  tag: { en: 'team', hi: 'टीम', hinglish: 'team' },
  opens: {
    en: lines(`
      {name} has been with us {years} years this {month}.
      Welcome {name}, our new {trade}.
      {name} passed the trade test with {marks} of 100.
      Fourth five star week for {name}, {n} visits a day.
      We trained {n} apprentices at the workshop near {landmark} on {day}.
      New drill, new gloves and {n} helmets: the team got its kit on {day}.`),
    hi: lines(`
      {name} को हमारे साथ {years} साल हो गए।
      हमारी टीम में {name} का स्वागत है।
      {name} ने ट्रेड टेस्ट में 100 में से {marks} अंक लिए।
      {day} को {n} नए साथियों की ट्रेनिंग हुई।`),
    hinglish: lines(`
      {name} ko hamare saath {years} saal ho gaye.
      Team mein {name} ka swagat hai.`),
  },
  ends: {
    en: lines(`
      Sweets for everyone from the shop near {landmark}.
      From {locality} by the {clock} bus, never late.
      {years} years ago it began with one bag of tools.`),
    hi: lines(`
      सबके लिए {landmark} के पास से मिठाई आई।
      {locality} से {clock} की बस से आते हैं, कभी देर नहीं।`),
    hinglish: lines(`
      Sabke liye {landmark} ke paas se mithai aayi.`),
  },
};

export const tradeScenes: readonly Scene[] = [work, tip, slots, team];

const listOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** `asha at gmail dot com`, in the ways people say it. */
export const atWords = listOf('at एट ऐट att');
export const dotWords = listOf('dot डॉट डाट');
export const joiningWords = listOf('underscore dash hyphen');

export const mailHosts = listOf(
  'gmail googlemail yahoo ymail hotmail outlook rediff rediffmail icloud protonmail proton zoho live aol जीमेल याहू',
);

/** Endings of sites that are no words of a sentence. */
export const surelySites = listOf(
  'com org net edu gov info biz xyz shop app link online website store tech dev io ai कॉम भारत',
);
/** Endings that are words as well: they count where the rest says so. */
export const perhapsSites = listOf('in co me us uk site page live one work cc to ly gl');
/** Before a site. */
export const siteWords = listOf(
  'visit see site website web check my our on at www page portal http https link url open browse वेबसाइट साइट लिंक',
);
/** What a full stop without a space behind it parts from the next sentence. */
export const commonLabels = listOf(
  'call text mail tell give let help message ping with for and the this that you it them room work home done now today tomorrow',
);

/** Accounts of payment by the part behind the sign; these are no words of a sentence. */
export const paymentHosts = listOf(
  `ybl okaxis oksbi okhdfcbank okicici ibl axl apl axisbank hdfcbank yesbank ptyes ptsbi ptaxis pthdfc waicici waaxis wasbi wahdfcbank
  jupiteraxis ikwik fbl idfcbank kotak rapl yapl abfspay axisb timecosmos tapicici sliceaxis postbank freecharge`,
);

export const socialWords = listOf(
  `instagram insta ig facebook fb telegram tg whatsapp whatsap watsapp wapp snapchat snap linkedin twitter youtube skype signal gmail yahoo hotmail rediffmail
  इंस्टा इंस्टाग्राम फेसबुक टेलीग्राम व्हाट्सएप व्हाट्सऐप`,
);
/** Between the name of a network and the name in it. */
export const linkingWords = listOf(
  'id is handle name user username profile page account as par pe hai mera my me on the i am ka ki per आईडी पर है नाम',
);
/** Of those, the ones behind which a name comes. */
export const namingWords = listOf('id handle username as आईडी');

/** What follows an @ without being anyone's name. */
export const placesAt = listOf(
  `home work office school site house noon night midnight morning evening gate counter shop store park mall metro station tower flat
  floor room rate market place present least most once door society clinic hospital temple college center centre airport`,
);

/** Ends of the names of places. */
export const endsOfPlaces =
  /(?:nagar|pur|puram|halli|garh|bad|colony|layout|road|street|market|cross|circle|mall|wadi|gaon|pet|palya|vihar|enclave|sector|phase|bagh|ganj|chowk|bazaar|bazar|field|park)$/u;
/** Before an @ that stands for a place. */
export const placeVerbs = listOf(
  'meet see you come reach site located live living stay staying available visit done work working now today tomorrow am pm',
);

/** Words of sentences, which are no names in a network. */
export const plainWords = listOf(
  `yes no ok okay we you they the this that it is are was please call me my your our and or but if when where what how can will would
  have has had do does did not to from for with on in at of by as a an i he she works work better best easy fine good thanks thank
  send sent share shared see saw use used using group chat message messages photo photos video videos number status page post posts
  ads account only also too later now today tomorrow there here so any all more haan nahi nahin ji kya hai hain pe par bhej do dena
  karo kar mat bhi aur preferred works available is private public different new old hacked blocked`,
);

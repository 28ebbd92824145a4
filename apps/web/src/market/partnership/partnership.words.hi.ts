export const partnershipEmptyWords: Readonly<Record<string, string>> = {
  'empty.incomplete-profile': 'आप बेचने के लिए लगभग तैयार हैं, अपना प्रोफ़ाइल पूरा करें',
  'empty.incomplete-profile.words': 'अपनी सेवाएँ, इलाक़ा और दस्तावेज़ जोड़ें।',
  'empty.incomplete-profile.go': 'प्रोफ़ाइल पूरा करें',
  'empty.under-review': 'आपके प्रोफ़ाइल की जाँच हो रही है',
  'empty.under-review.words': 'आपकी जानकारी जाँच के लिए भेज दी गई है। जाँच होने तक बदलाव नहीं हो सकेगा।',
  'empty.under-review.go': 'संपर्क करें',
  'empty.profile-rejected': 'आपका प्रोफ़ाइल मंज़ूर नहीं हुआ',
  'empty.profile-rejected.words': 'देखें कि क्या बदलना है, ठीक करें और फिर भेजें।',
  'empty.profile-rejected.go': 'प्रोफ़ाइल ठीक करें',
};

/** What the fields are called that one confirms of a partner's hours, bank account and leaving. */
export const partnershipChangeWords: Readonly<Record<string, string>> = {
  'changed.payout': 'आने वाला भुगतान',
  'changed.bankAccount': 'बैंक खाते के आख़िरी अंक',
  'changed.monday': 'सोमवार',
  'changed.tuesday': 'मंगलवार',
  'changed.wednesday': 'बुधवार',
  'changed.thursday': 'गुरुवार',
  'changed.friday': 'शुक्रवार',
  'changed.saturday': 'शनिवार',
  'changed.sunday': 'रविवार',
  'changed.ownerWorks': 'आपका खुद काम करना',
};
